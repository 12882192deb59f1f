import type { Visit, VisitAction, VisitList } from '@clinic/contract/booking/visits'
import { PROVINCES } from '@clinic/contract/provinces'
import { Button, Skeleton } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { type Cancelling, CancelVisitDialog } from './cancel-visit-dialog.tsx'
import { useChangeVisit, useVisits } from './use-visits.ts'
import { type VisitForm, VisitFormDialog } from './visit-form-dialog.tsx'
import { calledOf, REASON_NAMES, STATE_NAMES, STATE_TONES, timeText, visitText } from './visit-text.ts'
import classes from './visits.module.css'

/** A patient’s visits, and what staff can do with them (F-9). `ended`: no more are booked. */
export function PatientVisits({ patientId, ended = false }: { patientId: string; ended?: boolean }) {
  const visits = useVisits(patientId)
  if (visits.isPending) return <Skeleton height={60} role="status" aria-label={t('Loading visits')} />
  if (visits.isError) {
    return (
      <div role="alert">
        {t('Couldn’t load the visits. {error}', { error: problemSentence(visits.error) })}{' '}
        <Button variant="default" size="xs" onClick={() => void visits.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  }
  return <Loaded patientId={patientId} list={visits.data} ended={ended} />
}

function Loaded({ patientId, list, ended }: { patientId: string; list: VisitList; ended: boolean }) {
  const { name, home, video, wanted, visits } = list
  const called = calledOf(name, patientId)
  const [form, setForm] = useState<VisitForm | null>(null)
  const [cancelling, setCancelling] = useState<Cancelling | null>(null)
  const { ask, dialog } = useConfirm()
  const changing = useChangeVisit(patientId)
  const book = () => setForm({ patientId, called, home, video, wanted, moved: null })
  const record = (order: 'no-show' | 'arrive', visit: Visit) =>
    changing.mutate(
      { do: order, id: visit.id },
      {
        onSuccess: () =>
          order === 'arrive'
            ? notify.success(t('{called} has arrived.', { called }))
            : notify.success(t('No-show recorded for {called}.', { called }), { label: t('Book again'), run: book }),
        onError: (error) => notify.failure(problemSentence(error)),
      },
    )
  const act = async (action: VisitAction, visit: Visit) => {
    if (action === 'move') setForm({ patientId, called, home, video, wanted, moved: visit })
    else if (action === 'cancel') setCancelling({ patientId, called, visit })
    else if (action === 'arrive') record('arrive', visit)
    else if (await ask(noShowQuestion(called, visit))) record('no-show', visit)
  }
  const ahead = visits.some(({ actions }) => actions.includes('move'))
  const earlier = visits.length > 0
  return (
    <div className={classes.visits}>
      {!earlier && <p className={classes.none}>{ended ? t('No visits.') : t('No visits yet. Book the first one here.')}</p>}
      {earlier && (
        <ul className={classes.list} aria-label={t('Visits')}>
          {visits.map((visit) => (
            <VisitRow key={visit.id} visit={visit} called={called} busy={changing.isPending} onAct={(action) => void act(action, visit)} />
          ))}
        </ul>
      )}
      {!ahead && !ended && wanted !== null && (
        <p className={classes.none}>
          {t(
            'The NP wants to see {called} again around {wanted}. Book it here, or leave it to the PCRs, whose queue {called} enters on that day.',
            { called, wanted: dayText(wanted) },
          )}
        </p>
      )}
      {!ahead && !ended && (
        <Button size="xs" variant="light" className={classes.book} leftSection={<IconCalendarPlus size={14} aria-hidden />} onClick={book}>
          {wanted !== null ? t('Book the next visit') : earlier ? t('Book again') : t('Book a visit')}
        </Button>
      )}
      <VisitFormDialog form={form} onClose={() => setForm(null)} />
      <CancelVisitDialog cancelling={cancelling} onClose={() => setCancelling(null)} onAgain={book} />
      {dialog}
    </div>
  )
}

function noShowQuestion(called: string, visit: Visit) {
  return {
    title: t('Record a no-show for {called}?', { called }),
    text: t(
      '{called} did not come to the visit of {visit}, with {practitioner}. No email is sent. You can correct this today by recording an arrival.',
      { called, visit: timeText(visit), practitioner: visit.practitioner },
    ),
    confirm: t('Record no-show'),
  }
}

const LABELS: Readonly<Record<VisitAction, string>> = {
  move: t('Move'),
  cancel: t('Cancel visit'),
  'no-show': t('No-show'),
  arrive: t('Arrived'),
}

type RowProps = { visit: Visit; called: string; busy: boolean; onAct: (action: VisitAction) => void }

function VisitRow({ visit, called, busy, onAct }: RowProps) {
  const { state, arrived_at, cancel_reason, province, actions } = visit
  return (
    <li className={classes.row}>
      <span className={classes.when}>
        {timeText(visit)}
        <Chip tone={STATE_TONES[state]}>{arrived_at !== null && state === 'booked' ? t('Arrived') : STATE_NAMES[state]}</Chip>
      </span>
      <span className={classes.what}>
        {visitText(visit)}
        {province !== null && t(', patient in {province}', { province: t(PROVINCES[province]) })}
        {cancel_reason !== null && `. ${REASON_NAMES[cancel_reason]}.`}
      </span>
      {actions.length > 0 && (
        <span className={classes.actions}>
          {actions.map((action) => (
            <Button
              key={action}
              size="compact-sm"
              variant="default"
              disabled={busy}
              aria-label={tPair(LABELS[action], `${called}, ${timeText(visit)}`)}
              onClick={() => onAct(action)}
            >
              {LABELS[action]}
            </Button>
          ))}
        </span>
      )}
    </li>
  )
}
