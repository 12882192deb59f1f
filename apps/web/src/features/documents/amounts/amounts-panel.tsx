import {
  AMOUNT_PERIODS,
  AMOUNT_STEPS,
  type AmountOutlier,
  type AmountPeriod,
  type Amounts,
  type DocumentAmounts,
  LEAST_COMPARED,
  type MonthAmounts,
  readDocumentAmounts,
} from '@clinic/contract/documents/amounts'
import { SegmentedControl, Select } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { rangeText } from '../../../lib/format/dates.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { formatLanguage } from '../../../lib/messages/language.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import classes from './amounts.module.css'

/** How much each practitioner authorizes, and in what they are above the clinic (F-7). */
export function AmountsPanel() {
  const [months, setMonths] = useState<AmountPeriod>('12')
  const amounts = useQuery({
    queryKey: ['document-amounts', months],
    queryFn: ({ signal }) => call(readDocumentAmounts, { query: { months }, signal }),
    placeholderData: keepPreviousData,
  })
  const { data } = amounts
  return (
    <Panel
      title={t('Authorized amounts by practitioner')}
      note={data && t('{documents, plural, one {# document} other {# documents}}', { documents: data.clinic.documents })}
    >
      <div className={classes.line}>
        <SegmentedControl
          aria-label={t('Period')}
          data={AMOUNT_PERIODS.map((value) => ({ value, label: t('{value} months', { value }) }))}
          value={months}
          onChange={(value) => setMonths(value as AmountPeriod)}
        />
        {data && (
          <span className={classes.soft}>
            {t('Signed {days}. Documents that were voided don’t count.', { days: rangeText(data.startDate, data.endDate) })}
          </span>
        )}
      </div>
      {amounts.isPending && <TableSkeleton label={t('Loading the amounts')} rows={4} />}
      {amounts.isError && !data && (
        <LoadFailure title={t('The amounts could not be loaded')} retry={amounts.refetch}>
          {problemSentence(amounts.error)}
        </LoadFailure>
      )}
      {data && <AmountsTable data={data} isOld={amounts.isPlaceholderData} />}
    </Panel>
  )
}

const CLINIC = t('Whole clinic')
type Row = Amounts & { name: string; outliers: AmountOutlier[] | null | 'clinic'; months: MonthAmounts[] }
const OUTLIERS: Readonly<Record<AmountOutlier, string>> = {
  median: t('Higher median'),
  p90: t('Higher 90th percentile'),
  'above-5': t('More above 5 g'),
}
const TITLE = t('One and a half times the clinic’s figure or more')
const LABEL = t('Grams a day by practitioner')

function AmountsTable({ data, isOld }: { data: DocumentAmounts; isOld: boolean }) {
  const [of, setOf] = useState(CLINIC)
  if (data.clinic.documents === 0)
    return (
      <EmptyState icon={<IconChartBar size={20} aria-hidden />} title={t('No documents in this period')}>
        {t('Figures appear once practitioners have signed medical documents.')}
      </EmptyState>
    )
  const rows: Row[] = [{ ...data.clinic, name: CLINIC, outliers: 'clinic' }, ...data.practitioners]
  const shown = rows.find(({ name }) => name === of) ?? rows[0]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keys
    <section className={classes.scroll} tabIndex={0} aria-label={LABEL} aria-busy={isOld}>
      <div className={classes.table}>
        <DataTable label={LABEL} columns={COLUMNS} rows={rows} keyOf={({ name }) => name} view={data.startDate} needs={0} />
      </div>
      <p className={classes.soft}>
        {t(
          'A figure of one and a half times the clinic’s or more is named, so that you know where to look. With fewer than {LEAST_COMPARED} documents nothing is compared.',
          { LEAST_COMPARED },
        )}
      </p>
      <Select
        label={t('By month')}
        className={classes.of ?? ''}
        data={rows.map(({ name }) => name)}
        value={shown?.name ?? CLINIC}
        allowDeselect={false}
        onChange={(name) => setOf(name ?? CLINIC)}
      />
      <div className={classes.table}>
        <DataTable
          label={t('Grams a day by month, {name}', { name: shown?.name ?? CLINIC })}
          columns={MONTH_COLUMNS}
          rows={shown?.months ?? []}
          keyOf={({ month }) => month}
          view={`${data.startDate} ${shown?.name}`}
          needs={0}
        />
      </div>
    </section>
  )
}

const monthName = new Intl.DateTimeFormat(formatLanguage(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthText = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`))
const grams = (value: number | null) => (value === null ? '–' : `${numberText(value, 2)} g`)
const share = (place: number) => (row: Amounts) =>
  row.documents === 0 ? '–' : t('{percent}%', { percent: numberText(((row.above[place] ?? 0) / row.documents) * 100) })

const FIGURES: readonly Column<Amounts>[] = [
  { key: 'documents', header: t('Documents'), cell: ({ documents }) => numberText(documents) },
  { key: 'median', header: t('Median'), cell: ({ median }) => grams(median) },
  { key: 'p90', header: t('90th percentile'), cell: ({ p90 }) => grams(p90) },
  { key: 'highest', header: t('Highest'), cell: ({ highest }) => grams(highest) },
  ...AMOUNT_STEPS.map((step, place) => ({ key: `above-${step}`, header: t('Above {step} g', { step }), cell: share(place) })),
]
const MONTH_COLUMNS: readonly Column<MonthAmounts>[] = [
  { key: 'month', header: t('Month'), cell: ({ month }) => monthText(month), width: '20%', phone: 'heading' },
  ...FIGURES,
]
const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: t('Practitioner'),
    cell: ({ name, outliers }) => <span className={outliers === 'clinic' ? classes.all : undefined}>{name}</span>,
    width: '20%',
    phone: 'heading',
  },
  ...FIGURES,
  { key: 'compared', header: t('Compared with the clinic'), cell: ({ outliers }) => <Compared outliers={outliers} />, width: '18%' },
]

function Compared({ outliers }: Pick<Row, 'outliers'>) {
  if (outliers === 'clinic') return null
  if (outliers === null) return <span className={classes.soft}>{t('Too few to compare')}</span>
  if (outliers.length === 0) return <span className={classes.soft}>{t('As the clinic')}</span>
  return (
    <span className={classes.chips}>
      {outliers.map((outlier) => (
        <Chip key={outlier} tone="warn" title={TITLE}>
          {OUTLIERS[outlier]}
        </Chip>
      ))}
    </span>
  )
}
