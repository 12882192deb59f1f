import { IconCalendarOff } from '@tabler/icons-react'
import { useState } from 'react'
import { CalendarScreen } from '../features/booking/calendar/calendar-screen.tsx'
import { NpHoursButton } from '../features/booking/hours/hours-button.tsx'
import { OwnHoursButton } from '../features/booking/hours/own-hours-button.tsx'
import { t } from '../lib/messages/t.ts'
import { useSession } from '../lib/session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

const nothing = () => undefined

/** The calendar of appointments (decision E-9). */
export function CalendarPage() {
  const { isPCR, isPCRManager, isNP, isNPManager, isAdmin } = useSession()
  const [details, setDetails] = useState<string | null>(null)
  if (!isPCR && !isPCRManager && !isNP && !isNPManager && !isAdmin) {
    return (
      <Page>
        <EmptyState icon={<IconCalendarOff size={20} aria-hidden />} title={t('The calendar is for those who work in a queue')}>
          {t('Ask an administrator if you need to see when practitioners work.')}
        </EmptyState>
      </Page>
    )
  }
  return (
    <>
      <CalendarScreen
        actions={
          <>
            {isNP && <OwnHoursButton />}
            {(isNPManager || isAdmin) && <NpHoursButton />}
          </>
        }
        onPatient={setDetails}
      />
      <PatientDialogsLater details={details} ineligible={null} close={() => setDetails(null)} onChanged={nothing} onFailed={nothing} />
    </>
  )
}
