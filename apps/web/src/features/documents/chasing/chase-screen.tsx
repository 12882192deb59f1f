import { listUnregistered } from '@clinic/contract/documents/documents'
import type { TodayChase, TodayDeliveries } from '@clinic/contract/queues/today'
import { IconMailCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { WAYS_IN_TEXT } from '../signed/document-texts.ts'

type Row = TodayChase['rows'][number]
type Delivery = TodayDeliveries['rows'][number]

/** Every delivery that someone has to make by hand, and every medical document that no seller has registered two weeks after it was signed (s. 273(4)). */
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
      {data?.total === 0 && data.deliveries.total === 0 && (
        <EmptyState icon={<IconMailCheck size={20} aria-hidden />} title={t('No documents to chase')}>
          {t(
            'A document appears here two weeks after its signature, until a seller registers it. You see those of records that you may open.',
          )}
        </EmptyState>
      )}
      {data && data.deliveries.total > 0 && (
        <Panel
          title={t('To send to sellers')}
          note={t('{total, plural, one {# delivery} other {# deliveries}}', { total: data.deliveries.total })}
          flush
        >
          <DataTable
            label={t('To send to sellers')}
            columns={DELIVERY_COLUMNS}
            rows={data.deliveries.rows}
            keyOf={({ id }) => String(id)}
            view="documents"
            needs={760}
          />
        </Panel>
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

const PATIENT = {
  key: 'patient',
  header: t('Patient'),
  cell: ({ patient_id, name }: Pick<Row, 'patient_id' | 'name'>) => (
    <TextLink to="/pages/patient" search={{ patient: patient_id, part: 'documents' }}>
      {name || patient_id}
    </TextLink>
  ),
  phone: 'heading',
} as const

const DELIVERY_COLUMNS: readonly Column<Delivery>[] = [
  PATIENT,
  {
    key: 'what',
    header: t('Document'),
    cell: ({ letter, death, document_number }) =>
      death
        ? t('letter about the death of the client, {document_number}', { document_number })
        : letter
          ? t('letter about {document_number}', { document_number })
          : document_number,
    phone: 'second',
    width: '28%',
  },
  { key: 'seller', header: t('Seller'), cell: ({ seller, way }) => t('{seller}, {way}', { seller, way: WAYS_IN_TEXT[way] }) },
  { key: 'owner', header: t('To be sent by'), cell: ({ owner }) => owner },
  { key: 'since', header: t('Due since'), cell: ({ since }) => momentText(since) },
]

const COLUMNS: readonly Column<Row>[] = [
  PATIENT,
  { key: 'id', header: t('Patient ID'), cell: ({ patient_id }) => patient_id },
  { key: 'number', header: t('Document'), cell: ({ document_number }) => document_number, phone: 'second' },
  {
    key: 'signed',
    header: t('Signed'),
    cell: ({ signed_on, days }) => t('{signed_on}, {days} days ago', { signed_on: dayText(signed_on), days }),
  },
  { key: 'seller', header: t('Seller'), cell: ({ seller }) => seller ?? t('Not sent') },
]
