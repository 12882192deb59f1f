import { parseArgs } from 'node:util'
import { measureChat } from './chat.ts'
import { measureClaim } from './claim.ts'
import { type Clinic, openClinic } from './clinic.ts'
import { fill, type People } from './fill.ts'
import { measureMemory } from './memory.ts'
import { measurePage } from './page.ts'
import { print, type Table } from './table.ts'

/** The parts in the order in which they run: memory comes first, because it asks about a process that has done nothing yet. */
const PARTS: Record<string, { needsPatients: boolean; measure(clinic: Clinic, people: People): Promise<Table> }> = {
  memory: { needsPatients: false, measure: measureMemory },
  page: { needsPatients: true, measure: measurePage },
  claim: { needsPatients: true, measure: measureClaim },
  chat: { needsPatients: true, measure: measureChat },
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { patients: { type: 'string', default: '200000' } } })
const unknown = positionals.filter((name) => !(name in PARTS))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}: choose among ${Object.keys(PARTS).join(', ')}.\n`)
  process.exit(1)
}
await run(Number(values.patients), positionals.length === 0 ? Object.keys(PARTS) : positionals)

async function run(patients: number, chosen: readonly string[]): Promise<void> {
  const clinic = await openClinic()
  process.on('SIGTERM', () => void clinic.stop().then(() => process.exit(143)))
  process.on('SIGINT', () => void clinic.stop().then(() => process.exit(130)))
  try {
    let people: People = { pcrs: [], claimers: [] }
    for (const [name, part] of Object.entries(PARTS)) {
      if (!chosen.includes(name)) continue
      if (part.needsPatients && people.pcrs.length === 0) people = await fill(clinic.sql, patients)
      print(await part.measure(clinic, people))
    }
  } finally {
    await clinic.stop()
  }
}
