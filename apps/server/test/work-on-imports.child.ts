import { workOnImports } from '../src/imports/stages/work-on-import.ts'
import { encryptColumns } from '../src/platform/crypto/encrypted-columns.ts'
import { type DatabaseAddress, openDatabase } from '../src/platform/db/database.ts'
import { testRing } from './keys.ts'

/** Works on imports until it is killed or all wait for a user. */
const [, , address = '', now = ''] = process.argv
const { sql, close } = openDatabase(JSON.parse(address) as DatabaseAddress, { connections: 3, name: 'importing' })
await encryptColumns(sql, testRing)
await workOnImports({ sql, now: () => now, zone: 'America/Toronto', say: () => {} })
await close()
