import type { Findings } from '@clinic/contract/chart/phone-intake'
import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle, IconLifebuoy } from '@tabler/icons-react'
import { dayText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './phone-intake.module.css'

/** What the answers come to, said while the patient is still on the line. Nothing is decided here (D-6, D-9). */
export function IntakeFindings({ issues }: { issues: Findings }) {
  const { crisis, attempt, red_flags, eligibility, review, alerts, lines } = issues
  return (
    <div className={classes.issues}>
      {(crisis || attempt) && <Crisis thoughts={crisis} lines={lines} />}
      {red_flags.length > 0 && (
        <Alert
          color="bad"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={red_flags.length === 1 ? t('Red flag') : t('Red flags')}
        >
          {redFlagText(red_flags.join('; '), emergencyNumber(lines))}
        </Alert>
      )}
      {alerts.length > 0 && (
        <Alert color="warn" icon={<IconAlertTriangle size={18} aria-hidden />} title={t('For the practitioner')}>
          {alerts.join('; ')}
        </Alert>
      )}
      {review.length > 0 && (
        <Alert color="warn" icon={<IconInfoCircle size={18} aria-hidden />} title={t('A practitioner decides first')}>
          {t('{reasons}. The patient stays in the queue.', { reasons: review.join('; ') })}
        </Alert>
      )}
      {eligibility && (
        <Alert
          color="warn"
          icon={<IconInfoCircle size={18} aria-hidden />}
          title={t('Screening result: ineligible ({reason})', { reason: eligibility.reason })}
        >
          <p>
            {t('First confirm it: “You answered {answer} to: {question} Is that right?” If it is wrong, change the answer.', {
              answer: eligibility.answer,
              question: eligibility.question,
            })}
          </p>
          <p>
            {t(
              'If it is right, the patient chooses: end here, or continue for the practitioner. Say why if they ask. Offer a review by a nurse practitioner within five business days, and send the patient to the NP queue for it.',
            )}
          </p>
          {eligibility.eligible_date &&
            t('By the rule, eligible again from {eligible_date}. ', { eligible_date: dayText(eligibility.eligible_date) })}
          {t('The patient hasn’t been marked ineligible. The nurse practitioner decides.')}
        </Alert>
      )}
    </div>
  )
}

/** Where the patient lives there may be no 9-1-1 (F-20). */
function emergencyNumber(lines: Findings['lines']): string | undefined {
  return lines.find(({ service }) => service === 'emergency')?.number
}

function redFlagText(flags: string, number: string | undefined): string {
  return number === undefined
    ? t(
        '{flags}. The care team has been told, and the patient is first in the PCR queue. If this is happening right now, call the RCMP or the health centre of their community: there is no 9-1-1.',
        { flags },
      )
    : t('{flags}. The care team has been told, and the patient is first in the PCR queue. If this is happening right now, call {number}.', {
        flags,
        number,
      })
}

function dangerText(number: string | undefined): string {
  return number === undefined
    ? t(
        'In danger: call the RCMP or the health centre of their community: there is no 9-1-1 to that place, and keep talking until help is there.',
      )
    : t('In danger: call {number} to that place, and keep talking until help is there.', { number })
}

type CrisisProps = { thoughts: boolean; lines: Findings['lines'] }

/** For the member of staff on the phone, who hears where the patient is. `thoughts` false: only an attempt was told of. */
function Crisis({ thoughts, lines }: CrisisProps) {
  const title = thoughts ? t('Thoughts of suicide: stay on the line') : t('A suicide attempt: ask when')
  return (
    <Alert color="bad" icon={<IconLifebuoy size={18} aria-hidden />} title={title}>
      <ol className={classes.steps}>
        <li>{t('Ask if they’re safe right now, if someone is with them, and where they are.')}</li>
        <li>{t('Ask whether they tried to end their life in the last two weeks. If so, or with a plan, they are in danger now.')}</li>
        <li>{dangerText(emergencyNumber(lines))}</li>
        <li>{t('Not in danger right now: offer 9-8-8, and ask a nurse practitioner to take the call now.')}</li>
      </ol>
      <p className={classes.lines}>
        {lines.map(({ label, number, tel }) => (
          <a key={number} href={tel} className={classes.line}>
            <strong>{number}</strong> {label}
          </a>
        ))}
      </p>
      {thoughts
        ? t(
            'The care team has been told and reviews this today. The patient is at the front of the PCR queue. The answer is saved; the other questions can wait.',
          )
        : t('A nurse practitioner sees this answer before deciding. The answer is saved; the other questions can wait.')}
    </Alert>
  )
}
