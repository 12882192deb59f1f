import { Button, Skeleton } from '@mantine/core'
import { IconCalendar, IconChevronDown } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { Popup } from '../../../ui/popup/popup.tsx'
import { type Days, daysText, rangeName } from './ranges.ts'

const RangeForm = lazy(() => import('./range-form.tsx').then((module) => ({ default: module.RangeForm })))

type Props = { days: Days; today: string; onDays: (days: Days) => void }

/** The days of the report (REQ-651). */
export function RangePicker({ days, today, onDays }: Props) {
  const [opened, setOpened] = useState(false)
  const handleDays = (next: Days) => {
    onDays(next)
    setOpened(false)
  }
  return (
    <Popup
      opened={opened}
      onChange={setOpened}
      label={t('Date range')}
      position="bottom-start"
      shadow="md"
      button={(trigger) => (
        <Button
          {...trigger}
          variant="default"
          leftSection={<IconCalendar size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={t('Date range: {range}, {days}', { range: rangeName(days, today), days: daysText(days) })}
        >
          {rangeName(days, today)}
        </Button>
      )}
    >
      <Suspense fallback={<Skeleton width={280} height={380} />}>
        <RangeForm days={days} today={today} onDays={handleDays} />
      </Suspense>
    </Popup>
  )
}
