import type { Queue } from '@clinic/contract/queues'
import { t } from '../../../lib/messages/t.ts'
import type { RowKey } from '../row/row-action-list.ts'

type Help = Partial<Record<Queue, string>>

/** What the help on keys says of each in each queue; `managing`: on a manager’s screen, where that differs. */
const HELP: Readonly<Record<RowKey, { working: Help; managing?: Help }>> = {
  c: { working: { pcr: t('Claim'), np: t('Claim') }, managing: { np: t('Claim for the selected NP') } },
  h: { working: { pcr: t('Hold with a reason, or take off hold'), np: t('Hold, or take off hold') } },
  s: { working: { pcr: t('Send to the NP queue'), np: t('Send back to the PCR queue') } },
  e: { working: { pcr: t('Complete the help request'), np: t('Complete the appointment') } },
  i: { working: { pcr: t('Mark as ineligible') }, managing: { pcr: t('Mark as ineligible'), np: t('Mark as ineligible') } },
  r: { working: { pcr: t('Unassign'), np: t('Unassign') } },
}

/** The keys of a queue's rows, each with what it does in words. */
export function keyHelp(queue: Queue, isManaging: boolean): { key: string; does: string }[] {
  return Object.entries(HELP).flatMap(([key, { working, managing = working }]) => {
    const does = (isManaging ? managing : working)[queue]
    return does === undefined ? [] : [{ key, does }]
  })
}
