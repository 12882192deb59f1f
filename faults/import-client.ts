import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@clinic/core/shared/chance'
import type { Person } from '@clinic/server/testing/add-staff'
import type { Outcome } from './history.ts'
import { attempt, type Run } from './run-context.ts'

/** A sheet that was sent: its patients are `SHEET<number>-<row>`, all of them or none. */
export type Sheet = { number: number; outcome: Outcome }

export const SHEET_ROWS = 20
const PAUSE_MS = 300
const BOUNDARY = 'faultsfaultsfaults'

/** An administrator who sends one small sheet of new patients after the other. */
export async function sendSheets(run: Run, { chance, person, sheets }: { chance: Chance; person: Person; sheets: Sheet[] }): Promise<void> {
  for (let number = 0; !run.over; number += 1) {
    const sheet: Sheet = { number, outcome: 'unknown' }
    sheets.push(sheet)
    const { attempt: kept } = await attempt(run, chance, {
      kind: 'import',
      action: null,
      patient_id: null,
      user_id: person.id,
      method: 'POST',
      path: '/api/files/import',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: multipart(number),
    })
    sheet.outcome = kept.outcome
    await sleep(PAUSE_MS)
  }
}

function multipart(number: number): string {
  // People of their own: one with the name, birth date and phone of a known patient is refused as that patient.
  const rows = Array.from({ length: SHEET_ROWS }, (_, row) => {
    const person = number * SHEET_ROWS + row
    const born = new Date(Date.UTC(1940, 0, 1 + person)).toISOString().slice(0, 10)
    return `SHEET${number}-${row},Ann,Lee,${born},416${String(5_550_000 + person)},ON`
  })
  const file = ['Patient ID,First name,Last name,DOB,Phone,Prov.', ...rows].join('\r\n')
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="spreadsheet"; filename="sheet${number}.csv"\r\nContent-Type: text/csv\r\n\r\n`
  return `${head}${file}\r\n--${BOUNDARY}--\r\n`
}
