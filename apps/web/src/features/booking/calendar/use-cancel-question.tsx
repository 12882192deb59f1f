import type { BookedAppointment } from '@clinic/contract/booking'
import type { ReactNode } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { clockText } from '../../../lib/format/dates.ts'
import { longDay } from '../../../lib/format/long-day.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { useCancelAppointment } from './use-calendar.ts'

type Cancelled = Pick<BookedAppointment, 'id' | 'at' | 'practitioner' | 'patient_id'> & { day: string }

/** Asks before it cancels an appointment; `dialog` is to be drawn. */
export function useCancelQuestion(): { cancel: (one: Cancelled) => Promise<void>; isPending: boolean; dialog: ReactNode } {
  const cancelling = useCancelAppointment()
  const { ask, dialog } = useConfirm()
  const cancel = async ({ id, day, at, practitioner, patient_id }: Cancelled) => {
    const yes = await ask({
      title: t('Cancel this appointment?'),
      text: t('{day}, {at}, with {practitioner}{patient}. The patient is told by email.', {
        day: longDay(day),
        at: clockText(at),
        practitioner,
        patient: patient_id === null ? '' : ` (${patient_id})`,
      }),
      confirm: t('Cancel the appointment'),
      cancel: t('Cancel'),
      tone: 'bad',
    })
    if (!yes) return
    cancelling.mutate(id, {
      onSuccess: () => notify.success(t('Appointment cancelled.')),
      onError: (error) => notify.failure(problemSentence(error)),
    })
  }
  return { cancel, isPending: cancelling.isPending, dialog }
}
