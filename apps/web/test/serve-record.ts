import { readAuditLog } from '@clinic/contract/audit'
import { endViewing, readOverview, startViewing } from '@clinic/contract/chart'
import { readStatus, type StatusRow } from '@clinic/contract/patients'
import { readReactions } from '@clinic/contract/patients/reactions'
import { readVeteran } from '@clinic/contract/patients/veteran'
import { statusRecord } from './build.ts'
import { api } from './fake-api.ts'

/** Answers what a patient's record reads. `row`: the patient as they are at that moment. */
export function serveRecord(row: () => StatusRow): void {
  api.answers(readStatus, () => statusRecord(row()))
  api.answers(readAuditLog, [])
  api.answers(readReactions, { reactions: [] })
  api.answers(readVeteran, { version: 0, cover: null, limit_g: null, by: null, at: null, reason: '' })
  api.answers(startViewing, { others: [] })
  api.answers(endViewing, { others: [] })
  api.answers(readOverview, {
    ...{ interactions: [], unrecognised: [], follow_ups: [], flags: [], details: null, consents: [], answer_sets: [] },
    ...{ changed: [], scores: [], upcoming: null, unsubscribed_at: null, encounters: [] },
  })
}
