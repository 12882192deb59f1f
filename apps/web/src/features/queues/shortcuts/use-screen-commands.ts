import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { type Command, useCommands } from '../../../lib/commands.ts'
import { personText } from '../../../lib/format/person-text.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { undoLatest } from '../../../lib/undo.ts'
import type { RowPlace } from '../../../lib/workbench/use-row-shortcuts.ts'
import { heldRow } from '../live/queue-cache.ts'
import { allRowActions, keyOfAction, rowActionList } from '../row/row-action-list.ts'
import { labelOf, runAction } from '../row/run-action.ts'
import { type QueueSearch, readQueueSearch } from '../search/queue-search.ts'
import { paramsOf, useViews } from '../search/use-views.ts'
import type { ScreenTools } from '../table/queue-table.tsx'

type Screen = {
  tools: ScreenTools
  /** The row used last. */
  row: RefObject<RowPlace | null>
  page: string
  change: (change: Partial<QueueSearch>) => void
}

/** What the command palette can do on a queue screen: to the row used last, to the lists, and the saved views. */
export function useScreenCommands({ tools, row, page, change }: Screen): void {
  const client = useQueryClient()
  const views = useViews(page).data ?? []
  useCommands(() => [
    ...rowCommands(tools, row.current, (place) => heldRow(client, place.id, { queue: tools.queue, list: place.list })),
    { id: 'undo', group: t('This screen'), label: t('Undo the last change'), keys: 'z', run: () => void undoLatest() },
    {
      id: 'due',
      group: t('This screen'),
      label: t('Show patients close to the wait limit'),
      keywords: t('long wait late soon threshold'),
      run: () => change({ due: 'near', order: 'due' }),
    },
    {
      id: 'everybody',
      group: t('This screen'),
      label: t('Show all patients'),
      keywords: t('clear filters search'),
      run: () => change(readQueueSearch({})),
    },
    ...views.map((view) => ({
      id: `view-${view.id}`,
      group: t('This screen'),
      label: t('Open the view {name}', { name: view.name }),
      run: () => change(readQueueSearch(paramsOf(view))),
    })),
  ])
}

function rowCommands(tools: ScreenTools, place: RowPlace | null, find: (place: RowPlace) => ReturnType<typeof heldRow>): Command[] {
  const row = place && find(place)
  if (!row || !place) return []
  const id = [...new Set([personText(row), row.patient_id])].join(', ')
  const actions = allRowActions(rowActionList(tools.queue, place.list, row))
  return [
    ...actions.map((action) => {
      const keys = keyOfAction(action)
      return {
        id: `row-${action}`,
        group: t('Patient {id}', { id }),
        label: tPair(labelOf(action), id),
        ...(keys && { keys }),
        run: () => runAction(action, row, tools),
      }
    }),
    {
      id: 'row-details',
      group: t('Patient {id}', { id }),
      label: t('Details: {id}', { id }),
      keys: 'd',
      run: () => tools.openDetails(row.patient_id),
    },
  ]
}
