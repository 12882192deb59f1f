import { timeInQueue } from '../../lib/format/time-in-queue.ts'
import { t } from '../../lib/messages/t.ts'

const TYPES = [t('Renewal'), t('New Patient'), t('Follow Up')]
const PLACES = [t('Ontario'), t('Alberta'), t('Nova Scotia'), t('British Columbia')]

export type Example = { id: string; name: string; type: string; province: string; minutes: number; held: boolean }

export function exampleName(number: number): string {
  return t('Example {number}', { number })
}

/** So many made-up rows, always the same. */
export function examples(count: number): Example[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `TCN-${n + 1}`,
    name: exampleName((n % 7) + 1),
    type: TYPES[n % TYPES.length] ?? '',
    province: PLACES[n % PLACES.length] ?? '',
    minutes: (n * 37) % 240,
    held: n % 5 === 3,
  }))
}

/** A row’s time in the queue, as the queues show it. */
export function waited({ minutes }: Example): string {
  return timeInQueue(new Date(0).toISOString(), minutes * 60_000)
}
