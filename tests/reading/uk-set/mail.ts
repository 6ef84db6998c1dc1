/** Saved e-mails (RFC 5322, RFC 2045): one that carries a PDF, one that is an HTML page. */

const folded = (bytes: Buffer): string => bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n')

const crlf = (text: string): string => text.replaceAll(/\r?\n/g, '\r\n')

/** A short text with the invoice attached. */
export function mailWithPdf(from: string, subject: string, name: string, pdf: Buffer): string {
  return `${crlf(`From: ${from}
To: Accounts <accounts@marlowdesign.example>
Subject: ${subject}
Date: Tue, 01 Apr 2025 09:12:44 +0100
Message-ID: <20250401091244.4711@kirkgate.example>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="=_part_one"

--=_part_one
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 7bit

Good morning,

please find our invoice attached.

Kind regards,
Kirkgate Fastenings
--=_part_one
Content-Type: application/pdf; name="${name}"
Content-Disposition: attachment; filename="${name}"
Content-Transfer-Encoding: base64

`)}${folded(pdf)}\r\n--=_part_one--\r\n`
}

/** Nothing but an HTML body, in base64 as shops' programs send it. */
export function htmlMail(from: string, subject: string, date: Date, html: string): string {
  return `${crlf(`From: ${from}
To: accounts@marlowdesign.example
Subject: ${subject}
Date: ${date.toUTCString().replace('GMT', '+0000')}
Message-ID: <order.1@shop.example>
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: base64

`)}${folded(Buffer.from(html))}\r\n`
}
