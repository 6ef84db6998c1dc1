/** The schemas that the newest migrations make, as digests, so that a start need not make them to compare. */
import { createHash } from 'node:crypto'

/** SHA-256 of all migrations of a file, joined by line ends, and of the schema that they make. */
const schemas: Readonly<Record<string, string>> = {
  // docket.sqlite
  f0401ab2665e086dbe1c5ec734d2f4716e5a11c252dd0d61707dcc2dfcc7e3ff:
    '937bc4b6eb22ff6b71f09188c13232c80576e3ef481b82e62a9e3b3577674e31',
  // books.sqlite
  '7be936784f727a230fc6e5d2de1495311d417482e07fabd381eb65d876bb500a':
    'e9902f902fb1b875c6bcef1051f45d67c8ea56d1c4023d92cf9bb33603f30a18',
  // readings.sqlite
  '20ef3adff73bdbabe8881220e4b98111466b993c2b255bae6adcf88b2762735e':
    '3a1375f497f917783909977d424a5d621c47b274843874340264de01d01456b6',
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Whether these migrations are known to make this schema; false says nothing. */
export const isKnownToMake = (script: string, schema: string): boolean =>
  schemas[digestOf(script)] === digestOf(schema)
