import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { measureCapacity } from './capacity.ts'
import { measureChat } from './chat.ts'
import { measureChatLoad } from './chat-load.ts'
import { measureClaim } from './claim.ts'
import { type Clinic, openClinic } from './clinic.ts'
import { measureConversation } from './conversation.ts'
import { measureCost } from './cost.ts'
import { measureDuplicates } from './duplicates.ts'
import { measureEditor } from './editor.ts'
import { fill, type People } from './fill.ts'
import { measureFirstLoad } from './first-load.ts'
import { fillHistory } from './history.ts'
import { measureImports } from './imports.ts'
import { measureLanguage } from './language.ts'
import { measureLive } from './live.ts'
import { measureManager } from './manager.ts'
import { measureMemory } from './memory.ts'
import { type Older, openOlder } from './older.ts'
import { measurePage } from './page.ts'
import { measureProof } from './proof.ts'
import { measureRecord } from './record.ts'
import { measureReports } from './reports.ts'
import { print, type Table } from './table.ts'

/**
 * The parts in the order in which they run: memory comes first, because it asks about a process that has done nothing yet; claims come last,
 * because they leave a queue of 190 000 behind, which no clinic has.
 */
const PARTS: Record<
  string,
  { needsPatients: boolean; needsHistory?: true; measure(clinic: Clinic, people: People, older: Older | null): Promise<Table> }
> = {
  memory: { needsPatients: false, measure: measureMemory },
  page: { needsPatients: true, measure: measurePage },
  chat: { needsPatients: true, measure: measureChat },
  crowd: { needsPatients: true, measure: measureChatLoad },
  conversation: { needsPatients: true, measure: measureConversation },
  'first-load': { needsPatients: false, measure: measureFirstLoad },
  language: { needsPatients: false, measure: measureLanguage },
  duplicates: { needsPatients: false, measure: measureDuplicates },
  proof: { needsPatients: false, measure: measureProof },
  editor: { needsPatients: false, measure: measureEditor },
  imports: { needsPatients: false, measure: measureImports },
  live: { needsPatients: true, measure: measureLive },
  manager: { needsPatients: true, measure: measureManager },
  record: { needsPatients: true, measure: measureRecord },
  reports: { needsPatients: true, needsHistory: true, measure: measureReports },
  cost: { needsPatients: true, measure: measureCost },
  load: { needsPatients: true, measure: measureCapacity },
  claim: { needsPatients: true, measure: measureClaim },
}

const NOBODY: People = { pcrs: [], claimers: [], administrator: { id: 0, token: '' } }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    patients: { type: 'string', default: '200000' },
    entries: { type: 'string', default: '600000' },
    short: { type: 'boolean', default: false },
    against: { type: 'string' },
  },
})
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
  let older: Older | null = null
  try {
    if (values.against !== undefined) older = await openOlder(resolve(values.against), patients)
    let people: People | null = null
    let history = false
    for (const [name, part] of Object.entries(PARTS)) {
      if (!chosen.includes(name)) continue
      if (part.needsPatients) people ??= await fill(clinic.sql, patients)
      if (part.needsHistory && !history) await fillHistory(clinic.sql, Number(values.entries))
      history ||= part.needsHistory === true
      print(await part.measure(clinic, people ?? NOBODY, older))
    }
  } finally {
    await older?.clinic.stop()
    await clinic.stop()
  }
}
