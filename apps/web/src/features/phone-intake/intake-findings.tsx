import type { Findings } from '@clinic/contract/phone-intake'
import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle, IconLifebuoy } from '@tabler/icons-react'
import { dayText } from '../../lib/format/dates.ts'
import classes from './phone-intake.module.css'

/** What the answers come to, said while the patient is still on the line. Nothing is decided here (D-6, D-9). */
export function IntakeFindings({ issues }: { issues: Findings }) {
  const { crisis, attempt, red_flags, eligibility, review, alerts, lines } = issues
  return (
    <div className={classes.issues}>
      {(crisis || attempt) && <Crisis thoughts={crisis} lines={lines} />}
      {red_flags.length > 0 && (
        <Alert color="bad" icon={<IconAlertTriangle size={18} aria-hidden />} title={red_flags.length === 1 ? 'Red flag' : 'Red flags'}>
          {red_flags.join('; ')}. The care team has been told, and the patient stands in front of the PCR queue. If this is happening right
          now, {callFirst(lines)}.
        </Alert>
      )}
      {alerts.length > 0 && (
        <Alert color="warn" icon={<IconAlertTriangle size={18} aria-hidden />} title="For the practitioner">
          {alerts.join('; ')}
        </Alert>
      )}
      {review.length > 0 && (
        <Alert color="warn" icon={<IconInfoCircle size={18} aria-hidden />} title="A practitioner decides first">
          {review.join('; ')}. The patient stays in the queue.
        </Alert>
      )}
      {eligibility && (
        <Alert color="warn" icon={<IconInfoCircle size={18} aria-hidden />} title={`Screening result: ineligible (${eligibility.reason})`}>
          <p>
            First confirm it: “You answered {eligibility.answer} to: {eligibility.question} Is that right?” If it is wrong, change the
            answer.
          </p>
          <p>
            If it is right, the patient chooses: end here, or continue for the practitioner. Say why if they ask. Offer a review by a nurse
            practitioner within five business days, and send the patient to the NP queue for it.
          </p>
          {eligibility.eligible_date && `By the rule, eligible again from ${dayText(eligibility.eligible_date)}. `}The patient hasn’t been
          marked ineligible. The nurse practitioner decides.
        </Alert>
      )}
    </div>
  )
}

/** Where the patient lives there may be no 9-1-1 (F-20). */
function callFirst(lines: Findings['lines']): string {
  const emergency = lines.find(({ service }) => service === 'emergency')
  return emergency ? `call ${emergency.number}` : 'call the RCMP or the health centre of their community: there is no 9-1-1'
}

type CrisisProps = { thoughts: boolean; lines: Findings['lines'] }

/** For the member of staff on the phone, who hears where the patient is. `thoughts` false: only an attempt was told of. */
function Crisis({ thoughts, lines }: CrisisProps) {
  const title = thoughts ? 'Thoughts of suicide: stay on the line' : 'A suicide attempt: ask when'
  return (
    <Alert color="bad" icon={<IconLifebuoy size={18} aria-hidden />} title={title}>
      <ol className={classes.steps}>
        <li>Ask if they’re safe right now, if someone is with them, and where they are.</li>
        <li>Ask whether they tried to end their life in the last two weeks. If so, or with a plan, they are in danger now.</li>
        <li>In danger: {callFirst(lines)} to that place, and keep talking until help is there.</li>
        <li>Not in danger right now: offer 9-8-8, and ask a nurse practitioner to take the call now.</li>
      </ol>
      <p className={classes.lines}>
        {lines.map(({ label, number, tel }) => (
          <a key={number} href={tel} className={classes.line}>
            <strong>{number}</strong> {label}
          </a>
        ))}
      </p>
      {thoughts
        ? 'The care team has been told and reviews this today. The patient is at the front of the PCR queue. The answer is saved; the other questions can wait.'
        : 'A nurse practitioner sees this answer before deciding. The answer is saved; the other questions can wait.'}
    </Alert>
  )
}
