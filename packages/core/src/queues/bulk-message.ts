import type { BULK_VERBS } from '@clinic/contract/queues'

type ActionEntry = (typeof BULK_VERBS)[number] | 'undo'

const WORDS: Record<ActionEntry, string> = {
  claim: 'claimed',
  assign: 'assigned',
  unassign: 'released',
  hold: 'placed on hold',
  unhold: 'removed from hold',
  sendToNp: 'moved to the NP queue',
  sendBack: 'moved back to the PCR queue',
  completeHelp: 'helped',
  undo: 'put back',
}

/** What became of many patients, in one sentence each for those it was done to and those passed over, with why and how many. */
export function bulkMessage(deed: ActionEntry, done: number, skipped: readonly { message: string; count: number }[]): string {
  const first = done === 0 ? `No patient ${WORDS[deed]}.` : `${done} ${done === 1 ? 'patient' : 'patients'} ${WORDS[deed]}.`
  const count = skipped.reduce((sum, group) => sum + group.count, 0)
  if (count === 0) return first
  return `${first} ${count} skipped: ${skipped.map((group) => (skipped.length === 1 ? group.message : `${group.count} × ${group.message}`)).join(' ')}`
}
