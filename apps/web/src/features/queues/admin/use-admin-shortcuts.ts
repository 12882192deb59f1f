import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { applyCallKey } from '../../../lib/call-dialog.ts'
import { type Command, useCommands } from '../../../lib/commands.ts'
import { personText } from '../../../lib/format/person-text.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { undoLatest } from '../../../lib/undo.ts'
import type { OpenPatient } from '../../../lib/workbench/use-open-patient.ts'
import { leavePane, useRowPane } from '../../../lib/workbench/use-row-pane.ts'
import { type RowPlace, useRowShortcuts } from '../../../lib/workbench/use-row-shortcuts.ts'
import { heldRow } from '../live/queue-cache.ts'
import { actionOfKey, allRowActions, keyOfAction, type RowAction } from '../row/row-action-list.ts'
import type { RowSelection } from '../row/row-selection.ts'
import { labelOf, runAction } from '../row/run-action.ts'
import { type AdminSearch, readAdminSearch } from '../search/admin-search.ts'
import type { ScreenTools } from '../table/queue-table.tsx'
import { adminKeyActions } from './admin-row-action-list.ts'

type Screen = {
  tools: ScreenTools & { selection: RowSelection }
  place: RefObject<HTMLElement | null>
  opened: OpenPatient
  change: (change: Partial<AdminSearch>) => void
  onHelp: () => void
}

/** What a key presses in the row: the list of people, the priority. */
const PRESSES: Record<string, string> = { a: '[data-assign]', p: '[data-priority]' }

/** A manager’s screen by keys and by the command palette. Answers where the search box is to be held. */
export function useAdminShortcuts({ tools, place, opened, change, onHelp }: Screen): RefObject<HTMLInputElement | null> {
  const client = useQueryClient()
  const searchBox = useRef<HTMLInputElement>(null)
  const { queue, selection } = tools
  const find = (id: string) => heldRow(client, id, { queue, list: 'all' })
  const run = (action: RowAction, row: StatusRow) => {
    // Who claims or completes may have to be chosen first: that is the row's own button's business.
    if (action !== 'claim' && action !== 'complete') return runAction(action, row, tools)
    const own = press(place.current, row.patient_id, `[data-verb="${action}"]`)
    if (!own) press(place.current, row.patient_id, PRESSES.a ?? '')
  }
  const last = useRowShortcuts(place, {
    onHelp,
    onSearch: () => searchBox.current?.focus(),
    onRow: (key, { id }) => {
      const row = find(id)
      if (applyCallKey(key, id, row)) return true
      if (PRESSES[key]) return press(place.current, id, PRESSES[key])
      const action = row && actionOfKey(key, adminKeyActions(queue, row))
      if (row && action) run(action, row)
      return Boolean(action)
    },
    ...useRowPane(opened),
    onEscape: () => {
      const some = selection.chosen().list !== null
      selection.clear()
      return some || leavePane(place.current, opened)
    },
  })
  useCommands(() => [
    ...rowCommands(queue, find(last.current?.id ?? ''), { run, openDetails: tools.openDetails }),
    ...screenCommands(queue, change),
  ])
  return searchBox
}

function press(place: HTMLElement | null, id: RowPlace['id'], what: string): boolean {
  const button = place?.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(id)}"] ${what}`)
  button?.click()
  return button !== null && button !== undefined
}

type RowTools = { run: (action: RowAction, row: StatusRow) => void; openDetails: (id: string) => void }

function rowCommands(queue: Queue, row: StatusRow | null, { run, openDetails }: RowTools): Command[] {
  if (!row) return []
  const id = [...new Set([personText(row), row.patient_id])].join(', ')
  const actions = allRowActions(adminKeyActions(queue, row)).map((action): Command => {
    const keys = keyOfAction(action)
    return {
      id: `row-${action}`,
      group: t('Patient {id}', { id }),
      label: tPair(labelOf(action), id),
      ...(keys && { keys }),
      run: () => run(action, row),
    }
  })
  return [
    ...actions,
    {
      id: 'row-details',
      group: t('Patient {id}', { id }),
      label: t('Details: {id}', { id }),
      keys: 'd',
      run: () => openDetails(row.patient_id),
    },
  ]
}

function screenCommands(queue: Queue, change: Screen['change']): Command[] {
  const group = t('This screen')
  return [
    { id: 'undo', group, label: t('Undo the last change'), keys: 'z', run: () => void undoLatest() },
    {
      id: 'due',
      group,
      label: t('Show patients close to the wait limit'),
      keywords: t('long wait late soon threshold'),
      run: () => change({ due: 'near', order: 'due' }),
    },
    { id: 'unassigned', group, label: t('Show the unassigned'), run: () => change({ who: 'unassigned' }) },
    {
      id: 'everybody',
      group,
      label: t('Show all patients'),
      keywords: t('clear filters search'),
      run: () => change(readAdminSearch({}, queue)),
    },
  ]
}
