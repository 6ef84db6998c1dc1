/** Of electron/store/database/known-schemas.ts. */
import { expect, test } from 'vitest'
import { schemaMadeBy } from '../../../../../electron/store/database/database'
import { digestOf, isKnownToMake } from '../../../../../electron/store/database/known-schemas'
import {
  bookMigrations,
  readingMigrations,
  storeMigrations,
} from '../../../../../electron/store/database/migrations'

test.each(Object.entries({ storeMigrations, bookMigrations, readingMigrations }))(
  'what the newest %s make is known, so that no start makes it anew',
  (_name, migrations) => {
    const [script, schema] = [migrations.join('\n'), schemaMadeBy(migrations)]
    const line = `'${digestOf(script)}': '${digestOf(schema)}'`
    expect(isKnownToMake(script, schema), `known-schemas.ts lacks ${line}`).toBe(true)
    expect(isKnownToMake(script, schema.replace('TABLE', 'TABLF'))).toBe(false)
    expect(isKnownToMake(`${script} `, schema)).toBe(false)
  },
)
