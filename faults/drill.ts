import { join } from 'node:path'
import { openBackedClinic } from '@clinic/server/testing/backed-clinic'
import { restoreBackup } from '@clinic/server/testing/restore-backup'
import { writeRows } from './write-rows.ts'

// npm run drill -- --short: a tenth of the patients, and no row is written
const SHORT = process.argv.includes('--short')
const [BEFORE, AFTER] = SHORT ? [2_000, 200] : [20_000, 2_000]
const say = (line: string) => void process.stdout.write(`${line}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

// npm run drill: writes patients, backs up, writes more, deletes all of them, restores to the moment before, compares, and writes its row
const clinic = await openBackedClinic()
try {
  await clinic.write(BEFORE)
  const backing = performance.now()
  const made = await clinic.backUp()
  const backedUp = seconds(backing)
  say(`Backed up ${made.files} files, ${(made.bytes / 1e6).toFixed(1)} MB sealed, in ${backedUp}`)
  await clinic.write(AFTER)
  const [before, target] = [await clinic.counts(), await clinic.moment()]
  await clinic.mistake()
  await clinic.archive()
  say(`Deleted every patient; restoring to ${target}`)
  const restoring = performance.now()
  const into = join(clinic.scratch, 'restored')
  const { rows, audit } = await restoreBackup({ shelf: clinic.shelf, key: clinic.key, target, into, auditKey: undefined, log: say })
  const restored = seconds(restoring)
  const lost = Object.keys(before).filter((table) => before[table] !== rows[table])
  const whole = lost.length === 0 && audit?.findings.length === 0
  const measured = `${rows.patients} of ${before.patients} patients and ${audit?.checked} audit entries back in ${restored}, verified; backup ${backedUp}`
  say(whole ? measured : `NOT restored: ${[...lost, ...(audit?.findings ?? ['the audit log was not verified'])].join('; ')}`)
  if (whole && !SHORT) {
    const aim = 'every row, audit chain whole'
    writeRows(join(import.meta.dirname, '..', 'docs', 'reliability.md'), [
      {
        id: 'F11',
        what: 'Every patient deleted by mistake; restored to the moment before from base backup and log',
        aim,
        measured,
        shown: '`npm run drill`',
      },
    ])
  }
  process.exitCode = whole ? 0 : 1
} finally {
  await clinic.close()
}
