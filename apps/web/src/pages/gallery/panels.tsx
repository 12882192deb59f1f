import { Button } from '@mantine/core'
import { IconMoodHappy } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../ui/data-table/data-table-pager.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { type Example, examples, waited } from './examples.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'

const ROWS = examples(3)
const COLUMNS: Column<Example>[] = [
  { key: 'name', header: t('Patient'), cell: (row) => <strong>{row.name}</strong>, phone: 'heading' },
  { key: 'type', header: t('Type'), cell: (row) => row.type, phone: 'second' },
  { key: 'province', header: t('Province'), cell: (row) => row.province },
  { key: 'waiting', header: t('Time in Queue'), cell: waited },
  {
    key: 'actions',
    header: t('Actions'),
    quietHeader: true,
    width: '190px',
    cell: () => <Button size="xs">{t('Claim')}</Button>,
    phone: 'end',
  },
]

export function PanelsGallery() {
  return (
    <GalleryPage lead={t('A panel holds one subject: a title, a quiet note and the content.')}>
      <TableSpecimen />
      <Specimen title={t('Chips')} note={t('The words carry the meaning; the colour only supports it.')}>
        <Chip>{t('on hold')}</Chip>
        <Chip tone="accent">{t('Call requested')}</Chip>
        <Chip tone="good">{t('Done')}</Chip>
        <Chip tone="warn">{t('Attention')}</Chip>
        <Chip tone="bad">{t('Error')}</Chip>
      </Specimen>
      <Panel title={t('While it loads')} flush>
        <TableSkeleton label={t('Loading patients')} rows={3} columns={5} />
      </Panel>
      <Panel title={t('When it is empty')} flush>
        <EmptyState icon={<IconMoodHappy size={28} aria-hidden />} title={t('No patients')}>
          {t('New patients appear here automatically.')}
        </EmptyState>
      </Panel>
    </GalleryPage>
  )
}

function TableSpecimen() {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(20)
  return (
    <Panel title={t('Table')} note={ROWS.length} flush>
      <DataTable label={t('Table')} columns={COLUMNS} rows={ROWS} keyOf={(row) => row.id} view={`${page}:${size}`} />
      <DataTablePager label={t('examples')} page={page} size={size} total={134} sizes={[20, 50, 100]} onPage={setPage} onSize={setSize} />
    </Panel>
  )
}
