import type { Metrics } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import { UnstyledButton } from '@mantine/core'
import { useMemo } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Change } from '../charts/change.tsx'
import type { Open } from '../charts/drill-down.ts'
import classes from './statistics-table.module.css'

type Row = Metrics['provinces'][number]
type Props = { metrics: Metrics; than: string; onOpen: Open }
const TITLE = t('By province')
const WIDTH = 700

/** Who lives where, and how many were seen from there. */
export function MetricsByProvince({ metrics, than, onOpen }: Props) {
  const rows = useMemo(
    () => metrics.provinces.filter((row) => row.patients + row.patientsSeen + (row.patientsSeenBefore ?? 0) > 0),
    [metrics],
  )
  const columns = useMemo((): readonly Column<Row>[] => {
    const count = (row: Row, metric: 'patients' | 'patientsSeen' | 'newPatients' | 'renewPatients') => (
      <Count row={row} metric={metric} onOpen={onOpen} />
    )
    return [
      { key: 'province', header: t('Province or territory'), cell: ({ province }) => t(province), width: '26%', phone: 'heading' },
      ...(['patients', 'patientsSeen', 'newPatients', 'renewPatients'] as const).map((metric): Column<Row> => {
        return { key: metric, header: t(definitionOf(metric).name), cell: (row) => count(row, metric) }
      }),
      {
        key: 'change',
        header: t('Seen (vs. previous period)'),
        cell: ({ patientsSeen, patientsSeenBefore }) => <Change count={patientsSeen} before={patientsSeenBefore} than={than} />,
        width: '22%',
      },
    ]
  }, [onOpen, than])
  if (rows.length === 0) return null
  return (
    <Panel title={TITLE} flush>
      <DataTable label={TITLE} columns={columns} rows={rows} keyOf={({ province }) => province} view="provinces" needs={WIDTH} />
    </Panel>
  )
}

type CountProps = { row: Row; metric: 'patients' | 'patientsSeen' | 'newPatients' | 'renewPatients'; onOpen: Open }

function Count({ row, metric, onOpen }: CountProps) {
  const count = row[metric]
  if (count === 0) return <span className={classes.none}>0</span>
  return (
    <UnstyledButton
      className={classes.number}
      aria-haspopup="dialog"
      aria-label={tPair(`${t(row.province)}, ${t(definitionOf(metric).name)}`, numberText(count))}
      onClick={() => onOpen({ metric, filters: { province: row.code ?? '' }, about: t(row.province) })}
    >
      {numberText(count)}
    </UnstyledButton>
  )
}
