import type { Overview } from '@clinic/contract/chart'
import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayText, momentText } from '../../lib/format/dates.ts'
import { decisionText } from '../../lib/format/decision-text.ts'
import { followUpText } from '../../lib/format/follow-up-text.ts'
import { recordWords } from '../../lib/format/record-words.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { FlagChip } from '../../ui/flag-chip.tsx'
import { AbandonedFact } from './abandoned-fact.tsx'
import { alertsOf, consentOf, newestAnswer } from './clinical-summary.ts'
import classes from './details-facts.module.css'
import { FlagList } from './flags/flag-list.tsx'
import { FollowUpFact } from './follow-up-fact.tsx'
import { MedicineList } from './medicine-list.tsx'
import { ScoreLine } from './score-line.tsx'
import type { useOverview } from './use-overview.ts'

const SIDE_EFFECTS = ['side_effect_kinds', 'side_effects', 'past_reaction', 'current_reaction']

/** Without data it could not be read, which is said: such a record is not empty. */
type OverviewQuery = Pick<ReturnType<typeof useOverview>, 'data'>
type Props = { record: StatusRecord; overview: OverviewQuery; onChanged: (row: StatusRow) => void }

/** Why the patient is here, what may rule treatment out, what they take, how it went, what they want. What was not answered is omitted. */
export function DetailsFacts({ record, overview, onChanged }: Props) {
  return (
    <dl className={classes.facts}>
      <Fact name={t('Type')}>{t(record.appointment_type)}</Fact>
      <Answered name={t('Main reason')} tags={['main_reason']} overview={overview} />
      <Fact name={t('Eligibility')}>
        <Eligibility record={record} />
      </Fact>
      {record.abandoned_at && (
        <Fact name={t('Intake')} wide>
          <AbandonedFact abandonedAt={record.abandoned_at} patientId={record.patient_id} onChanged={onChanged} />
        </Fact>
      )}
      <Fact name={t('Opted in for call')}>{record.opted_in_for_call ? t('Yes') : t('No')}</Fact>
      <Fact name={t('Risks vs benefits flags')} wide>
        <FlagList record={record} overview={overview.data} onChanged={onChanged} />
      </Fact>
      <Alerts overview={overview} />
      <Fact name={t('Current medications')} wide>
        <MedicineList medications={record.medications} overview={overview.data} />
      </Fact>
      <Scores overview={overview} />
      <Answered name={t('Current cannabis use')} tags={['uses_now', 'used_cannabis']} overview={overview} />
      <Answered name={t('Amount')} tags={['grams_per_day']} overview={overview} />
      <Answered name={t('Side effects')} tags={SIDE_EFFECTS} overview={overview} />
      <Chosen name={t('Preferred licensed seller')} preference={record.preferred_licensed_seller} overview={overview} />
      <Chosen name={t('Preferred cannabinoids')} preference={record.preferred_cannabinoids} overview={overview} />
      <Chosen name={t('Preferred consumption methods')} preference={record.preferred_consumption_methods} overview={overview} />
      {record.last_seen_practitioner && (
        <Fact name={t('Last seen by')}>
          {record.last_seen_practitioner}
          {record.completed_appointment_at && `, ${dayText(record.completed_appointment_at)}`}
        </Fact>
      )}
      {overview.data?.encounters[0]?.decision && (
        <Fact name={t('Last decision')}>{decisionText(overview.data.encounters[0].decision)}</Fact>
      )}
      <Fact name={t('Next visit')}>
        <Loaded overview={overview}>{({ upcoming }) => visitText(upcoming)}</Loaded>
      </Fact>
      {record.upcoming_renewal_date && <Fact name={t('Renewal due')}>{dayText(record.upcoming_renewal_date)}</Fact>}
      <Fact name={t('Follow-up')}>
        <FollowUpFact record={record} onChanged={onChanged} />
      </Fact>
      {overview.data && overview.data.follow_ups.length > 0 && (
        <Fact name={t('Follow-up schedule')} wide>
          {followUpText(overview.data.follow_ups)}
        </Fact>
      )}
      <Fact name={t('Consent')}>
        <Loaded overview={overview}>{(read) => <Consent overview={read} />}</Loaded>
      </Fact>
      {overview.data?.details?.email && (
        <Fact name={t('Email')}>
          {record.death_recorded_at === null ? (
            <Anchor href={`mailto:${overview.data.details.email}`} inherit underline="always">
              {overview.data.details.email}
            </Anchor>
          ) : (
            overview.data.details.email
          )}
        </Fact>
      )}
      {overview.data?.unsubscribed_at && (
        <Fact name={t('Email reminders')}>
          {t('Unsubscribed {unsubscribed_at}', { unsubscribed_at: dayText(overview.data.unsubscribed_at) })}
        </Fact>
      )}
      <Changed overview={overview.data} />
    </dl>
  )
}

/** The newest answer to one of the questions; nothing where none was answered. */
function Answered({ name, tags, overview }: { name: string; tags: readonly string[]; overview: OverviewQuery }) {
  if (overview.data && newestAnswer(overview.data, tags) === null) return null
  return (
    <Fact name={name}>
      <Loaded overview={overview}>{(read) => newestAnswer(read, tags)}</Loaded>
    </Fact>
  )
}

type ChosenProps = { name: string; preference: { selected_options: string[] } | null; overview: OverviewQuery }

function Chosen({ name, preference, overview }: ChosenProps) {
  const words = recordWords(overview.data)
  const chosen = preference?.selected_options?.map((answer) => words.answer({ question: '', answer })).join(', ')
  return chosen ? <Fact name={name}>{chosen}</Fact> : null
}

/** “None” says something of the patient: where the answers cannot be had, that is what is said. */
function Loaded({ overview: { data }, children }: { overview: OverviewQuery; children: (data: Overview) => ReactNode }) {
  return data ? children(data) : <span className={classes.unread}>{t('Could not be loaded')}</span>
}

/** Omitted where there is nothing to tell, and only there. */
function Alerts({ overview }: { overview: OverviewQuery }) {
  if (overview.data && alertsOf(overview.data).length === 0) return null
  return (
    <Fact name={t('Alerts from answers')} wide>
      <Loaded overview={overview}>
        {(read) => alertsOf(read).map((message) => <FlagChip key={message}>{tSentence(message)}</FlagChip>)}
      </Loaded>
    </Fact>
  )
}

function Scores({ overview }: { overview: OverviewQuery }) {
  if (overview.data?.scores.length === 0) return null
  return (
    <Fact name={t('Scores')} wide>
      <Loaded overview={overview}>{({ scores }) => scores.map((score) => <ScoreLine key={score.key} score={score} />)}</Loaded>
    </Fact>
  )
}

function visitText(upcoming: Overview['upcoming'] | undefined): string {
  return upcoming
    ? t('{at}, {visit} with {who}', { at: momentText(upcoming.at), visit: t(upcoming.visit).toLowerCase(), who: upcoming.who })
    : t('None booked')
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Eligibility({ record }: { record: StatusRecord }) {
  if (record.eligible) return <Chip tone="good">{t('eligible')}</Chip>
  const until = record.eligible_date
    ? t(', eligible for re-screening from {eligible_date}', { eligible_date: dayText(record.eligible_date) })
    : ''
  return (
    <>
      <Chip>{t('ineligible')}</Chip> {record.ineligible_reason && t(record.ineligible_reason)}
      {until}
    </>
  )
}

function Consent({ overview }: { overview: Overview }) {
  const consent = consentOf(overview)
  if (!consent) return t('None on file')
  const given = { day: dayText(consent.given_at), version: consent.version }
  return consent.option === 'yes' ? t('Given {day}, text {version}', given) : t('Declined {day}, text {version}', given)
}

function Changed({ overview }: { overview: Overview | undefined }) {
  if (!overview || overview.changed.length === 0) return null
  const words = recordWords(overview)
  return (
    <Fact name={t('Changed since last time')} wide>
      <ul className={classes.changed}>
        {overview.changed.map(({ question, from, to }) => (
          <li key={question}>
            {words.question(question)} <s>{words.answer({ question, answer: from })}</s>{' '}
            <strong>{words.answer({ question, answer: to })}</strong>
          </li>
        ))}
      </ul>
    </Fact>
  )
}
