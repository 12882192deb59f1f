import type { StatusRow } from '@clinic/contract/patients'
import { PCR_LIMIT, type Queue } from '@clinic/contract/queues'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { applyCallKey } from '../../lib/call-dialog.ts'
import { QUEUE_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t } from '../../lib/messages/t.ts'
import { refreshSession, useSession } from '../../lib/session.ts'
import { type OpenPatient, useOpenPatient } from '../../lib/workbench/use-open-patient.ts'
import { leavePane, useRowPane } from '../../lib/workbench/use-row-pane.ts'
import { useRowShortcuts } from '../../lib/workbench/use-row-shortcuts.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Page } from '../../ui/page.tsx'
import { type PaneProps, Workbench } from '../../ui/workbench/workbench.tsx'
import { type Act, useQueueAction } from './actions/use-queue-action.ts'
import { BulkBarLater } from './bulk/bulk-bar-later.tsx'
import { useDecisionDialog } from './decision/use-decision-dialog.tsx'
import { useHelpDialog } from './help/use-help-dialog.tsx'
import { holdRequest } from './hold/hold-request.ts'
import { useHoldDialog } from './hold/use-hold-dialog.tsx'
import { LiveIndicator } from './live/live-indicator.tsx'
import { heldRow, putRow, refreshQueues } from './live/queue-cache.ts'
import { useLiveQueues } from './live/use-live-queues.ts'
import { useQueuePage } from './live/use-queue-page.ts'
import classes from './queue-screen.module.css'
import { QueueSwitch } from './queue-switch.tsx'
import { actionOfKey, rowActionList } from './row/row-action-list.ts'
import { createRowSelection } from './row/row-selection.ts'
import { runAction } from './row/run-action.ts'
import { ALL_MINE, mineQuery, type QueueSearch, readQueueSearch, unassignedQuery, writeQueueSearch } from './search/queue-search.ts'
import { SavedViews } from './search/saved-views.tsx'
import { SearchBox } from './search/search-box.tsx'
import { QUEUE_PAGES, useQueueSearch } from './search/use-queue-search.ts'
import { KeyboardHelp } from './shortcuts/keyboard-help.tsx'
import { useScreenCommands } from './shortcuts/use-screen-commands.ts'
import { LoadMeter, loadText } from './statistics/load-meter.tsx'
import { EmptyMine } from './table/empty-lists.tsx'
import { ProvincesText } from './table/provinces-text.tsx'
import { type ColumnsOf, QueueTable } from './table/queue-table.tsx'
import { UnassignedTable } from './table/unassigned-table.tsx'
import { useFollowedLists } from './table/use-followed-lists.ts'

export type Dialogs = {
  details: string | null
  ineligible: StatusRow | null
  close: () => void
  onChanged: (row: StatusRow) => void
  /** Something was refused: what is shown may be out of date. */
  onFailed: () => void
}
type Props = {
  queue: Queue
  searchBy: string
  columnsOf: ColumnsOf
  /** Beside the saved views. */
  toolbar: (onRecord: (patientId: string) => void) => ReactNode
  /** The patient beside the list. */
  record: (pane: PaneProps & { onChanged: (row: StatusRow) => void }) => ReactNode
  /** What opens above the tables, by patient id. */
  dialogs: (dialogs: Dialogs) => ReactNode
}

/** A queue screen: greeting and switch, search, one's own patients, those whom no one has yet, and beside them one patient's record. */
export function QueueScreen({ queue, searchBy, columnsOf, toolbar, record, dialogs }: Props) {
  const session = useSession()
  const [search, change] = useQueueSearch(queue)
  const { ask, dialog } = useConfirm()
  const holding = useHoldDialog()
  const deciding = useDecisionDialog()
  const helping = useHelpDialog()
  const opened = useOpenPatient(QUEUE_PAGES[queue])
  const asking = { ask, askHold: holding.ask, askDecision: deciding.ask, askHelp: helping.ask }
  const { tools, open, close, refresh } = useTools(queue, { ...asking, open: opened.open })
  const state = useLiveQueues(session.id, () => void refreshSession().catch(() => undefined))
  useFollowedLists(queue, search)
  const [help, setHelp] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const searchBox = useScreenKeys({ tools, place, opened, change, onHelp: () => setHelp(true) })

  const shared = {
    ...{ tools, columnsOf, current: opened.patient },
    onSize: useCallback((size: QueueSearch['size']) => change({ size }), [change]),
  }
  const onMinePage = useCallback((page: number) => change({ mine: page }), [change])
  return (
    <Page
      fill
      actions={
        <>
          <SearchBox value={search.q} placeholder={searchBy} onSearch={(q) => change({ q })} inputRef={searchBox} />
          <QueueSwitch ask={ask} />
        </>
      }
    >
      <Workbench
        opened={opened}
        place={place}
        onEnlarge={tools.openDetails}
        record={(pane) => record({ ...pane, onChanged: tools.onChanged })}
      >
        <div className={classes.toolbar}>
          <ProvincesText name={session.name} provinces={session.licensedProvinces} />
          <span className={classes.end}>
            <LiveIndicator state={state} />
            {toolbar(tools.openDetails)}
            <SavedViews page={QUEUE_PAGES[queue]} search={viewOf(search)} onOpen={(params) => change(readQueueSearch(params))} />
            <KeyboardHelp opened={help} onChange={setHelp} queue={queue} />
          </span>
        </div>
        <div ref={place} className={classes.tables} data-wide>
          <QueueTable
            {...shared}
            title={QUEUE_TEXTS.mine}
            query={mineQuery(search)}
            note={(total) => (queue === 'np' ? <NpLoad text /> : pcrLoad(total))}
            aside={queue === 'np' && <NpLoad />}
            empty={<EmptyMine search={search.q} enabled={session.queueEnabled} onClear={() => change({ q: '' })} />}
            onPage={onMinePage}
          />
          {session.queueEnabled && <UnassignedTable {...shared} search={search} provinces={session.licensedProvinces} onChange={change} />}
        </div>
        <BulkBarLater tools={tools} queries={[mineQuery(search), unassignedQuery(search)]} ask={ask} askHold={holding.ask} />
      </Workbench>
      {dialogs({ ...open, close, onChanged: tools.onChanged, onFailed: refresh })}
      {dialog}
      {holding.dialog}
      {deciding.dialog}
      {helping.dialog}
    </Page>
  )
}

type Open = { details: string | null; ineligible: StatusRow | null }
const NOTHING_OPEN: Open = { details: null, ineligible: null }
type Asking = {
  ask: Parameters<typeof useQueueAction>[1]
  askHold: ReturnType<typeof useHoldDialog>['ask']
  askDecision: ReturnType<typeof useDecisionDialog>['ask']
  askHelp: ReturnType<typeof useHelpDialog>['ask']
  open: OpenPatient['open']
}

/** What the columns work with, kept the same from one drawing to the next. */
function useTools(queue: Queue, { ask, askHold, askDecision, askHelp, open: openBeside }: Asking) {
  const client = useQueryClient()
  const { id } = useSession()
  const [open, setOpen] = useState(NOTHING_OPEN)
  const [selection] = useState(createRowSelection)
  const action = useQueueAction(queue, ask)
  const latest = useRef({ action, openBeside })
  useLayoutEffect(() => {
    latest.current = { action, openBeside }
  })
  const refresh = useCallback(() => void refreshQueues(client), [client])
  const onChanged = useCallback((row: StatusRow) => putRow(client, row, id), [client, id])
  const tools = useMemo(() => {
    const act: Act = (name, row, ...options) => latest.current.action(name, row, ...options)
    return {
      queue,
      selection,
      onChanged,
      act,
      holdUntil: (row: StatusRow) => askHold(holdRequest(queue, row, act)),
      decide: (row: StatusRow) => askDecision({ row, onDecide: (decision) => latest.current.action('complete', row, decision) }),
      completeHelp: (row: StatusRow) => askHelp({ row, onNext: (next) => latest.current.action('completeHelp', row, next) }),
      openBeside: (id: string) => latest.current.openBeside(id),
      openDetails: (details: string) => setOpen({ ...NOTHING_OPEN, details }),
      markIneligible: (ineligible: StatusRow) => setOpen({ ...NOTHING_OPEN, ineligible }),
    }
  }, [queue, selection, onChanged, askHold, askDecision, askHelp])
  return { tools, open, refresh, close: useCallback(() => setOpen(NOTHING_OPEN), []) }
}

type Keyed = {
  tools: ReturnType<typeof useTools>['tools']
  place: React.RefObject<HTMLDivElement | null>
  opened: OpenPatient
  change: (change: Partial<QueueSearch>) => void
  onHelp: () => void
}

/** The screen by keys and by the command palette. Answers where the search box is to be held. */
function useScreenKeys({ tools, place, opened, change, onHelp }: Keyed) {
  const client = useQueryClient()
  const searchBox = useRef<HTMLInputElement>(null)
  const { queue, selection } = tools
  const row = useRowShortcuts(place, {
    onHelp,
    onSearch: () => searchBox.current?.focus(),
    onRow: (key, { id, list }) => {
      const held = heldRow(client, id, { queue, list })
      if (applyCallKey(key, id, held)) return true
      const action = held && actionOfKey(key, rowActionList(queue, list, held))
      if (held && action) runAction(action, held, tools)
      return Boolean(action)
    },
    ...useRowPane(opened),
    onEscape: () => {
      const some = selection.chosen().list !== null
      selection.clear()
      return some || leavePane(place.current, opened)
    },
  })
  useScreenCommands({ tools, row, page: QUEUE_PAGES[queue], change })
  return searchBox
}

/** A view keeps what is looked for, not how far one has leafed. */
function viewOf(search: QueueSearch): Record<string, string> {
  return writeQueueSearch({ ...search, mine: 1, page: 1 })
}

/** Of all one's patients, regardless of the search: as dots, or in words. */
function NpLoad({ text = false }: { text?: boolean }) {
  const page = useQueuePage('np', ALL_MINE)
  if (!page.data) return null
  return text ? loadText(page.data) : <LoadMeter active={page.data.active} />
}

function pcrLoad(total: number): string {
  return total >= PCR_LIMIT
    ? t('{total} of {PCR_LIMIT}', { total, PCR_LIMIT })
    : t('{total, plural, one {# patient} other {# patients}}', { total })
}
