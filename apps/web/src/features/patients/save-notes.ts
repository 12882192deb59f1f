import { readStatus, type StatusRow } from '@clinic/contract/patients'
import { writeNotes } from '@clinic/contract/queues'
import { call } from '../../lib/api.ts'
import { ApiProblem } from '../../lib/api-problem.ts'

export type NotesOrder = { patientId: string; text: string; base: string; version: number }
export type NotesResult = { patient: StatusRow } | { contested: string }

/** Writes notes on `base`. A change of anything but the notes is no conflict; other words in them are, and come back. Throws `ApiProblem`. */
export async function saveNotes({ patientId, text, base, version }: NotesOrder): Promise<NotesResult> {
  const params = { patient_id: patientId }
  const write = (baseVersion: number) => call(writeNotes, { params, body: { appointment_notes: text, version: baseVersion } })
  try {
    return await write(version)
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'version-conflict') throw error
    const fresh = await call(readStatus, { params })
    return fresh.appointment_notes === base ? await write(fresh.version) : { contested: fresh.appointment_notes }
  }
}
