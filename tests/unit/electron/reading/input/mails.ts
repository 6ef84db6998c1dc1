/** Test e-mails. */

interface Part {
  type: string
  content: Uint8Array | string
  /** More header lines. */
  headers?: string[]
}

export function mail(parts: Part[], headers: string[] = []): Buffer {
  const body = parts.map(({ type, content, headers: more = [] }) =>
    [
      '--cut',
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      ...more,
      '',
      Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n'),
  )
  return Buffer.from(
    [
      'From: Taxi Ltd <receipts@taxi.example>',
      'To: me@home.example',
      'Subject: =?utf-8?q?Your_trip=2C_=C2=A312=2E30?=',
      'Date: Fri, 03 Apr 2026 18:20:00 +0100',
      'MIME-Version: 1.0',
      ...headers,
      'Content-Type: multipart/mixed; boundary=cut',
      '',
      ...body,
      '--cut--',
      '',
    ].join('\r\n'),
  )
}

export function attached(fileName: string, type: string, content: Uint8Array): Part {
  return { type, content, headers: [`Content-Disposition: attachment; filename="${fileName}"`] }
}

export function inline(fileName: string, type: string, content: Uint8Array): Part {
  return {
    type,
    content,
    headers: [`Content-Disposition: inline; filename="${fileName}"`, `Content-ID: <${fileName}>`],
  }
}
