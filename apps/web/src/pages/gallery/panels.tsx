import { QUEUE_TEXTS } from '@clinic/contract/texts'
import { Button } from '@mantine/core'
import { IconMoodHappy } from '@tabler/icons-react'
import { useState } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../ui/data-table/data-table-pager.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { GalleryPage, Specimen } from './gallery-page.tsx'

type Row = { id: string; name: string; type: string; province: string; waiting: string }

const ROWS: Row[] = [
  { id: 'EX-1', name: 'Example One', type: 'Renewal', province: 'Ontario', waiting: '18 min' },
  { id: 'EX-2', name: 'Example Two', type: 'New Patient', province: 'Alberta', waiting: '35 min' },
  { id: 'EX-3', name: 'Example Three', type: 'Follow Up', province: 'Nova Scotia', waiting: '1 h 50 min' },
]
const COLUMNS: Column<Row>[] = [
  { key: 'name', header: 'Patient', cell: (row) => <strong>{row.name}</strong>, phone: 'heading' },
  { key: 'type', header: 'Type', cell: (row) => row.type, phone: 'second' },
  { key: 'province', header: 'Province', cell: (row) => row.province },
  { key: 'waiting', header: 'Time in Queue', cell: (row) => row.waiting },
  { key: 'actions', header: 'Actions', quietHeader: true, width: '110px', cell: () => <Button size="xs">Claim</Button>, phone: 'end' },
]

export function PanelsGallery() {
  return (
    <GalleryPage lead="Panels hold one matter each: a title, a quiet note, and the content.">
      <TableSpecimen />
      <Specimen title="Chips" note="The words carry the meaning; the colour only points at it.">
        <Chip>on hold</Chip>
        <Chip tone="accent">call requested</Chip>
        <Chip tone="good">present</Chip>
        <Chip tone="warn">under 25</Chip>
        <Chip tone="bad">ends tomorrow</Chip>
      </Specimen>
      <Panel title="While something loads" flush>
        <TableSkeleton label="Loading patients" rows={3} columns={5} />
      </Panel>
      <Panel title="When there is nothing" flush>
        <EmptyState icon={<IconMoodHappy size={28} aria-hidden />} title="No patients waiting in your provinces">
          New patients appear here automatically.
        </EmptyState>
      </Panel>
    </GalleryPage>
  )
}

function TableSpecimen() {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(20)
  return (
    <Panel title={QUEUE_TEXTS.unassignedNp} note={ROWS.length} aside="help first, then longest wait" flush>
      <DataTable label="Example patients" columns={COLUMNS} rows={ROWS} keyOf={(row) => row.id} view={`${page}:${size}`} />
      <DataTablePager
        label="example patients"
        page={page}
        size={size}
        total={134}
        sizes={[20, 50, 100]}
        onPage={setPage}
        onSize={setSize}
      />
    </Panel>
  )
}
