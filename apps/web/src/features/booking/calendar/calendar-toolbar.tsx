import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import classes from './calendar-screen.module.css'
import { type CalendarSearch, type CalendarView, moveView } from './calendar-search.ts'
import { viewTitle } from './day-text.ts'

type Props = {
  search: CalendarSearch
  people: readonly { user_id: number; name: string }[]
  today: string
  live: string
  narrow: boolean
  onChange: (change: Partial<CalendarSearch>) => void
}

const PLACES = [
  { value: 'any', label: t('Any licence') },
  ...PROVINCE_CODES.map((code) => ({ value: code, label: t('Licensed in {province}', { province: t(PROVINCES[code]) }) })),
]

/** The days that are looked at, of whom, and for a patient in which place. */
export function CalendarToolbar({ search: { view, day, who, place }, people, today, live, narrow, onChange }: Props) {
  const views = [
    { value: 'day', label: t('Day') },
    ...(narrow ? [] : [{ value: 'week', label: t('Week') }]),
    { value: 'month', label: t('Month') },
  ]
  return (
    <>
      <span className={classes.steps}>
        <ActionIcon
          color="gray"
          aria-label={t('Previous {view, select, day {day} week {week} other {month}}', { view })}
          onClick={() => onChange({ day: moveView(view, day, -1) })}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => onChange({ day: today })}>
          {t('Today')}
        </Button>
        <ActionIcon
          color="gray"
          aria-label={t('Next {view, select, day {day} week {week} other {month}}', { view })}
          onClick={() => onChange({ day: moveView(view, day, 1) })}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </span>
      {(!narrow || view === 'month') && <h2 className={classes.title}>{viewTitle(view, day)}</h2>}
      <SegmentedControl
        aria-label={t('View')}
        value={narrow && view === 'week' ? 'day' : view}
        onChange={(next) => onChange({ view: next as CalendarView })}
        data={views}
      />
      {view !== 'month' && (
        <Select
          className={classes.place}
          aria-label={t('Where the patient will be')}
          data={PLACES}
          value={place ?? 'any'}
          searchable
          allowDeselect={false}
          onChange={(value) => onChange({ place: PROVINCE_CODES.find((code) => code === value) ?? null })}
        />
      )}
      {(!narrow || view === 'month') && (
        <Select
          className={classes.who}
          aria-label={t('NP')}
          data={[{ value: 'all', label: t('All NPs') }, ...choices(people, who)]}
          value={who === null ? 'all' : String(who)}
          searchable
          onChange={(value) => onChange({ who: value === null || value === 'all' ? null : Number(value) })}
        />
      )}
      <span className={classes.live} role="status" data-state={live}>
        {t(live)}
      </span>
    </>
  )
}

/** Everyone who is in the calendar now, and anyone who is chosen. */
function choices(people: Props['people'], who: number | null): { value: string; label: string }[] {
  const names = new Map(people.map(({ user_id, name }) => [user_id, name] as const))
  if (who !== null && !names.has(who)) names.set(who, t('Nothing in this period'))
  return [...names].map(([id, label]) => ({ value: String(id), label })).sort((a, b) => a.label.localeCompare(b.label, 'en-CA'))
}
