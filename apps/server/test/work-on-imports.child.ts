import { workOnImports } from '../src/imports/work-on-import.ts'
import { type DatabaseAddress, openDatabase } from '../src/platform/database.ts'

/** A process that goes on with imports until it is killed or all wait for a person. It says when it begins. */
const [, , address = '', now = ''] = process.argv
const { sql, close } = openDatabase(JSON.parse(address) as DatabaseAddress, { connections: 3, name: 'importing' })
process.stdout.write('working\n')
await workOnImports({ sql, now: () => now, zone: 'America/Toronto', say: (line) => process.stdout.write(`${line}\n`) })
await close()
