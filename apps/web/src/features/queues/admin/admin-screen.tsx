import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLive } from '../../../lib/live.ts'
import { refreshSession, useSession } from '../../../lib/session.ts'
import { useOpenPatient } from '../../../lib/workbench/use-open-patient.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { Page } from '../../../ui/page.tsx'
import { type PaneProps, Workbench } from '../../../ui/workbench/workbench.tsx'
import { AssignMany } from '../assign/assign-many.tsx'
import { AssignWorkspace } from '../assign/assign-workspace.tsx'
import { PEOPLE_KEY } from '../assign/use-candidates.ts'
import { BulkBarLater } from '../bulk/bulk-bar-later.tsx'
import { useHelpDialog } from '../help/use-help-dialog.tsx'
import { useHoldDialog } from '../hold/use-hold-dialog.tsx'
import { LiveIndicator } from '../live/live-indicator.tsx'
import { refreshQueues } from '../live/queue-cache.ts'
import { useLiveQueues } from '../live/use-live-queues.ts'
import type { Dialogs } from '../queue-screen.tsx'
import { showingText } from '../search/admin-filter-text.ts'
import { useNamed } from '../search/admin-filters.tsx'
import { adminQuery, readAdminSearch, writeAdminSearch } from '../search/admin-search.ts'
import { SavedViews } from '../search/saved-views.tsx'
import { SearchBox } from '../search/search-box.tsx'
import { ADMIN_PAGES, useAdminSearch } from '../search/use-admin-search.ts'
import { KeyboardHelp } from '../shortcuts/keyboard-help.tsx'
import { StatisticsPanel } from '../statistics/statistics-panel.tsx'
import { ThresholdsButton } from '../wait-times/thresholds-button.tsx'
import { AdminList } from './admin-list.tsx'
import classes from './admin-screen.module.css'
import type { AdminTools } from './admin-tools.ts'
import { useAdminAction } from './use-admin-action.ts'
import { useAdminShortcuts } from './use-admin-shortcuts.ts'
import { useAdminTools } from './use-admin-tools.ts'

type Props = {
  queue: Queue
  searchBy: string
  columns: (tools: AdminTools) => Column<StatusRow>[]
  /** In the top bar, beside the page's own buttons. */
  actions?: ReactNode
  /** Beside the saved views. */
  toolbar: (onRecord: (patientId: string) => void) => ReactNode
  /** The patient beside the list. */
  record: (pane: PaneProps & { onChanged: (row: StatusRow) => void }) => ReactNode
  /** What opens above the list, by patient id. */
  dialogs: (dialogs: Dialogs) => ReactNode
}

/** A manager's screen of a queue: who holds how many, everyone in the queue, to be filtered and given out, and beside them one patient's record. */
export function AdminScreen({ queue, searchBy, columns, actions, toolbar, record, dialogs }: Props) {
  const client = useQueryClient()
  const [search, change] = useAdminSearch(queue)
  const { ask, dialog } = useConfirm()
  const holding = useHoldDialog()
  const helping = useHelpDialog()
  const order = useLatest(useAdminAction(queue, ask))
  const opened = useOpenPatient(ADMIN_PAGES[queue])
  const asking = { askHold: holding.ask, askHelp: helping.ask, openBeside: useLatest(opened.open) }
  const { tools, open, close } = useAdminTools(queue, { order, ...asking })
  const state = useLiveScreen()
  const [help, setHelp] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const searchBox = useAdminShortcuts({ tools, place, opened, change, onHelp: () => setHelp(true) })
  const onPick = useCallback((who: string) => change({ who }), [change])
  const view = writeAdminSearch({ ...search, page: 1 })
  return (
    <Page
      fill
      actions={
        <>
          {actions}
          <ThresholdsButton />
        </>
      }
    >
      <AssignWorkspace queue={queue} order={order}>
        <Workbench
          whole
          opened={opened}
          place={place}
          onEnlarge={tools.openDetails}
          record={(pane) => record({ ...pane, onChanged: tools.onChanged })}
        >
          <div className={classes.toolbar}>
            <SearchBox value={search.q} placeholder={searchBy} onSearch={(q) => change({ q })} inputRef={searchBox} />
            <Showing queue={queue} who={search.who} />
            <span className={classes.end}>
              <LiveIndicator state={state} />
              {toolbar(tools.openDetails)}
              <SavedViews page={ADMIN_PAGES[queue]} search={view} onOpen={(params) => change(readAdminSearch(params, queue))} />
              <KeyboardHelp opened={help} onChange={setHelp} queue={queue} managing />
            </span>
          </div>
          <div className={classes.tables}>
            <StatisticsPanel queue={queue} who={search.who} folded={opened.patient !== null} onPick={onPick} />
            <div ref={place}>
              <AdminList {...{ queue, search, tools, order, columns }} current={opened.patient} onChange={change} />
            </div>
          </div>
          <BulkBarLater
            tools={tools}
            queries={[adminQuery(search)]}
            ask={ask}
            askHold={holding.ask}
            assign={(assign) => <AssignMany queue={queue} {...assign} />}
          />
        </Workbench>
      </AssignWorkspace>
      {dialogs({ ...open, close, onChanged: tools.onChanged, onFailed: () => void refreshQueues(client) })}
      {dialog}
      {holding.dialog}
      {helping.dialog}
    </Page>
  )
}

/** What the list shows, said politely whenever it changes. */
function Showing({ queue, who }: { queue: Queue; who: string }) {
  const people = useNamed(queue)
  return (
    <p role="status" className={classes.showing}>
      {showingText(who, people)}
    </p>
  )
}

function useLatest<Arguments extends unknown[]>(run: (...given: Arguments) => void): (...given: Arguments) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}

/** The lists and figures follow what others do, and who can be given patients follows whose queue is switched, who comes and who goes. */
function useLiveScreen() {
  const client = useQueryClient()
  const { id } = useSession()
  useLive(({ kind }) => {
    if (kind === 'patient') return
    void client.invalidateQueries({ queryKey: PEOPLE_KEY })
    void refreshQueues(client)
  })
  return useLiveQueues(id, () => void refreshSession().catch(() => undefined))
}
