import type { DocumentConfirmation, DocumentRefusal, Readiness } from '@clinic/contract/documents/readiness'
import { Button, Textarea } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { dayText } from '../../../lib/format/dates.ts'
import { flagText } from '../../../lib/format/flag-text.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { gramsText } from '../signed/document-texts.ts'
import { ConsentButton } from './consent-button.tsx'
import classes from './draft.module.css'
import { stepsLeft } from './left-to-do.ts'
import type { DraftEditing } from './use-document-draft.ts'

type Props = {
  editing: DraftEditing
  patientId: string
  called: string
  goTo: (tab: string) => void
  onField: (name: string) => void
}

/** Everything between the draft and a signature: what refuses, what warns, who has to agree, each with what to do about it (F-7). */
export function ReadyMeter({ editing, patientId, called, goTo, onField }: Props) {
  const { readiness } = editing
  const { refusals, warnings, met, of, possession_grams, last_day } = readiness
  const open = refusals.filter(({ code }) => code !== 'statement-missing')
  const left = stepsLeft(readiness)
  return (
    <section className={classes.meter} aria-label={t('Ready to sign')}>
      <header className={classes.meterHead}>
        <h4 className={classes.meterTitle}>{t('Ready to sign')}</h4>
        <span className={classes.soft}>{t('{met} of {of}', { met, of })}</span>
      </header>
      <progress className={classes.bar} max={of} value={met} aria-label={t('{met} of {of} conditions are met', { met, of })} />
      <p className={classes.outcome} role="status">
        {left === 0 ? t('Everything is there. What remains is your statement and signature.') : t('{left} left.', { left })}
      </p>
      {possession_grams !== null && (
        <p className={classes.carry}>
          <span>{tRich('May carry {grams}', { grams: <strong>{gramsText(possession_grams)}</strong> })}</span>
          {last_day !== null && (
            <span className={classes.soft}>{t('to {last_day}, if registered today', { last_day: dayText(last_day) })}</span>
          )}
        </p>
      )}
      <ul className={classes.findings}>
        {open.map((finding) => (
          <li key={`${finding.code} ${finding.detail}`} className={classes.finding}>
            <IconCircleDashed size={18} aria-hidden className={classes.open} />
            <span className={classes.what}>
              <span className={classes.strong}>{tSentence(textOf(finding))}</span>
              <span className={classes.soft}>{tSentence(finding.todo)}</span>
            </span>
            <Remedy finding={finding} {...{ patientId, called, goTo, onField }} />
          </li>
        ))}
        {warnings.map((warning) => (
          <Warning key={`${warning.code} ${warning.detail}`} warning={warning} editing={editing} />
        ))}
        <Confirmations editing={editing} />
      </ul>
    </section>
  )
}

type RemedyProps = Omit<Props, 'editing'> & { finding: Readiness['refusals'][number] }

/** A flag is named as everywhere else. */
function textOf({ code, text, detail }: Readiness['refusals'][number]): string {
  return code === 'flag-undecided' && detail !== null ? text.replace(detail, flagText(detail)) : text
}

/** Where something is put right that is not a field of the draft. */
const TABS: Partial<Record<DocumentRefusal, [tab: string, label: string]>> = {
  'note-unsigned': ['notes', t('Open notes')],
  'no-visit': ['visits', t('Open visits')],
  'not-decided': ['visits', t('Open visits')],
  'patient-name': ['summary', t('Open summary')],
  'birth-date-missing': ['summary', t('Open summary')],
  'birth-date-unsettled': ['summary', t('Open summary')],
}

function Remedy({ finding: { code, field }, patientId, called, goTo, onField }: RemedyProps) {
  const { isAdmin } = useSession()
  const tab = TABS[code]
  if (code === 'consent-missing' || code === 'consent-withdrawn') return <ConsentButton patientId={patientId} called={called} />
  if (field !== null) return <Act label={code === 'flag-undecided' ? t('Decide') : t('Fill in')} onClick={() => onField(field)} />
  if (tab) return <Act label={tab[1]} onClick={() => goTo(tab[0])} />
  if (!isAdmin) return null
  if (code === 'authority-not-established')
    return (
      <LinkButton to="/pages/sellers" variant="default" size="xs">
        {t('Open provinces')}
      </LinkButton>
    )
  if (!/^(licence|practitioner)-/.test(code)) return null
  return (
    <LinkButton to="/pages/useradmin" variant="default" size="xs">
      {t('Open Users Admin')}
    </LinkButton>
  )
}

function Act({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button size="xs" variant="default" onClick={onClick}>
      {label}
    </Button>
  )
}

/** A warning is passed only with a reason. */
function Warning({ warning: { code, text, todo }, editing }: { warning: Readiness['warnings'][number]; editing: DraftEditing }) {
  const { draft, type, flush } = editing
  const reason = draft.reasons[code] ?? ''
  return (
    <li className={classes.warning}>
      <span className={classes.finding}>
        {reason.trim() === '' ? (
          <IconAlertTriangle size={18} aria-hidden className={classes.warn} />
        ) : (
          <IconCircleCheck size={18} aria-hidden className={classes.good} />
        )}
        <span className={classes.what}>
          <span className={classes.strong}>{tSentence(text)}</span>
          <span className={classes.soft}>{tSentence(todo)}</span>
        </span>
      </span>
      <Textarea
        label={t('Your reason: {warning}', { warning: text })}
        classNames={{ label: classes.hidden ?? '' }}
        placeholder={t('Your reason')}
        name={`reasons.${code}`}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={300}
        value={reason}
        onChange={(event) => type({ reasons: { ...draft.reasons, [code]: event.currentTarget.value } })}
        onBlur={() => void flush()}
      />
    </li>
  )
}

const KINDS: Readonly<Record<Exclude<DocumentConfirmation, 'typed-again'>, string>> = {
  'second-np': t('A second NP confirms more than 5 g a day'),
  'np-manager': t('An NP manager confirms more than 10 g a day'),
}

/** Who else has to agree, and whether they did. */
function Confirmations({ editing: { readiness, busy, askColleagues } }: { editing: DraftEditing }) {
  const needed = readiness.confirmations_needed.flatMap((kind) => (kind === 'typed-again' ? [] : [kind]))
  return needed.map((kind) => {
    const asked = readiness.confirmations.findLast((one) => one.kind === kind)
    return (
      <li key={kind} className={classes.finding}>
        {asked?.state === 'confirmed' ? (
          <IconCircleCheck size={18} aria-hidden className={classes.good} />
        ) : (
          <IconCircleDashed size={18} aria-hidden className={classes.open} />
        )}
        <span className={classes.what}>
          <span className={classes.strong}>{KINDS[kind]}</span>
          <span className={classes.soft}>{confirmationText(asked)}</span>
        </span>
        {(!asked || asked.state === 'declined') && (
          <Button size="xs" variant="default" loading={busy} onClick={() => void askColleagues()}>
            {asked ? t('Ask again') : t('Ask')}
          </Button>
        )}
      </li>
    )
  })
}

function confirmationText(asked: Readiness['confirmations'][number] | undefined): string {
  if (!asked) return t('They see the grams, the period and your reason, and answer on Today.')
  const { state, answered_by, note, asked_at } = asked
  if (state === 'asked') return t('Asked {asked_at}. Waiting for an answer.', { asked_at: dayText(asked_at) })
  const by = answered_by ?? t('a colleague')
  if (state === 'confirmed') return note === '' ? t('Confirmed by {by}', { by }) : t('Confirmed by {by}: {note}', { by, note })
  return note === '' ? t('Declined by {by}', { by }) : t('Declined by {by}: {note}', { by, note })
}
