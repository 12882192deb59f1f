import { type Attempt, QUEUE_ACTIONS, type QueueAction } from './history.ts'
import type { Entry } from './read-entries.ts'

const ACTIONS: ReadonlySet<string> = new Set(Object.values(QUEUE_ACTIONS).map(({ action }) => action))

/**
 * Compares the answers with the audit log: every success has exactly one entry as requested, a refusal has none, every
 * entry has a request; and for one patient the log's order is chronological. Returns the differences as sentences.
 */
export function checkAnswers(attempts: readonly Attempt[], entries: readonly Entry[]): string[] {
  const byAddress = Map.groupBy(
    entries.filter(({ action }) => ACTIONS.has(action)),
    ({ address }) => address,
  )
  const known = new Map(attempts.map((one) => [one.address, one]))
  const wrong: string[] = []
  for (const one of attempts) {
    if (one.kind !== 'action') continue
    const found = byAddress.get(one.address) ?? []
    const [entry] = found
    const name = `${one.action} of ${one.patient_id} by ${one.user_id} (${one.outcome}: ${one.why})`
    if (one.outcome === 'done' && !entry) wrong.push(`lost: ${name} was acknowledged and is not in the log`)
    if ((one.outcome === 'refused' || one.outcome === 'unchanged') && entry)
      wrong.push(`done all the same: ${name} is in the log as ${entry.id}`)
    if (found.length > 1) wrong.push(`twice: ${name} is in the log ${found.length} times`)
    if (entry && !matches(one, entry))
      wrong.push(`something else: ${name} is in the log as ${entry.action} of ${entry.patient_id} by ${entry.user_id}`)
  }
  for (const { id, address, action } of entries) {
    if (address === '' ? ACTIONS.has(action) : !known.has(address)) wrong.push(`phantom: nobody asked for entry ${id}, ${action}`)
  }
  return [...wrong, ...checkVisibility(attempts), ...checkOrder(attempts, byAddress)]
}

/**
 * The last actions on a patient: afterwards the user may no longer see them, and another screen of the same user gets
 * "not found".
 */
const LAST_ACTIONS: readonly (QueueAction | null)[] = ['complete', 'sendBack', 'sendToNp']
export const NOT_FOUND = '404 patient-not-found'

/** A user who still has the patient never gets "not found": it would mean that the program lost them. */
function checkVisibility(attempts: readonly Attempt[]): string[] {
  const parted = Map.groupBy(
    attempts.filter(({ action, outcome }) => LAST_ACTIONS.includes(action) && outcome !== 'refused' && outcome !== 'unchanged'),
    ({ user_id, patient_id }) => `${user_id} ${patient_id}`,
  )
  return attempts
    .filter(({ kind, why }) => kind === 'action' && why === NOT_FOUND)
    .filter(({ user_id, patient_id, ended }) => !parted.get(`${user_id} ${patient_id}`)?.some(({ sent }) => sent < ended))
    .map(
      ({ action, user_id, patient_id }) =>
        `out of sight: ${action} of ${patient_id} by ${user_id}, who had not parted with them, was answered ${NOT_FOUND}`,
    )
}

function matches({ action, patient_id, user_id }: Attempt, entry: Entry): boolean {
  return action !== null && entry.action === QUEUE_ACTIONS[action].action && entry.patient_id === patient_id && entry.user_id === user_id
}

/** What was answered before another request about the same patient was sent is also earlier in the log. */
function checkOrder(attempts: readonly Attempt[], byAddress: ReadonlyMap<string, readonly Entry[]>): string[] {
  const wrong: string[] = []
  const done = attempts.filter(({ outcome, kind }) => outcome === 'done' && kind === 'action')
  for (const [patient_id, own] of Map.groupBy(done, (one) => one.patient_id)) {
    const asked = own.map((one) => ({ sent: one.sent, ended: one.ended, id: byAddress.get(one.address)?.[0]?.id ?? 0 }))
    const answered = asked.toSorted((a, b) => a.ended - b.ended)
    let newest = 0
    let next = 0
    for (const one of asked.toSorted((a, b) => a.sent - b.sent)) {
      for (; (answered[next]?.ended ?? Number.POSITIVE_INFINITY) < one.sent; next += 1) newest = Math.max(newest, answered[next]?.id ?? 0)
      if (one.id < newest) wrong.push(`out of order: entry ${one.id} of ${patient_id} was asked for after ${newest} was answered`)
    }
  }
  return wrong
}
