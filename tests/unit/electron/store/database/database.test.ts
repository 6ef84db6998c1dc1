import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { Database } from '../../../../../electron/store/database/database'
import { sha256, temporaryFolder } from '../../../../support/files'

function fresh(): string {
  return path.join(temporaryFolder(), 'docket.sqlite')
}

function opened(file: string): Database {
  const database = new Database(file)
  onTestFinished(() => {
    try {
      database.close()
    } catch {
      // The test has closed it.
    }
  })
  return database
}

const accounts = (database: Database) =>
  database.all('SELECT id FROM account ORDER BY id').map((row) => row['id'])

function add(database: Database, id: string): void {
  database.run(
    'INSERT INTO account (id, kind, name, colour, service, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    id,
    'demo',
    'Name',
    '#000000',
    '{}',
    '2026-06-30',
  )
}

test('every commit is on disk when it returns, at the first opening and at every later one', () => {
  const file = fresh()
  for (let opening = 0; opening < 3; opening += 1) {
    const database = new Database(file)
    expect(database.get('PRAGMA synchronous')).toEqual({ synchronous: 2 })
    expect(database.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' })
    expect(database.get('PRAGMA foreign_keys')).toEqual({ foreign_keys: 1 })
    database.close()
  }
})

test('a commit that may be synced later is all or nothing too, and told only with the next that may not', () => {
  const database = opened(fresh())
  const later = { maySyncLater: true }
  const synchronous = () => database.get('PRAGMA synchronous')
  let told = 0
  database.afterCommit(() => (told += 1))
  const during = database.transaction(() => {
    add(database, 'a')
    return synchronous()
  }, later)
  expect(during).toEqual({ synchronous: 1 })
  expect(() =>
    database.transaction(() => {
      add(database, 'lost')
      throw new Error('In the middle')
    }, later),
  ).toThrow('In the middle')
  expect([accounts(database), told]).toEqual([['a'], 0])
  expect(synchronous()).toEqual({ synchronous: 2 })
  database.transaction(() => {
    database.transaction(() => {
      add(database, 'b')
    }, later)
    expect(synchronous()).toEqual({ synchronous: 2 })
  })
  expect([accounts(database), told]).toEqual([['a', 'b'], 1])
})

test('what was committed survives a process that never closes', () => {
  const file = fresh()
  const database = opened(file)
  add(database, 'a')
  const copy = fresh()
  for (const ending of ['', '-wal'])
    if (existsSync(file + ending)) copyFileSync(file + ending, copy + ending)
  expect(accounts(opened(copy))).toEqual(['a'])
})

test('opening twice migrates once and keeps everything', () => {
  const file = fresh()
  const first = new Database(file)
  add(first, 'a')
  const version = first.get('PRAGMA user_version')
  first.close()
  const second = opened(file)
  expect(second.get('PRAGMA user_version')).toEqual(version)
  expect(accounts(second)).toEqual(['a'])
})

test.each(['wal', 'delete'])(
  'a store that a newer app wrote is refused and not touched in one byte (%s)',
  (journal) => {
    const file = fresh()
    const newer = new DatabaseSync(file)
    newer.exec(`PRAGMA journal_mode = ${journal}; PRAGMA user_version = 99`)
    newer.exec('CREATE TABLE future (x)')
    newer.close()
    const before = readFileSync(file)
    expect(() => new Database(file)).toThrow(expect.objectContaining({ code: 'store-newer' }))
    expect(sha256(readFileSync(file))).toBe(sha256(before))
    for (const ending of ['-wal', '-journal'])
      if (existsSync(file + ending)) expect(statSync(file + ending).size).toBe(0)
  },
)

test.each([
  [
    'text',
    Buffer.from('This is no database at all, but long enough to have a header. '.repeat(20)),
  ],
  ['noise', Buffer.alloc(8192, 0xa5)],
])('a file that is none is named damaged and left as it is: %s', (_what, bytes) => {
  const file = fresh()
  writeFileSync(file, bytes)
  expect(() => new Database(file)).toThrow(expect.objectContaining({ code: 'store-damaged' }))
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

test('a place that cannot be opened is named', () => {
  expect(() => new Database(temporaryFolder())).toThrow(
    expect.objectContaining({ code: 'no-permission' }),
  )
  expect(() => new Database(path.join(temporaryFolder(), 'no', 'such', 'folder.sqlite'))).toThrow(
    expect.objectContaining({ code: 'no-permission' }),
  )
})

test('a damaged page is named damaged when it is read', () => {
  const file = fresh()
  const database = new Database(file)
  for (let count = 0; count < 500; count += 1) add(database, `account-${count}`)
  database.close()
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 4096 * 3, statSync(file).size)
  writeFileSync(file, bytes)
  expect(() => {
    const damaged = new Database(file)
    onTestFinished(() => {
      damaged.close()
    })
    damaged.all('SELECT * FROM account')
    damaged.all('SELECT * FROM receipt')
    damaged.all('SELECT * FROM journal')
  }).toThrow(expect.objectContaining({ code: 'store-damaged' }))
})

test('all or nothing: what a transaction did is gone when it throws', () => {
  const database = opened(fresh())
  add(database, 'kept')
  expect(() =>
    database.transaction(() => {
      add(database, 'lost')
      throw new Error('In the middle')
    }),
  ).toThrow('In the middle')
  expect(accounts(database)).toEqual(['kept'])
  database.transaction(() => {
    add(database, 'later')
  })
  expect(accounts(database)).toEqual(['kept', 'later'])
})

test('a transaction gives back what its work gave', () => {
  expect(opened(fresh()).transaction(() => 42)).toBe(42)
})

test('a transaction inside a transaction joins it: both or none', () => {
  const database = opened(fresh())
  database.transaction(() => {
    add(database, 'outer')
    database.transaction(() => {
      add(database, 'inner')
    })
  })
  expect(accounts(database)).toEqual(['inner', 'outer'])
  expect(() =>
    database.transaction(() => {
      database.transaction(() => {
        add(database, 'inner lost')
      })
      throw new Error('After the inner one')
    }),
  ).toThrow()
  expect(() =>
    database.transaction(() => {
      add(database, 'outer lost')
      database.transaction(() => {
        throw new Error('In the inner one')
      })
    }),
  ).toThrow()
  expect(accounts(database)).toEqual(['inner', 'outer'])
})

test('a statement that breaks a rule changes nothing and can be followed by others', () => {
  const database = opened(fresh())
  add(database, 'a')
  expect(() => {
    add(database, 'a')
  }).toThrow(/UNIQUE/)
  expect(() => database.run("INSERT INTO posting (receipt_id) VALUES ('none')")).toThrow(/FOREIGN/)
  expect(accounts(database)).toEqual(['a'])
})

test('text, numbers, bytes and nothing come back as they went in', () => {
  const database = opened(fresh())
  const row = database.get(
    'SELECT ? AS text, ? AS whole, ? AS part, ? AS missing, ? AS bytes',
    "'; DROP TABLE account; -- 💷",
    9_007_199_254_740_991,
    0.5,
    null,
    Uint8Array.of(0, 255),
  )
  expect(row).toMatchObject({
    text: "'; DROP TABLE account; -- 💷",
    whole: 9_007_199_254_740_991,
    part: 0.5,
    missing: null,
  })
  expect([...(row?.['bytes'] as Uint8Array)]).toEqual([0, 255])
})
