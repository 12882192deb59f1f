import type { Overview } from '@clinic/contract/chart'
import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayText } from '../../lib/format/dates.ts'
import { phoneText } from '../../lib/format/phones.ts'
import { Chip } from '../../ui/chip.tsx'
import { alertsOf, consentOf, newestAnswer } from './clinical-summary.ts'
import { patientAge } from './derive-chips.ts'
import classes from './details-facts.module.css'
import { FlagList } from './flags/flag-list.tsx'
import { FollowUpFact } from './follow-up-fact.tsx'
import { MedicineList } from './medicine-list.tsx'
import { ScoreLine } from './score-line.tsx'
import type { useOverview } from './use-overview.ts'

const SIDE_EFFECTS = ['side_effect_kinds', 'side_effects', 'past_reaction', 'current_reaction']

/** What has come of the call so far: a record is never told as empty before it was read. */
type OverviewQuery = Pick<ReturnType<typeof useOverview>, 'data' | 'isPending'>
type Props = { record: StatusRecord; overview: OverviewQuery; today: string; onChanged: (row: StatusRow) => void }

/** What a practitioner needs in half a minute: who and why, what may rule it out, what they take, how it went, what they want. */
export function DetailsFacts({ record, overview, today, onChanged }: Props) {
  const age = patientAge(record.date_of_birth, today)
  return (
    <dl className={classes.facts}>
      <Fact name="Patient ID">{record.patient_id}</Fact>
      <Fact name="Age">{age === null ? 'Not known' : `${age}, born ${dayText(record.date_of_birth)}`}</Fact>
      <Fact name="Province">{record.province ?? 'Province missing'}</Fact>
      <Fact name="Type">{record.appointment_type}</Fact>
      <Fact name="Main reason">
        <Loaded overview={overview}>{(read) => newestAnswer(read, ['main_reason']) ?? 'Not provided'}</Loaded>
      </Fact>
      <Fact name="Eligibility">
        <Eligibility record={record} />
      </Fact>
      <Fact name="Risks vs benefits flags" wide>
        <FlagList record={record} overview={overview.data} onChanged={onChanged} />
      </Fact>
      <Alerts overview={overview} />
      <Fact name="Current medications" wide>
        <MedicineList medications={record.medications} overview={overview.data} />
      </Fact>
      <Scores overview={overview} />
      <Fact name="Current cannabis use">
        <Loaded overview={overview}>{(read) => newestAnswer(read, ['uses_now', 'used_cannabis']) ?? 'Not provided'}</Loaded>
      </Fact>
      <Fact name="Amount">
        <Loaded overview={overview}>{(read) => newestAnswer(read, ['grams_per_day']) ?? 'Not provided'}</Loaded>
      </Fact>
      <Fact name="Side effects">
        <Loaded overview={overview}>{(read) => newestAnswer(read, SIDE_EFFECTS) ?? 'Not provided'}</Loaded>
      </Fact>
      <Fact name="Preferred licensed seller">{chosen(record.preferred_licensed_seller)}</Fact>
      <Fact name="Preferred cannabinoids">{chosen(record.preferred_cannabinoids)}</Fact>
      <Fact name="Preferred consumption methods">{chosen(record.preferred_consumption_methods)}</Fact>
      <Fact name="Last seen by">
        {record.last_seen_practitioner ?? 'No one yet'}
        {record.completed_appointment_at && `, ${dayText(record.completed_appointment_at)}`}
      </Fact>
      <Fact name="Next visit">
        <Loaded overview={overview}>{({ upcoming }) => visitText(upcoming)}</Loaded>
      </Fact>
      <Fact name="Renewal due">{record.upcoming_renewal_date ? dayText(record.upcoming_renewal_date) : 'None set'}</Fact>
      <Fact name="Follow-up">
        <FollowUpFact record={record} onChanged={onChanged} />
      </Fact>
      <Fact name="Consent">
        <Loaded overview={overview}>{(read) => <Consent overview={read} />}</Loaded>
      </Fact>
      <Fact name="Opted in for call">{record.opted_in_for_call ? 'Yes' : 'No'}</Fact>
      <Fact name="Phone">
        <Loaded overview={overview}>{({ details }) => <Contact text={details?.phone} scheme="tel" />}</Loaded>
      </Fact>
      <Fact name="Email">
        <Loaded overview={overview}>{({ details }) => <Contact text={details?.email} scheme="mailto" />}</Loaded>
      </Fact>
      {overview.data?.unsubscribed_at && <Fact name="Email reminders">Unsubscribed {dayText(overview.data.unsubscribed_at)}</Fact>}
      <Changed overview={overview.data} />
    </dl>
  )
}

/** "Not provided" and "None" say something of the patient: they wait for the answers, and where those cannot be had that is what is said. */
function Loaded({ overview: { data, isPending }, children }: { overview: OverviewQuery; children: (data: Overview) => ReactNode }) {
  if (data) return children(data)
  return isPending ? <span className={classes.waiting}>Loading…</span> : <span className={classes.unread}>Could not be loaded</span>
}

/** Omitted where there is nothing to tell, and only there. */
function Alerts({ overview }: { overview: OverviewQuery }) {
  const { data, isPending } = overview
  if (data ? alertsOf(data).length === 0 : isPending) return null
  return (
    <Fact name="Alerts from answers" wide>
      <Loaded overview={overview}>
        {(read) =>
          alertsOf(read).map((message) => (
            <Chip key={message} tone="warn">
              {message}
            </Chip>
          ))
        }
      </Loaded>
    </Fact>
  )
}

function Scores({ overview }: { overview: OverviewQuery }) {
  const { data, isPending } = overview
  if (data ? data.scores.length === 0 : isPending) return null
  return (
    <Fact name="Scores" wide>
      <Loaded overview={overview}>{({ scores }) => scores.map((score) => <ScoreLine key={score.key} score={score} />)}</Loaded>
    </Fact>
  )
}

function visitText(upcoming: Overview['upcoming'] | undefined): string {
  return upcoming ? `${upcoming.clinic}, ${upcoming.visit.toLowerCase()} with ${upcoming.who}` : 'None booked'
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
  if (record.eligible) return <Chip tone="good">eligible</Chip>
  const until = record.eligible_date ? `, eligible for re-screening from ${dayText(record.eligible_date)}` : ''
  return (
    <>
      <Chip tone="bad">ineligible</Chip> {record.ineligible_reason}
      {until}
    </>
  )
}

function Consent({ overview }: { overview: Overview }) {
  const consent = consentOf(overview)
  if (!consent) return 'None on file'
  return `${consent.option === 'yes' ? 'Given' : 'Declined'} ${dayText(consent.given_at)}, text ${consent.version}`
}

function Contact({ text, scheme }: { text: string | undefined; scheme: 'tel' | 'mailto' }) {
  if (!text) return 'Not given'
  return (
    <Anchor href={`${scheme}:${text}`} inherit underline="always">
      {scheme === 'tel' ? phoneText(text) : text}
    </Anchor>
  )
}

function Changed({ overview }: { overview: Overview | undefined }) {
  if (!overview || overview.changed.length === 0) return null
  return (
    <Fact name="Changed since last time" wide>
      <ul className={classes.changed}>
        {overview.changed.map(({ question, from, to }) => (
          <li key={question}>
            {question} <s>{from}</s> <strong>{to}</strong>
          </li>
        ))}
      </ul>
    </Fact>
  )
}

function chosen(preference: { selected_options: string[] } | null): string {
  return preference?.selected_options?.join(', ') || 'Not chosen'
}
