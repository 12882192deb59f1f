import { listUnregistered } from '@clinic/contract/documents/documents'
import type { TodayChase } from '@clinic/contract/queues/today'
import { IconMailCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { countText } from '../../../lib/format/lists.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

type Row = TodayChase['rows'][number]

/** Every medical document that no seller has registered two weeks after it was signed (s. 273(4)). */
export function ChaseScreen() {
  const list = useQuery({ queryKey: ['documents-to-chase'], queryFn: ({ signal }) => call(listUnregistered, { signal }) })
  const { data } = list
  return (
    <Page lead="Signed two weeks ago or longer, and no seller has registered them. Ask the seller or the patient, then record it under Documents.">
      {list.isPending && <TableSkeleton label="Loading the documents" rows={6} />}
      {list.isError && (
        <LoadFailure title="Couldn’t load the documents to chase" retry={list.refetch}>
          {problemSentence(list.error)}
        </LoadFailure>
      )}
      {data?.total === 0 && (
        <EmptyState icon={<IconMailCheck size={20} aria-hidden />} title="No documents to chase">
          A document appears here two weeks after its signature, until a seller registers it. You see those of records that you may open.
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <Panel title="Not registered yet" note={countText(data.total, 'document')} flush>
          <DataTable
            label="Documents to chase"
            columns={COLUMNS}
            rows={data.rows}
            keyOf={({ document_number }) => document_number}
            view="documents"
            needs={760}
          />
        </Panel>
      )}
    </Page>
  )
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'patient',
    header: 'Patient',
    cell: ({ patient_id, name }) => (
      <TextLink to="/pages/patient" search={{ patient: patient_id, part: 'documents' }}>
        {name || patient_id}
      </TextLink>
    ),
    card: 'heading',
  },
  { key: 'id', header: 'Patient ID', cell: ({ patient_id }) => patient_id },
  { key: 'number', header: 'Document', cell: ({ document_number }) => document_number },
  { key: 'signed', header: 'Signed', cell: ({ signed_on, days }) => `${dayText(signed_on)}, ${days} days ago` },
  { key: 'seller', header: 'Seller', cell: ({ seller }) => seller ?? 'Not sent' },
]
