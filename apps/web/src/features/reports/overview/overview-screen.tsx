import type { ClinicOverview } from '@clinic/contract/reports'
import type { ReactNode } from 'react'
import type { LiveState } from '../../../lib/live.ts'
import { t } from '../../../lib/messages/t.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { type Bar, Bars } from '../charts/bars.tsx'
import { DaysPanel } from './days-panel.tsx'
import { OverviewFrame } from './overview-frame.tsx'
import { percentText } from './overview-messages.ts'
import { OverviewQueue } from './overview-queue.tsx'
import classes from './overview-screen.module.css'
import { OverviewTiles } from './overview-tiles.tsx'
import { OwnQueuePanel } from './own-queue-panel.tsx'
import { WaitsPanel } from './waits-panel.tsx'

const WEEK = 7

type Props = { nav: ReactNode; liveSign: (state: LiveState) => ReactNode }

/** Today’s clinic at a glance: one’s own patients first, then everyone’s, in counts (E-9). */
export function OverviewScreen(props: Props) {
  return <OverviewFrame {...props}>{(overview) => <OverviewPanels overview={overview} />}</OverviewFrame>
}

function OverviewPanels({ overview }: { overview: ClinicOverview }) {
  const { own, queues, now } = overview
  return (
    <>
      {own.length > 0 && (
        <div className={classes.pair}>
          {own.map((queue) => (
            <OwnQueuePanel key={queue.queue} own={queue} />
          ))}
        </div>
      )}
      <OverviewTiles overview={overview} />
      <div className={classes.pair}>
        {queues.map((queue) => (
          <OverviewQueue key={queue.queue} queue={queue} now={now} />
        ))}
      </div>
      <div className={classes.tables}>
        <div className={classes.stack}>
          <WaitsPanel waits={overview.waits} />
          <DaysPanel days={overview.days.slice(-WEEK)} aside={<AsideLink to="/admin/stats">{t('See more days')}</AsideLink>} />
        </div>
        <Provinces overview={overview} />
      </div>
    </>
  )
}

function Provinces({ overview: { provinces, patients } }: { overview: ClinicOverview }) {
  const bars = provinces
    .filter((row) => row.patients > 0)
    .sort((a, b) => b.patients - a.patients)
    .map((row): Bar => ({ key: row.province, label: t(row.province), count: row.patients, note: percentText(row.patients, patients) }))
  return (
    <Panel title={t('Active patients by province')} aside={<AsideLink to="/maps/google">{t('See the map')}</AsideLink>}>
      {bars.length > 0 ? (
        <Bars label={t('Active patients by province')} bars={bars} />
      ) : (
        <p className={classes.none}>{t('No active patients yet.')}</p>
      )}
    </Panel>
  )
}

function AsideLink({ to, children }: { to: '/admin/stats' | '/maps/google'; children: ReactNode }) {
  return (
    <TextLink to={to} size="sm">
      {children}
    </TextLink>
  )
}
