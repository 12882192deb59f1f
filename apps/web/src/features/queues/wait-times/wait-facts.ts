import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue, Thresholds } from '@clinic/contract/queues'
import { type WaitState, waitOf } from '@clinic/core/queues/wait'
import { timeInQueue } from '../../../lib/format/time-in-queue.ts'
import { t } from '../../../lib/messages/t.ts'

type Where = { queue: Queue; list: PageQuery['list'] }
type Row = Pick<
  StatusRow,
  'entered_pcr_queue_at' | 'entered_np_queue_at' | 'stage_since' | 'waiting_since' | 'assigned_at' | 'on_hold_in_queue'
>
/** `since`: what the column counts. `besides`: the other spans worth a line, each since when. */
export type WaitFacts = { since: string | null; besides: { label: string; since: string }[] }

/** Spans that differ by less are one and the same to anyone who reads minutes. */
const SAME = 60_000

/** Which spans a row shows: time in the queue where patients wait, time in the stage where someone has them, and the total. */
export function waitFacts(row: Row, { queue, list }: Where): WaitFacts {
  const entered = queue === 'pcr' ? row.entered_pcr_queue_at : row.entered_np_queue_at
  const withYou = row.stage_since ?? row.assigned_at
  const total = row.waiting_since ? [{ label: t('in total'), since: row.waiting_since }] : []
  if (queue === 'np' && list === 'mine') return { since: withYou, besides: apart(withYou, total) }
  const stage = withYou ? [{ label: stageLabel(list), since: withYou }] : []
  return { since: entered, besides: apart(entered, [...stage, ...total]) }
}

export type DueText = { state: Exclude<WaitState, 'fine'>; text: string }

/** How a wait is by its threshold, in words; null where there is nothing to say. `now` in milliseconds. */
export function dueText(row: StatusRow, thresholds: Thresholds | undefined, now: number): DueText | null {
  const wait = thresholds && waitOf(row, thresholds, new Date(now).toISOString())
  if (!wait || wait.state === 'fine') return null
  const due = Date.parse(wait.due_at)
  if (wait.state === 'soon') return { state: 'soon', text: t('{now} left', { now: roughly(now, due) }) }
  return {
    state: 'late',
    text:
      wait.due_at === row.hold_until || wait.due_at === row.pcr_hold_until
        ? t('Hold has ended')
        : t('over by {due}', { due: roughly(due, now) }),
  }
}

/** The largest unit of a span. */
function roughly(from: number, until: number): string {
  return timeInQueue(new Date(from).toISOString(), until)
    .split(/(?<=[a-z]) /, 1)
    .join()
}

function stageLabel(list: PageQuery['list']): string {
  if (list === 'mine') return t('with you')
  return list === 'unassigned' ? t('unclaimed') : t('in this stage')
}

function apart(main: string | null, others: WaitFacts['besides']): WaitFacts['besides'] {
  const parts = [main]
  return others.filter(({ since }) => {
    const isNew = parts.every((one) => one === null || Math.abs(Date.parse(one) - Date.parse(since)) >= SAME)
    parts.push(since)
    return isNew
  })
}
