import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { type Command, useCommands } from '../../lib/commands.ts'
import { undoLatest } from '../../lib/undo.ts'
import { heldRow } from './queue-cache.ts'
import { type QueueSearch, readQueueSearch } from './queue-search.ts'
import type { ScreenTools } from './queue-table.tsx'
import { labelOf, runVerb } from './row-actions.tsx'
import { allVerbs, keyOfVerb, rowVerbs } from './row-verbs.ts'
import { paramsOf, useViews } from './saved-views.tsx'
import type { RowPlace } from './use-row-keys.ts'

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
    { id: 'undo', group: 'This screen', label: 'Undo the last change', keys: 'z', run: () => void undoLatest() },
    {
      id: 'due',
      group: 'This screen',
      label: 'Show who is about to breach',
      words: 'long wait late soon threshold',
      run: () => change({ due: 'soon', order: 'due' }),
    },
    {
      id: 'everybody',
      group: 'This screen',
      label: 'Show everybody',
      words: 'clear filters search',
      run: () => change(readQueueSearch({})),
    },
    ...views.map((view) => ({
      id: `view-${view.id}`,
      group: 'This screen',
      label: `Open the view ${view.name}`,
      run: () => change(readQueueSearch(paramsOf(view))),
    })),
  ])
}

function rowCommands(tools: ScreenTools, place: RowPlace | null, find: (place: RowPlace) => ReturnType<typeof heldRow>): Command[] {
  const row = place && find(place)
  if (!row || !place) return []
  const verbs = allVerbs(rowVerbs(tools.queue, place.list, row))
  return [
    ...verbs.map((verb) => {
      const keys = keyOfVerb(verb)
      return {
        id: `row-${verb}`,
        group: `Patient ${row.patient_id}`,
        label: `${labelOf(verb)}: ${row.patient_id}`,
        ...(keys && { keys }),
        run: () => runVerb(verb, row, tools),
      }
    }),
    {
      id: 'row-details',
      group: `Patient ${row.patient_id}`,
      label: `Details: ${row.patient_id}`,
      keys: 'd',
      run: () => tools.openDetails(row.patient_id),
    },
  ]
}
