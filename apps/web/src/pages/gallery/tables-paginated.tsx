import { useState } from 'react'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../ui/data-table/data-table-pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { type Example, examples } from './examples.ts'
import { GalleryPage } from './gallery-page.tsx'

const ROWS = examples(137)
const SIZES = [20, 50, 100]
const COLUMNS: Column<Example>[] = [
  { key: 'id', header: 'Patient ID', cell: (row) => row.id, phone: 'heading' },
  { key: 'name', header: 'Name', cell: (row) => row.name },
  { key: 'type', header: 'Type', cell: (row) => row.type },
  { key: 'province', header: 'Province', cell: (row) => row.province },
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
    <GalleryPage lead="No list shows more than can be looked at: pages, their sizes, and a jump to any of them.">
      <Panel title="A table with pages" note={ROWS.length} flush>
        <DataTable label="Examples in pages" columns={COLUMNS} rows={shown} keyOf={(row) => row.id} view={`${page}:${size}`} />
        <DataTablePager label="examples" page={page} size={size} total={ROWS.length} sizes={SIZES} onPage={setPage} onSize={resize} />
      </Panel>
    </GalleryPage>
  )
}
