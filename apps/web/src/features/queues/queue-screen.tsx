import type { StatusRow } from '@clinic/contract/patients'
import { type PageQuery, PCR_LIMIT, type Queue } from '@clinic/contract/queues'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { countText } from '../../lib/format/lists.ts'
import { refreshSession, useSession } from '../../lib/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Page } from '../../ui/page.tsx'
import { EmptyMine } from './empty-lists.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { LiveSign } from './live-sign.tsx'
import { LoadMeter, loadText } from './load-meter.tsx'
import { ProvincesText } from './provinces-text.tsx'
import { putRow, refreshQueues } from './queue-cache.ts'
import classes from './queue-screen.module.css'
import type { QueueSearch } from './queue-search.ts'
import { QueueSwitch } from './queue-switch.tsx'
import { type ColumnsOf, QueueTable } from './queue-table.tsx'
import { SearchBox } from './search-box.tsx'
import { TEXTS } from './texts.ts'
import { UnassignedTable } from './unassigned-table.tsx'
import { useLiveQueues } from './use-live-queues.ts'
import { useQueuePage } from './use-queue-page.ts'
import { useQueueSearch } from './use-queue-search.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useVerb } from './use-verb.ts'

export type Dialogs = {
  details: string | null
  ineligible: string | null
  close: () => void
  onChanged: (row: StatusRow) => void
  /** Something was refused: what is shown may be out of date. */
  onFailed: () => void
}
type Props = {
  queue: Queue
  searchBy: string
  mine: ColumnsOf
  unassigned: ColumnsOf
  /** Pixels that the columns need. */
  width: number
  /** What opens above the tables, by patient id. */
  dialogs: (dialogs: Dialogs) => ReactNode
}

/** A queue screen: greeting and switch, search, one's own patients, and those whom nobody has yet. */
export function QueueScreen({ queue, searchBy, mine, unassigned, width, dialogs }: Props) {
  const session = useSession()
  const [search, change] = useQueueSearch()
  const { ask, dialog } = useConfirm()
  const { tools, open, close, refresh } = useTools(queue, ask)
  const state = useLiveQueues(session.id, () => void refreshSession().catch(() => undefined))
  const [help, setHelp] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useRowKeys(place, { onSearch: () => searchBox.current?.focus(), onHelp: () => setHelp(true) })

  const query = (list: PageQuery['list']): PageQuery => ({ list, search: search.q, type: '', page: search.mine, size: search.size })
  const onSize = useCallback((size: QueueSearch['size']) => change({ size }), [change])
  const onMinePage = useCallback((page: number) => change({ mine: page }), [change])
  return (
    <Page
      actions={<QueueSwitch ask={ask} />}
      toolbar={
        <>
          <SearchBox value={search.q} placeholder={searchBy} onSearch={(q) => change({ q })} inputRef={searchBox} />
          <ProvincesText name={session.name} provinces={session.licensedProvinces} />
          <span className={classes.end}>
            <LiveSign state={state} />
            <KeyboardHelp opened={help} onChange={setHelp} />
          </span>
        </>
      }
    >
      <div ref={place} className={classes.tables}>
        <QueueTable
          title={TEXTS.mine}
          query={query('mine')}
          tools={tools}
          columnsOf={mine}
          width={width}
          note={(total) => (queue === 'np' ? <NpLoad words /> : pcrLoad(total))}
          aside={queue === 'np' && <NpLoad />}
          empty={<EmptyMine search={search.q} enabled={session.queueEnabled} onClear={() => change({ q: '' })} />}
          onPage={onMinePage}
          onSize={onSize}
        />
        {session.queueEnabled && (
          <UnassignedTable
            tools={tools}
            columnsOf={unassigned}
            width={width}
            search={search}
            provinces={session.licensedProvinces}
            onChange={change}
            onSize={onSize}
          />
        )}
      </div>
      {dialogs({ ...open, close, onChanged: tools.onChanged, onFailed: refresh })}
      {dialog}
    </Page>
  )
}

type Open = { details: string | null; ineligible: string | null }
const NOTHING_OPEN: Open = { details: null, ineligible: null }

/** What the columns work with, kept the same from one drawing to the next. */
function useTools(queue: Queue, ask: Parameters<typeof useVerb>[1]) {
  const client = useQueryClient()
  const { id } = useSession()
  const [open, setOpen] = useState(NOTHING_OPEN)
  const act = useVerb(queue, ask)
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  const refresh = useCallback(() => void refreshQueues(client), [client])
  const onChanged = useCallback((row: StatusRow) => putRow(client, row, id), [client, id])
  const tools = useMemo(
    () => ({
      queue,
      onChanged,
      act: (...order: Parameters<typeof act>) => latest.current(...order),
      openDetails: (details: string) => setOpen({ ...NOTHING_OPEN, details }),
      markIneligible: (ineligible: string) => setOpen({ ...NOTHING_OPEN, ineligible }),
    }),
    [queue, onChanged],
  )
  return { tools, open, refresh, close: useCallback(() => setOpen(NOTHING_OPEN), []) }
}

/** Of all one's patients, whatever is searched for: as dots, or in words. */
function NpLoad({ words = false }: { words?: boolean }) {
  const page = useQueuePage('np', { list: 'mine', search: '', type: '', page: 1, size: 20 })
  if (!page.data) return null
  return words ? loadText(page.data) : <LoadMeter active={page.data.active} />
}

function pcrLoad(total: number): string {
  return total >= PCR_LIMIT ? `${total} of ${PCR_LIMIT}` : countText(total, 'patient')
}
