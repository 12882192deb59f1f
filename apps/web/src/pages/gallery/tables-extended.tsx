import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Example, examples, waited } from './examples.ts'
import { GalleryPage } from './gallery-page.tsx'

const ORDERS = { waiting: t('Longest wait first'), name: t('By name') } as const
type Order = keyof typeof ORDERS

export function ExtendedTables() {
  const [order, setOrder] = useState<Order>('waiting')
  const [rows, setRows] = useState(() => examples(8))
  const shown = rows.toSorted((a, b) => (order === 'waiting' ? b.minutes - a.minutes : a.name.localeCompare(b.name)))
  const claim = (row: Example) => {
    setRows(rows.filter((one) => one.id !== row.id))
    notify.success(t('Done'), { label: t('Undo'), seconds: 60, run: () => setRows(rows) })
  }
  return (
    <GalleryPage lead={t('The likely action is the last one in its row, and its message can undo it.')}>
      <Panel
        title={t('Table with actions')}
        note={shown.length}
        flush
        aside={
          <NativeSelect
            size="xs"
            aria-label={t('Order')}
            value={order}
            data={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
            onChange={(event) => setOrder(event.currentTarget.value as Order)}
          />
        }
      >
        <DataTable label={t('Table with actions')} columns={columnsWith(claim)} rows={shown} keyOf={(row) => row.id} view={order} />
      </Panel>
    </GalleryPage>
  )
}

function columnsWith(claim: (row: Example) => void): Column<Example>[] {
  return [
    { key: 'id', header: t('Patient ID'), cell: (row) => row.id, phone: 'heading' },
    { key: 'name', header: t('Name'), cell: (row) => row.name, phone: 'second' },
    { key: 'type', header: t('Type'), cell: (row) => (row.held ? <Chip>{t('on hold')}</Chip> : row.type) },
    { key: 'waiting', header: t('Time in Queue'), cell: waited },
    {
      key: 'actions',
      header: t('Actions'),
      quietHeader: true,
      width: '150px',
      phone: 'end',
      cell: (row) => (
        <Button size="xs" aria-label={t('Claim {name}', { name: row.id })} onClick={() => claim(row)}>
          {t('Claim')}
        </Button>
      ),
    },
  ]
}
