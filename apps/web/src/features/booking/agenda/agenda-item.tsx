import type { AgendaVisit } from '@clinic/contract/booking/agenda'
import { UnstyledButton } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { clockOfDay } from '../hours/hours-text.ts'
import classes from './agenda-item.module.css'
import { gapText, type AgendaItem as Item, initialsOf, visitText } from './agenda-shape.ts'

/** What can be done with a time of a practitioner. */
export type AgendaActions = {
  onPatient: (patientId: string) => void
  onBook: () => void
  onCancel: (visit: AgendaVisit) => void
}
/** `compact`: initials alone, where there is no room for names. */
type Props = { item: Item; practitioner: string; actions: AgendaActions; compact?: boolean }

/** A visit opens its record; one whose record is closed can be cancelled by those who may; a free time is booked. */
export function AgendaItem({ item, practitioner, actions, compact = false }: Props) {
  const when = t('{starts} to {ends}: ', { starts: clockOfDay(item.starts), ends: clockOfDay(item.ends) })
  if (item.kind === 'gap') {
    return (
      <UnstyledButton
        className={classes.item}
        data-state="gap"
        data-tip={t('{when}{gap} free', { when, gap: gapText(item) })}
        aria-haspopup="dialog"
        onClick={actions.onBook}
      >
        <span className={classes.hidden}>{when}</span>
        <span className={compact ? classes.hidden : undefined}>{t('{gap} free', { gap: gapText(item) })}</span>
        <span className={classes.hidden}> {t('with {practitioner}, book a visit', { practitioner })}</span>
      </UnstyledButton>
    )
  }
  return <VisitItem visit={item.visit} {...{ when, practitioner, actions, compact }} />
}

function VisitItem({ visit, when, practitioner, actions, compact }: { visit: AgendaVisit; when: string } & Omit<Props, 'item'>) {
  const { patient_id, name, opens, may_cancel, state } = visit
  const who = name || patient_id || (state === 'held' ? t('Being booked') : t('Not in your queue'))
  const words = (
    <>
      <span className={classes.hidden}>{when}</span>
      {compact && name && <b aria-hidden>{initialsOf(name)}</b>}
      <span className={compact ? classes.hidden : undefined} data-words={!compact || undefined}>
        <b>{who}</b> {visitText(visit)}
      </span>
    </>
  )
  const shown = {
    className: classes.item,
    'data-state': state,
    'data-compact': compact || undefined,
    'data-tip': `${when}${who}, ${visitText(visit)}`,
  }
  if (opens && patient_id !== null) {
    return (
      <UnstyledButton {...shown} aria-haspopup="dialog" onClick={() => actions.onPatient(patient_id)}>
        {words}
      </UnstyledButton>
    )
  }
  if (may_cancel) {
    return (
      <UnstyledButton {...shown} aria-haspopup="dialog" onClick={() => actions.onCancel(visit)}>
        {words}
        <span className={classes.hidden}> {t('with {practitioner}, cancel the appointment', { practitioner })}</span>
      </UnstyledButton>
    )
  }
  return <div {...shown}>{words}</div>
}
