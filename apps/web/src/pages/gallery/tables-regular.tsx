import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { type Example, examples } from './examples.ts'
import { GalleryPage } from './gallery-page.tsx'

const ROWS = examples(4)
const COLUMNS: Column<Example>[] = [
  { key: 'id', header: 'Patient ID', cell: (row) => row.id, phone: 'heading' },
  { key: 'name', header: 'Name', cell: (row) => row.name },
  { key: 'type', header: 'Type', cell: (row) => row.type },
  { key: 'province', header: 'Province', cell: (row) => row.province },
]

export function RegularTables() {
  return (
    <GalleryPage lead="Rows of two lines, figures that stand below each other, nothing that blinks. On a telephone a table without a second line scrolls sideways.">
      <Panel title="A table" note={ROWS.length} flush>
        <DataTable label="Examples" columns={COLUMNS} rows={ROWS} keyOf={(row) => row.id} view="" />
      </Panel>
      <Panel title="While it loads" flush>
        <TableSkeleton label="Loading the examples" rows={3} columns={COLUMNS.length} />
      </Panel>
      <Panel title="When there is nothing" flush>
        <EmptyState title="No patient matches">Take a filter away, or search for part of a name.</EmptyState>
      </Panel>
    </GalleryPage>
  )
}
