import type { StatusRow } from '@clinic/contract/patients'
import { BULK_LIMIT, type PageQuery, type QueuePage } from '@clinic/contract/queues'
import { Button, CloseButton, Loader, UnstyledButton } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { Ask } from '../actions/use-queue-action.ts'
import { HoldMenu } from '../hold/hold-menu.tsx'
import { useQueuePage } from '../live/use-queue-page.ts'
import type { RowSelection } from '../row/row-selection.ts'
import { useChosen } from '../row/use-row-selection.ts'
import type { ScreenTools } from '../table/queue-table.tsx'
import { BULK_MESSAGES, type BulkAction, bulkActions } from './bulk-actions.ts'
import classes from './bulk-bar.module.css'
import { type BulkOrder, useBulk } from './use-bulk.tsx'

/** Work that takes longer says so. Milliseconds. */
const LONG = 1000

export type BulkAssign = { count: number; busy: boolean; give: (user_id: number) => void }
type Props = {
  tools: ScreenTools & { selection: RowSelection }
  /** The query of each table whose rows can be chosen. */
  queries: readonly PageQuery[]
  ask: Ask
  askHold: (asked: { whom: string; onHold: (until: string | null) => void }) => void
  /** On a manager’s screen: whom to give them to. */
  assign?: (assign: BulkAssign) => ReactNode
}

/** What can be done to the chosen rows, at the bottom of the screen while some are. */
export function BulkBar({ tools, queries, ask, askHold, assign }: Props) {
  const { queue, selection } = tools
  const chosen = useChosen(selection)
  const { run, pending, dialog } = useBulk(queue, { ask, onDone: selection.clear })
  const query = queries.find(({ list }) => list === chosen.list)
  return (
    <>
      {query && <Bar {...{ tools, query, askHold, assign, run, pending }} />}
      {dialog}
    </>
  )
}

type BarProps = Pick<Props, 'tools' | 'askHold'> & {
  assign: Props['assign'] | undefined
  query: PageQuery
  run: (order: BulkOrder) => void
  pending: BulkOrder | null
}

function Bar({ tools: { queue, selection }, query, askHold, assign, run, pending }: BarProps) {
  const { ids, matching } = useChosen(selection)
  const { rows = [], total = ids.size } = useQueuePage(queue, query).data ?? ({} as Partial<QueuePage>)
  const count = matching ? Math.min(total, BULK_LIMIT) : ids.size
  const busy = pending !== null
  const order = (action: BulkAction, more: Pick<BulkOrder, 'hold_until' | 'user_id'> = {}) =>
    run({ action, count, patients: [...ids], matching: matching ? query : null, ...more })
  const hold = (hold_until: string | null) => order('hold', { hold_until })
  return (
    <section className={classes.bar} aria-label={t('Selected patients')}>
      <CloseButton className={classes.clear} aria-label={t('Clear selection')} onClick={selection.clear} disabled={busy} />
      <span className={classes.count} role="status">
        <Status pending={pending} text={matching ? t('All {count} matching', { count }) : t('{count} selected', { count })} />
      </span>
      {!matching && ids.size >= rows.length && total > ids.size && (
        <UnstyledButton className={classes.all} onClick={() => selection.chooseMatching(query.list)}>
          {total > BULK_LIMIT
            ? t('Select the first {BULK_LIMIT} of {total} that match', { BULK_LIMIT, total })
            : t('Select all {total} that match', { total })}
        </UnstyledButton>
      )}
      <span className={classes.actions}>
        {assign?.({ count, busy, give: (user_id) => order('assign', { user_id }) })}
        {bulkActions(queue, query.list, matching ? null : chosenRows(rows, ids)).map((action) =>
          action === 'hold' ? (
            <HoldMenu
              key={action}
              label={BULK_MESSAGES.hold.label}
              name={t('Hold {count, plural, one {# patient} other {# patients}}', { count })}
              disabled={busy}
              onHold={hold}
              onOther={() => askHold({ whom: t('{count, plural, one {# patient} other {# patients}}', { count }), onHold: hold })}
            />
          ) : (
            <Button
              key={action}
              size="xs"
              variant={action === 'claim' ? 'filled' : 'default'}
              disabled={busy}
              loading={pending?.action === action}
              aria-label={`${BULK_MESSAGES[action].label} ${t('{count, plural, one {# patient} other {# patients}}', { count })}`}
              onClick={() => order(action)}
            >
              {BULK_MESSAGES[action].label}
            </Button>
          ),
        )}
      </span>
    </section>
  )
}

function Status({ pending, text }: { pending: BulkOrder | null; text: string }) {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!pending) return setLong(false)
    const timer = window.setTimeout(() => setLong(true), LONG)
    return () => window.clearTimeout(timer)
  }, [pending])
  if (!pending || !long) return text
  return (
    <>
      <Loader size={14} aria-hidden /> {BULK_MESSAGES[pending.action].doing}{' '}
      {t('{count, plural, one {# patient} other {# patients}}', { count: pending.count })}…
    </>
  )
}

function chosenRows(rows: readonly StatusRow[], ids: ReadonlySet<string>): StatusRow[] {
  return rows.filter((row) => ids.has(row.patient_id))
}
