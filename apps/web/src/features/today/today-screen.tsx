import type { Today } from '@clinic/contract/queues/today'
import { Skeleton } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { clockText, dayText } from '../../lib/format/dates.ts'
import { formatLanguage } from '../../lib/messages/language.ts'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AskingPanel } from './asking-panel.tsx'
import { CrisesPanel } from './crises-panel.tsx'
import { DueRunway } from './due-runway.tsx'
import {
  ChasePanel,
  CorrectionsPanel,
  DeliveriesPanel,
  DoubtsPanel,
  DuplicatesPanel,
  LicencesPanel,
  LostPanel,
  UndecidedPanel,
  UnsignedPanel,
} from './exception-panels.tsx'
import { PatientRows } from './patient-rows.tsx'
import { TeamPanel } from './team-panel.tsx'
import classes from './today-screen.module.css'
import { dueSentence, greeting } from './today-text.ts'
import { useToday } from './use-today.ts'
import { VisitRows } from './visit-rows.tsx'

/** `first`: what another feature puts at the top of the side. */
type OnPatient = { onPatient: (patientId: string) => void; first?: ReactNode }

/** Where a member of staff begins: what is due, who is theirs, who waits for a call (F-2). */
export function TodayScreen({ onPatient, first }: OnPatient) {
  const { isAdmin, isPCR, isNP, isPCRManager, isNPManager } = useSession()
  const known = useToday()
  const works = isAdmin || isPCR || isNP || isPCRManager || isNPManager
  return (
    <Page>
      {known.isError && (
        <LoadFailure title={t('Couldn’t load your day')} retry={known.refetch}>
          {problemSentence(known.error)}
        </LoadFailure>
      )}
      {known.isPending && (
        <div role="status" aria-label={t('Loading your day')} className={classes.main}>
          <Skeleton height={200} />
          <Skeleton height={280} />
        </div>
      )}
      {known.data && <Greeting today={known.data} works={works} />}
      {known.data && works && <Day today={known.data} onPatient={onPatient} first={first} />}
      {known.data && !works && (
        <EmptyState icon={<IconCalendarOff size={20} aria-hidden />} title={t('You don’t work in a queue yet')}>
          {t('Ask an administrator to add you to a group. Until then you can use the pages in the menu.')}
        </EmptyState>
      )}
    </Page>
  )
}

function Greeting({ today: { today, clock, late, due }, works }: { today: Today; works: boolean }) {
  const { name } = useSession()
  const weekday = new Intl.DateTimeFormat(formatLanguage(), { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${today}T00:00:00Z`))
  return (
    <header className={classes.greeting}>
      <h2>{greeting(clock, name)}</h2>
      <p>
        {t('{weekday}, {today}, {clock} clinic time.', { weekday, today: dayText(today), clock: clockText(clock) })}
        {works && ` ${dueSentence(late.total, due.total)}`}
      </p>
    </header>
  )
}

function Day({ today, onPatient, first }: { today: Today } & OnPatient) {
  const { isNP, isPCR, isPCRManager, isNPManager, isAdmin } = useSession()
  const {
    now,
    late,
    due,
    mine,
    callbacks,
    asking,
    visits,
    teams,
    lost,
    undecided,
    licences,
    chase,
    deliveries,
    doubts,
    duplicates,
    corrections,
    unsigned,
    clock,
  } = today
  const queue = isPCR ? '/pages/userqueue' : isNP ? '/pages/NPqueue' : null
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        {teams.map((team) => (
          <TeamPanel key={team.queue} team={team} now={now} />
        ))}
        {isNP && (
          <Panel title={t('My visits')} note={visitsNote(visits)} aside={<TextLink to="/admin/calendar">{t('Calendar')}</TextLink>} flush>
            <VisitRows visits={visits} clock={clock} onPatient={onPatient} />
          </Panel>
        )}
        <Panel
          title={t('Due within two hours')}
          note={late.total > 0 ? t('and {total} over the limit', { total: late.total }) : undefined}
          aside={
            queue && (
              <TextLink to={queue} search={{ order: 'due' }}>
                {t('Queue by due time')}
              </TextLink>
            )
          }
          flush
        >
          {late.total + due.total === 0 ? (
            <p className={classes.none}>{t('Nothing is due.')}</p>
          ) : (
            <DueRunway today={today} onPatient={onPatient} />
          )}
        </Panel>
        {(queue || mine.total > 0) && (
          <Panel
            title={t('My patients')}
            note={String(mine.total)}
            aside={queue && <TextLink to={queue}>{t('Open the queue')}</TextLink>}
            flush
          >
            <PatientRows {...mine} now={now} empty={t('No patients are assigned to you.')} action={t('Open')} onPatient={onPatient} />
          </Panel>
        )}
      </div>
      <div className={classes.people} data-waiting={asking.total > 0 || undefined}>
        <CrisesPanel />
        {(queue || isPCRManager || isNPManager || isAdmin) && <AskingPanel asking={asking} now={now} onPatient={onPatient} />}
      </div>
      <div className={classes.side}>
        {first}
        {unsigned && unsigned.length > 0 && <UnsignedPanel unsigned={unsigned} onPatient={onPatient} />}
        {corrections.length > 0 && <CorrectionsPanel corrections={corrections} onPatient={onPatient} />}
        {lost && <LostPanel lost={lost} onPatient={onPatient} />}
        {licences && licences.total > 0 && <LicencesPanel licences={licences} />}
        {doubts !== null && doubts.total > 0 && <DoubtsPanel doubts={doubts} />}
        {deliveries.total > 0 && <DeliveriesPanel deliveries={deliveries} onPatient={onPatient} />}
        {chase.total > 0 && <ChasePanel chase={chase} onPatient={onPatient} />}
        {duplicates !== null && duplicates > 0 && <DuplicatesPanel total={duplicates} />}
        {undecided && <UndecidedPanel undecided={undecided} onPatient={onPatient} />}
        {(isPCR || isPCRManager || isAdmin || callbacks.total > 0) && (
          <Panel title={t('Callbacks')} note={String(callbacks.total)} flush>
            <PatientRows
              {...callbacks}
              now={now}
              empty={t('No one has asked for a call.')}
              action={t('Call')}
              narrow
              onPatient={onPatient}
            />
          </Panel>
        )}
      </div>
    </div>
  )
}

function visitsNote(visits: Today['visits']): string {
  const seen = visits.filter(({ state }) => state === 'completed').length
  const ahead = visits.filter(({ state }) => state === 'booked').length
  return visits.length === 0 ? '' : t('{seen} seen, {ahead} to come', { seen, ahead })
}
