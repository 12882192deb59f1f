import type { Queue } from '@clinic/contract/queues'
import { QUEUE_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { PLAIN_FILTERS } from './admin-search.ts'

const ALL = { pcr: t('All'), np: t('All NPs') } as const
const PLAIN = {
  unassigned: t('Unassigned'),
  assigned: t('Assigned'),
  help: t('Chatbot Help Needed'),
  'follow-up': t('Follow Up Patients'),
  decide: t('Not Reached by Phone'),
  held: t('On Hold Patients'),
} as const

export type Named = { id: number; name: string }
type Filter = { value: string; label: string }

/** What the list can be narrowed to: everyone, the plain filters, and people by name (REQ-537, REQ-559). */
export function adminFilters(queue: Queue, people: readonly Named[]): { group: string; items: Filter[] }[] {
  const plain = PLAIN_FILTERS[queue].map((value) => ({ value, label: PLAIN[value] }))
  const named = people.map(({ id, name }) => ({ value: String(id), label: name }))
  return [
    { group: t('Patients'), items: [{ value: 'all', label: ALL[queue] }, ...plain] },
    ...(named.length > 0 ? [{ group: queue === 'pcr' ? t('PCRs') : t('NPs'), items: named }] : []),
  ]
}

/** What the list shows, in the specification's words (REQ-548 to REQ-550). `who`: the filter, empty for everyone. */
export function showingText(who: string, people: readonly Named[]): string {
  if (who === '') return QUEUE_TEXTS.showingAll
  if (who === 'assigned') return QUEUE_TEXTS.showingAssigned
  const plain = PLAIN[who as keyof typeof PLAIN]
  const name = plain ?? people.find(({ id }) => String(id) === who)?.name
  return t(QUEUE_TEXTS.showingOf, { name: name ?? t('someone not in this list') })
}
