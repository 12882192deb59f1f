import { useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { MonthCalendar } from '../../ui/calendar/month-calendar.tsx'
import { isoDay } from '../../ui/calendar/month-weeks.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'

export function CalendarGallery() {
  const [today] = useState(() => isoDay(new Date(Date.now() - new Date().getTimezoneOffset() * 60_000)))
  const [month, setMonth] = useState(today.slice(0, 7))
  return (
    <GalleryPage lead={t('A month at a glance. Each screen decides what a day shows.')}>
      <Specimen title={t('Month')}>
        <MonthCalendar month={month} today={today} onMonth={setMonth} />
      </Specimen>
    </GalleryPage>
  )
}
