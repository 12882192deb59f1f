import type { ClinicOverview, ProvinceCount } from '@clinic/contract/reports'
import { Skeleton, UnstyledButton } from '@mantine/core'
import { IconMaximize } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import type { LiveState } from '../../../lib/live.ts'
import { t } from '../../../lib/messages/t.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { MapLegend } from '../../../ui/map/map-legend.tsx'
import { mapSteps, shadeOf, stepOf } from '../../../ui/map/map-steps.ts'
import type { MapArea } from '../../../ui/map/province-map.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { OverviewFrame } from '../overview/overview-frame.tsx'
import { percentText, provinceMessage } from '../overview/overview-messages.ts'
import classes from './patients-map.module.css'

const ProvinceMap = lazy(() => import('../../../ui/map/province-map.tsx').then((module) => ({ default: module.ProvinceMap })))
const TITLE = t('Active patients by province')

type Props = { nav: ReactNode; liveSign: (state: LiveState) => ReactNode }

/** Patients by province, as a map and as the table that says the same (E-9). */
export function PatientsMap(props: Props) {
  return <OverviewFrame {...props}>{(overview) => <MapAndTable overview={overview} />}</OverviewFrame>
}

function MapAndTable({ overview }: { overview: ClinicOverview }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <div className={classes.page}>
      <Panel
        title={TITLE}
        aside={
          <LinkButton to="/maps/full-screen" size="xs" variant="default" leftSection={<IconMaximize size={14} aria-hidden />}>
            {t('Full screen')}
          </LinkButton>
        }
      >
        <MapOfPatients overview={overview} chosen={chosen} onChoose={setChosen} />
      </Panel>
      <ProvinceTable overview={overview} chosen={chosen} onChoose={setChosen} />
    </div>
  )
}

type ChoiceProps = { overview: ClinicOverview; chosen: string | null; onChoose: (code: string | null) => void; fill?: boolean }

/** The map alone, with its legend and, in words, the province that is chosen. */
export function MapOfPatients({ overview: { provinces, patients }, chosen, onChoose, fill = false }: ChoiceProps) {
  const steps = useMemo(() => mapSteps(Math.max(...provinces.map((row) => row.patients))), [provinces])
  const areas = provinces.flatMap((row): MapArea[] => {
    if (row.code === null) return []
    const shade = shadeOf(stepOf(row.patients, steps), steps)
    return [{ code: row.code, name: t(row.province), shade, count: numberText(row.patients), label: provinceMessage(row, patients) }]
  })
  const label = areas.find(({ code }) => code === chosen)?.label
  return (
    <div className={classes.map} data-fill={fill || undefined}>
      <p role="status" className={classes.text}>
        {label ?? t('{patients, plural, one {# active patient} other {# active patients}}. Select a province for details.', { patients })}
      </p>
      <Suspense fallback={<Skeleton height={420} />}>
        <ProvinceMap
          label={t('Active patients by province, on a map of Canada')}
          areas={areas}
          chosen={chosen}
          onChoose={onChoose}
          fill={fill}
        />
      </Suspense>
      <MapLegend label={t('Patients per province')} steps={steps} write={numberText} />
    </div>
  )
}

/** What the map shows, as a table; anyone who lives in no known province is here alone. */
function ProvinceTable({ overview: { provinces, patients }, chosen, onChoose }: ChoiceProps) {
  const columns = useMemo(
    (): readonly Column<ProvinceCount>[] => [
      {
        key: 'province',
        header: t('Province or territory'),
        width: '54%',
        cell: ({ code, province }) =>
          code === null ? (
            t(province)
          ) : (
            <UnstyledButton className={classes.name} aria-pressed={code === chosen} onClick={() => onChoose(code === chosen ? null : code)}>
              {t(province)}
            </UnstyledButton>
          ),
      },
      { key: 'patients', header: t('Patients'), cell: (row) => numberText(row.patients), isNumber: true },
      { key: 'share', header: t('Share of patients'), cell: (row) => percentText(row.patients, patients) || '–', isNumber: true },
    ],
    [chosen, onChoose, patients],
  )
  return (
    <Panel title={t('Province or territory')} flush>
      <DataTable
        label={TITLE}
        columns={columns}
        rows={provinces}
        keyOf={({ province }) => province}
        stateOf={({ code }) => (code !== null && code === chosen ? 'selected' : undefined)}
        view="provinces"
        needs={0}
      />
    </Panel>
  )
}
