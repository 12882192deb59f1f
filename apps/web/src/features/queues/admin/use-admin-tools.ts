import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import type { Act } from '../actions/use-queue-action.ts'
import type { useHelpDialog } from '../help/use-help-dialog.tsx'
import type { HoldRequest } from '../hold/hold-dialog.tsx'
import { holdRequest } from '../hold/hold-request.ts'
import { putRow } from '../live/queue-cache.ts'
import { createRowSelection } from '../row/row-selection.ts'
import type { AdminOrder } from './admin-actions.ts'

type Open = { details: string | null; ineligible: StatusRow | null }
const NOTHING_OPEN: Open = { details: null, ineligible: null }
type Asking = {
  order: (order: AdminOrder) => void
  askHold: (asked: HoldRequest) => void
  askHelp: ReturnType<typeof useHelpDialog>['ask']
  openBeside: (patientId: string) => void
}

/** What the columns of a manager’s list work with, kept the same from one drawing to the next. */
export function useAdminTools(queue: Queue, { order, askHold, askHelp, openBeside }: Asking) {
  const client = useQueryClient()
  const { id } = useSession()
  const [open, setOpen] = useState(NOTHING_OPEN)
  const [selection] = useState(createRowSelection)
  const tools = useMemo(() => {
    const act: Act = (name, row, ...options) => order({ name, row, options })
    return {
      queue,
      selection,
      act,
      onChanged: (row: StatusRow) => putRow(client, row, id),
      holdUntil: (row: StatusRow) => askHold(holdRequest(queue, row, act)),
      completeHelp: (row: StatusRow) => askHelp({ row, onNext: (next) => act('completeHelp', row, next) }),
      openBeside,
      openDetails: (details: string) => setOpen({ ...NOTHING_OPEN, details }),
      markIneligible: (ineligible: StatusRow) => setOpen({ ...NOTHING_OPEN, ineligible }),
    }
  }, [queue, selection, client, id, order, askHold, askHelp, openBeside])
  return { tools, open, close: useCallback(() => setOpen(NOTHING_OPEN), []) }
}
