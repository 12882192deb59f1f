import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { timeInQueue } from '../../lib/format/time-in-queue.ts'
import { notify } from '../../lib/notify.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Example, examples } from './examples.ts'
import { GalleryPage } from './gallery-page.tsx'

const ORDERS = { waiting: 'Longest wait first', name: 'By name' } as const
type Order = keyof typeof ORDERS

export function ExtendedTables() {
  const [order, setOrder] = useState<Order>('waiting')
  const [rows, setRows] = useState(() => examples(8))
  const shown = rows.toSorted((a, b) => (order === 'waiting' ? b.minutes - a.minutes : a.name.localeCompare(b.name)))
  const claim = (row: Example) => {
    setRows(rows.filter((one) => one.id !== row.id))
    notify.success(`${row.id} is yours.`, { label: 'Undo', seconds: 60, run: () => setRows(rows) })
  }
  return (
    <GalleryPage lead="The likely action filled and at the end of its row; what was done can be taken back from its message.">
      <Panel
        title="A table with actions"
        note={shown.length}
        flush
        aside={
          <NativeSelect
            size="xs"
            aria-label="Order"
            value={order}
            data={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
            onChange={(event) => setOrder(event.currentTarget.value as Order)}
          />
        }
      >
        <DataTable label="Examples with actions" columns={columnsWith(claim)} rows={shown} keyOf={(row) => row.id} view={order} />
      </Panel>
    </GalleryPage>
  )
}

function columnsWith(claim: (row: Example) => void): Column<Example>[] {
  return [
    { key: 'id', header: 'Patient ID', cell: (row) => row.id, phone: 'heading' },
    { key: 'name', header: 'Name', cell: (row) => row.name, phone: 'second' },
    { key: 'type', header: 'Type', cell: (row) => (row.held ? <Chip>on hold</Chip> : row.type) },
    { key: 'waiting', header: 'Time in Queue', cell: (row) => waited(row.minutes) },
    {
      key: 'actions',
      header: 'Actions',
      quietHeader: true,
      width: '110px',
      phone: 'end',
      cell: (row) => (
        <Button size="xs" aria-label={`Claim ${row.id}`} onClick={() => claim(row)}>
          Claim
        </Button>
      ),
    },
  ]
}

function waited(minutes: number): string {
  return timeInQueue(new Date(0).toISOString(), minutes * 60_000)
}
