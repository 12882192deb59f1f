/** What staff do to patients in a run, and what the audit log calls it. */
export const QUEUE_ACTIONS = {
  claimNp: { path: 'np/{id}/claim', action: 'Claim Patient', queue: 'np' },
  hold: { path: 'np/{id}/hold', action: 'Hold Patient', queue: 'np' },
  unhold: { path: 'np/{id}/unhold', action: 'Unhold Patient', queue: 'np' },
  unassignNp: { path: 'np/{id}/unassign', action: 'Unassign Patient', queue: 'np' },
  complete: { path: 'np/{id}/complete', action: 'Complete Appointment', queue: 'np' },
  sendBack: { path: 'np/{id}/send_back', action: 'Send Back To PCR Queue', queue: 'np' },
  claimPcr: { path: 'pcr/{id}/claim', action: 'Claim Patient', queue: 'pcr' },
  unassignPcr: { path: 'pcr/{id}/unassign', action: 'Unassign Patient', queue: 'pcr' },
  sendToNp: { path: 'pcr/{id}/send_to_np', action: 'Send To NP Queue', queue: 'pcr' },
} as const
export type QueueAction = keyof typeof QUEUE_ACTIONS

/** `unknown`: the connection broke or the answer was an error of the server, so that the action may have been done or not. */
/** `unchanged`: acknowledged, and the state that was asked for held already. */
export type Outcome = 'done' | 'unchanged' | 'refused' | 'unknown'

/**
 * One request that may change something. Its unique `address` is sent as the client's and appears in the audit entry,
 * which matches entry and request without relying on the product. Times in milliseconds since the start of the run.
 */
export type Attempt = {
  address: string
  kind: 'action' | 'turn' | 'import' | 'look'
  action: QueueAction | null
  user_id: number | null
  patient_id: string | null
  sent: number
  ended: number
  outcome: Outcome
  /** The answer's status and code, or how the connection ended. */
  why: string
}

export type History = {
  attempts: Attempt[]
  /** An address that no other request has. */
  nextAddress(): string
  now(): number
  keep(attempt: Attempt): void
  /** When the first write that was sent at or after a moment is answered with success. */
  nextDone(since: number): Promise<number>
}

/** Remembers every request of a run, with its times and its outcome. */
export function openHistory(): History {
  const began = performance.now()
  const attempts: Attempt[] = []
  let waiting: { since: number; tell(at: number): void }[] = []
  let count = 0
  return {
    attempts,
    now: () => performance.now() - began,
    nextAddress() {
      count += 1
      return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    },
    keep(attempt) {
      attempts.push(attempt)
      if (attempt.outcome !== 'done' || attempt.kind === 'look') return
      for (const one of waiting) if (attempt.sent >= one.since) one.tell(attempt.ended)
      waiting = waiting.filter((one) => attempt.sent < one.since)
    },
    nextDone: (since) => new Promise((tell) => waiting.push({ since, tell })),
  }
}
