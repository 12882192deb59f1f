import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLive } from '../../lib/live.ts'
import { refreshSession, useSession } from '../../lib/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { Page } from '../../ui/page.tsx'
import { showingText } from './admin-filter-text.ts'
import { useNamed } from './admin-filters.tsx'
import { AdminList } from './admin-list.tsx'
import classes from './admin-screen.module.css'
import { adminQuery, readAdminSearch, writeAdminSearch } from './admin-search.ts'
import type { AdminTools } from './admin-tools.ts'
import { AssignDesk } from './assign-desk.tsx'
import { AssignMany } from './assign-many.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { LiveSign } from './live-sign.tsx'
import { refreshQueues } from './queue-cache.ts'
import type { Dialogs } from './queue-screen.tsx'
import type { ChipsOf } from './queue-table.tsx'
import { SavedViews } from './saved-views.tsx'
import { SearchBox } from './search-box.tsx'
import { StatisticsPanel } from './statistics-panel.tsx'
import { ThresholdsButton } from './thresholds-button.tsx'
import { ADMIN_KEYS, useAdminKeys } from './use-admin-keys.ts'
import { useAdminSearch } from './use-admin-search.ts'
import { useAdminTools } from './use-admin-tools.ts'
import { useAdminVerb } from './use-admin-verb.ts'
import { PEOPLE_KEY } from './use-candidates.ts'
import { useHoldDialog } from './use-hold-dialog.tsx'
import { useLiveQueues } from './use-live-queues.ts'

type Props = {
  queue: Queue
  searchBy: string
  columns: (tools: AdminTools) => Column<StatusRow>[]
  chipsOf: ChipsOf
  /** Pixels that the columns need. */
  width: number
  /** In the top bar, beside the page's own buttons. */
  actions?: ReactNode
  /** What opens above the list, by patient id. */
  dialogs: (dialogs: Dialogs) => ReactNode
}

const PAGES = { pcr: '/pages/PCRAdmin', np: '/pages/NPAdmin' } as const

/** A manager's screen of a queue: who holds how many, and everybody in the queue, to be filtered and given out. */
export function AdminScreen({ queue, searchBy, columns, chipsOf, width, actions, dialogs }: Props) {
  const client = useQueryClient()
  const [search, change] = useAdminSearch(queue)
  const { ask, dialog } = useConfirm()
  const holding = useHoldDialog()
  const order = useLatest(useAdminVerb(queue, ask))
  const { tools, open, close } = useAdminTools(queue, { order, askHold: holding.ask })
  const state = useLiveScreen()
  const [help, setHelp] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const searchBox = useAdminKeys({ tools, place, change, onHelp: () => setHelp(true) })
  const onPick = useCallback((who: string) => change({ who }), [change])
  const view = writeAdminSearch({ ...search, page: 1 })
  return (
    <Page
      actions={
        <>
          {actions}
          <ThresholdsButton />
        </>
      }
      toolbar={
        <>
          <SearchBox value={search.q} placeholder={searchBy} onSearch={(q) => change({ q })} inputRef={searchBox} />
          <Showing queue={queue} who={search.who} />
          <span className={classes.end}>
            <LiveSign state={state} />
            <SavedViews page={PAGES[queue]} search={view} onOpen={(params) => change(readAdminSearch(params, queue))} />
            <KeyboardHelp opened={help} onChange={setHelp} lines={ADMIN_KEYS[queue]} />
          </span>
        </>
      }
    >
      <AssignDesk queue={queue} order={order}>
        <div className={classes.tables}>
          <StatisticsPanel queue={queue} who={search.who} onPick={onPick} />
          <div ref={place}>
            <AdminList {...{ queue, search, tools, order, columns, chipsOf, width }} onChange={change} />
          </div>
        </div>
        <BulkBar
          tools={tools}
          queries={[adminQuery(search)]}
          ask={ask}
          askHold={holding.ask}
          assign={(assign) => <AssignMany queue={queue} {...assign} />}
        />
      </AssignDesk>
      {dialogs({ ...open, close, onChanged: tools.onChanged, onFailed: () => void refreshQueues(client) })}
      {dialog}
      {holding.dialog}
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
