import { type Alarm, listAlarms } from '@clinic/contract/alarms'
import type { StatusRow } from '@clinic/contract/patients'
import { type ChangedRow, listViews, npPage, type PageQuery, pcrPage, readStages, readThresholds } from '@clinic/contract/queues'
import { readMessageFacts } from '@clinic/contract/queues/decision'
import { NOW, queuePageOf } from './build.ts'
import { api } from './fake-api.ts'

type Lists = { mine?: StatusRow[]; unassigned?: StatusRow[]; all?: StatusRow[]; alarms?: Alarm[] }

/** Answers what every queue screen reads. Change the lists it gives back, and the next read of the page has them. */
export function serveQueue(queue: 'pcr' | 'np', lists: Lists = {}): Required<Lists> {
  const held = { mine: [], unassigned: [], all: [], alarms: [], ...lists }
  api.answers(queue === 'pcr' ? pcrPage : npPage, ({ query }) => queuePageOf(rowsOf(held, query)))
  api.answers(listAlarms, () => ({ alarms: held.alarms, now: NOW }))
  api.answers(listViews, [])
  api.answers(readStages, [])
  if (queue === 'np') api.answers(readMessageFacts, { language: 'en', emailed: true })
  api.answers(readThresholds, { help: 60, pcr: 2_880, np_new: 4_320, np_other: 2_880, hold: 4_320, soon: 20 })
  return held
}

function rowsOf(lists: Required<Lists>, { list, search, type }: PageQuery): StatusRow[] {
  const typed = search.toLowerCase()
  return lists[list].filter(
    (row) =>
      (type === '' || row.appointment_type === type) &&
      `${row.patient_id} ${row.first_name} ${row.last_name}`.toLowerCase().includes(typed),
  )
}

/** What the server answers to a change of one row. */
export function changed(patient: StatusRow, message: string, undo: ChangedRow['undo'] = null): ChangedRow {
  return { patient: { ...patient, version: patient.version + 1 }, message, undo }
}
