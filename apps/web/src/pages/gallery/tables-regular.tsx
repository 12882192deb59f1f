import { t } from '../../lib/messages/t.ts'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { type Example, examples } from './examples.ts'
import { GalleryPage } from './gallery-page.tsx'

const ROWS = examples(4)
const COLUMNS: Column<Example>[] = [
  { key: 'id', header: t('Patient ID'), cell: (row) => row.id, phone: 'heading' },
  { key: 'name', header: t('Name'), cell: (row) => row.name },
  { key: 'type', header: t('Type'), cell: (row) => row.type },
  { key: 'province', header: t('Province'), cell: (row) => row.province },
]

export function RegularTables() {
  return (
    <GalleryPage lead={t('Rows of at most two lines. On a phone, a table without a second line scrolls sideways.')}>
      <Panel title={t('Table')} note={ROWS.length} flush>
        <DataTable label={t('Table')} columns={COLUMNS} rows={ROWS} keyOf={(row) => row.id} view="" />
      </Panel>
      <Panel title={t('While it loads')} flush>
        <TableSkeleton label={t('Loading patients')} rows={3} columns={COLUMNS.length} />
      </Panel>
      <Panel title={t('When it is empty')} flush>
        <EmptyState title={t('No matching patients')}>{t('Remove a filter, or search for part of a name.')}</EmptyState>
      </Panel>
    </GalleryPage>
  )
}
