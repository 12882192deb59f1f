import { type BulkResult, bulk, type PageQuery, type Queue } from '@clinic/contract/queues'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { later, useLater } from '../../../lib/later.ts'
import { PATIENT_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { endChange, offerUndo, startChange } from '../../../lib/undo.ts'
import type { Ask } from '../actions/use-queue-action.ts'
import { putRows, refreshQueues } from '../live/queue-cache.ts'
import { type BulkAction, bulkQuestion } from './bulk-actions.ts'

/** `matching`: the query whose patients are all meant, on every page. */
export type BulkOrder = {
  action: BulkAction
  count: number
  patients: readonly string[]
  matching: PageQuery | null
  hold_until?: string | null
  /** Who gets them, when they are assigned. */
  user_id?: number
}
const SKIPPED_DIALOG = later(async () => (await import('./skipped-dialog.tsx')).SkippedDialog)

type Bulk = { run: (order: BulkOrder) => void; pending: BulkOrder | null; dialog: ReactNode }

/** Does one thing to many patients: asks where they leave the list, says how many it was done to and who was skipped, offers to take it back. */
export function useBulk(queue: Queue, { ask, onDone }: { ask: Ask; onDone: () => void }): Bulk {
  const client = useQueryClient()
  const [skipped, setSkipped] = useState<BulkResult['skipped'] | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (order: BulkOrder) => call(bulk, { params: { queue }, body: bodyOf(order) }),
    onMutate: () => startChange(),
    onSuccess: (result, _, started) => {
      onDone()
      const more = result.skipped.length > 0 ? { label: t('Details'), stays: true, run: () => setSkipped(result.skipped) } : null
      if (result.done === 0) {
        endChange(started)
        notify.info(result.message, ...(more ? [more] : []))
      } else
        offerUndo({
          message: result.message,
          ids: result.undo?.ids ?? [],
          onUndone: (rows) => putRows(client, rows),
          started,
          ...(more && { more }),
        })
    },
    onError: (error, order, started) => {
      endChange(started)
      notify.failure(problemSentence(error), () => mutate(order))
    },
    onSettled: () => refreshQueues(client),
  })
  const run = (order: BulkOrder) => {
    const question = bulkQuestion(order.action, order.count)
    if (!question) return mutate(order)
    void ask(question).then((yes) => (yes ? mutate(order) : notify.info(PATIENT_TEXTS.cancelled)))
  }
  const [SkippedDialog, drawn] = useLater(SKIPPED_DIALOG, skipped !== null)
  const dialog = SkippedDialog && <SkippedDialog skipped={drawn ? skipped : null} onClose={() => setSkipped(null)} />
  return { run, pending: isPending ? variables : null, dialog }
}

function bodyOf({ action, patients, matching, hold_until, user_id }: BulkOrder) {
  const whom = matching ? { matching: matchingOf(matching) } : { patients: [...patients] }
  return { verb: action, ...whom, ...(hold_until !== undefined && { hold_until }), ...(user_id !== undefined && { user_id }) }
}

function matchingOf({ page: _page, size: _size, ...query }: PageQuery) {
  return query
}
