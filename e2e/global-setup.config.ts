import { rmSync } from 'node:fs'
import { ensureWebBuilt } from '../scripts/build-web.mjs'
import { seedClinic, startProgram } from './support/program.ts'
import { keepSession } from './support/sessions.ts'
import { STAFF } from './support/staff.ts'

/** Starts the program once for the whole run, with the staff already logged in; at the end it has to stop cleanly and without a mishap. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureWebBuilt()
  const seeded = await seedClinic()
  if (seeded !== null) process.env.CLINIC_SEEDED = seeded
  const program = await startProgram({ spare: true })
  process.env.CLINIC_URL = program.url
  process.env.CLINIC_DATA_DIR = program.dataDir
  for (const email of Object.values(STAFF)) await keepSession(email)
  return async () => {
    const code = await program.stop()
    const output = program.output()
    if (seeded !== null) rmSync(seeded, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The program ended with ${code}.\n${output}`)
    if (output.includes('unexpected failure')) throw new Error(`The program met with a failure of its own.\n${output}`)
  }
}
