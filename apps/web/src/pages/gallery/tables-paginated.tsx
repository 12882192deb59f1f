import { useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../ui/data-table/data-table-pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Example, examples } from './examples.ts'
import { GalleryPage } from './gallery-page.tsx'

const ROWS = examples(137)
const SIZES = [20, 50, 100]
const COLUMNS: Column<Example>[] = [
  { key: 'id', header: t('Patient ID'), cell: (row) => row.id, phone: 'heading' },
  { key: 'name', header: t('Name'), cell: (row) => row.name },
  { key: 'type', header: t('Type'), cell: (row) => row.type },
  { key: 'province', header: t('Province'), cell: (row) => row.province },
]

export function PaginatedTables() {
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(20)
  const shown = ROWS.slice((page - 1) * size, page * size)
  const resize = (next: number) => {
    setSize(next)
    setPage(1)
  }
  return (
    <GalleryPage lead={t('Long lists come in pages of a size you choose.')}>
      <Panel title={t('Table with pages')} note={ROWS.length} flush>
        <DataTable label={t('Table with pages')} columns={COLUMNS} rows={shown} keyOf={(row) => row.id} view={`${page}:${size}`} />
        <DataTablePager label={t('examples')} page={page} size={size} total={ROWS.length} sizes={SIZES} onPage={setPage} onSize={resize} />
      </Panel>
    </GalleryPage>
  )
}
