import { listUnregistered } from '@clinic/contract/documents/documents'
import type { TodayChase } from '@clinic/contract/queues/today'
import { IconMailCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
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
    <Page
      lead={t(
        'Signed two weeks ago or longer, and no seller has registered them. Ask the seller or the patient, then record it under Documents.',
      )}
    >
      {list.isPending && <TableSkeleton label={t('Loading the documents')} rows={6} />}
      {list.isError && (
        <LoadFailure title={t('Couldn’t load the documents to chase')} retry={list.refetch}>
          {problemSentence(list.error)}
        </LoadFailure>
      )}
      {data?.total === 0 && (
        <EmptyState icon={<IconMailCheck size={20} aria-hidden />} title={t('No documents to chase')}>
          {t(
            'A document appears here two weeks after its signature, until a seller registers it. You see those of records that you may open.',
          )}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <Panel
          title={t('Not registered yet')}
          note={t('{total, plural, one {# document} other {# documents}}', { total: data.total })}
          flush
        >
          <DataTable
            label={t('Documents to chase')}
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
    header: t('Patient'),
    cell: ({ patient_id, name }) => (
      <TextLink to="/pages/patient" search={{ patient: patient_id, part: 'documents' }}>
        {name || patient_id}
      </TextLink>
    ),
    card: 'heading',
  },
  { key: 'id', header: t('Patient ID'), cell: ({ patient_id }) => patient_id },
  { key: 'number', header: t('Document'), cell: ({ document_number }) => document_number },
  {
    key: 'signed',
    header: t('Signed'),
    cell: ({ signed_on, days }) => t('{signed_on}, {days} days ago', { signed_on: dayText(signed_on), days }),
  },
  { key: 'seller', header: t('Seller'), cell: ({ seller }) => seller ?? t('Not sent') },
]
