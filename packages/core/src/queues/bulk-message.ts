import type { BULK_ACTIONS } from '@clinic/contract/queues'

type ActionEntry = (typeof BULK_ACTIONS)[number] | 'undo'

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

/** A bulk action’s result: one sentence for those changed, one for those skipped, with reasons and counts. */
export function bulkMessage(deed: ActionEntry, done: number, skipped: readonly { message: string; count: number }[]): string {
  const first = done === 0 ? `No patients were ${WORDS[deed]}.` : `${done} ${done === 1 ? 'patient' : 'patients'} ${WORDS[deed]}.`
  const count = skipped.reduce((sum, group) => sum + group.count, 0)
  if (count === 0) return first
  return `${first} ${count} skipped: ${skipped.map((group) => (skipped.length === 1 ? group.message : `${group.count} × ${group.message}`)).join(' ')}`
}
