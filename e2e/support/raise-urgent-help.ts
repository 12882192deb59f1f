import { applyQueue } from '@clinic/server/testing/apply-queue'
import { change } from '@clinic/server/testing/change'
import { inDatabase, ZONE } from './booked.ts'

/** Raises an urgent request for help, by the change that the chat makes when it meets words of a crisis. */
export function raiseUrgentHelp(patient_id: string): Promise<unknown> {
  const now = new Date().toISOString()
  const effect = { kind: 'need-help', reason: 'Chatbot Help', urgent: true, urgent_reason: 'suicide', contact: null } as const
  return inDatabase((sql) =>
    change({ sql, actor: { kind: 'assistant' }, now, zone: ZONE, address: '' }, async (tx) => {
      const facts = { patient_id, conversation_id: null, now, at: now.slice(0, 16).replace('T', ' ') }
      const { entries, live } = await applyQueue(tx, { ...effect, note: 'Crisis words (suicide) at questionnaire' }, facts)
      const [entry] = entries
      if (!entry) throw new Error('an entry is missing')
      return { result: patient_id, audit: entry, live }
    }),
  )
}
