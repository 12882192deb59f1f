import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { IconInbox, IconSearch } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { AdminFilters } from '../search/admin-filters.tsx'
import { type AdminSearch, adminQuery, isNarrowed } from '../search/admin-search.ts'
import { QueueTable, type ScreenTools } from '../table/queue-table.tsx'
import type { TableTools } from '../table/table-tools.ts'
import type { AdminTools } from './admin-tools.ts'

const TITLES = { pcr: t('Patients in the PCR Queue'), np: t('Patients in the NP Queue') } as const

type Props = {
  queue: Queue
  search: AdminSearch
  tools: ScreenTools
  order: AdminTools['order']
  columns: (tools: AdminTools) => Column<StatusRow>[]
  current: string | null
  onChange: (change: Partial<AdminSearch>) => void
}

/** Everyone in the queue, as far as the filters let them through (REQ-528, REQ-552, REQ-560). */
export function AdminList({ queue, search, tools, order, columns, current, onChange }: Props) {
  const query = useMemo(() => adminQuery(search), [search])
  const columnsOf = useCallback((given: TableTools) => columns({ ...given, order }), [columns, order])
  const onPage = useCallback((page: number) => onChange({ page }), [onChange])
  return (
    <QueueTable
      title={TITLES[queue]}
      query={query}
      tools={tools}
      columnsOf={columnsOf}
      current={current}
      note={(total) => t('{total, plural, one {# patient} other {# patients}}', { total })}
      aside={<AdminFilters queue={queue} search={search} onChange={onChange} />}
      empty={<NoPatients queue={queue} search={search} onClear={() => onChange({ q: '', who: '', type: '', due: '' })} />}
      onPage={onPage}
      onSize={(size) => onChange({ size })}
    />
  )
}

function NoPatients({ queue, search, onClear }: { queue: Queue; search: AdminSearch; onClear: () => void }) {
  if (!isNarrowed(search)) {
    return (
      <EmptyState
        icon={<IconInbox size={20} aria-hidden />}
        title={t('The {queue, select, pcr {PCR} other {NP}} queue is empty', { queue })}
      >
        {t('New patients appear here automatically.')}
      </EmptyState>
    )
  }
  const everyone = (
    <Button size="xs" variant="default" onClick={onClear}>
      {t('Show all patients')}
    </Button>
  )
  return (
    <EmptyState icon={<IconSearch size={20} aria-hidden />} title={t('No patients match')} action={everyone}>
      {search.q === ''
        ? t('No patient of this queue fits these filters.')
        : t('No patients match these filters and “{q}”.', { q: search.q })}
    </EmptyState>
  )
}
