// Owns asking xmllint whether a document is valid against the schema of interface B.
import { spawnSync } from 'node:child_process'
import { fixturePath } from './caller'

export const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined

/** What xmllint objects to; empty for a valid document. */
export function objections(xml: string): string {
  const args = ['--noout', '--nonet', '--schema', fixturePath('salesinvoice.xsd'), '-']
  const { status, stderr } = spawnSync('xmllint', args, { input: xml, encoding: 'utf8' })
  return status === 0 ? '' : stderr
}

export function sayWhyNot(): void {
  if (!hasXmllint)
    console.warn('Skipped: XML is not checked against its schema, as there is no xmllint here.')
}
