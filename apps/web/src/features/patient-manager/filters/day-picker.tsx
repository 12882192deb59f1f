import { DatePicker } from '@mantine/dates'
import { t } from '../../../lib/messages/t.ts'
import '@mantine/dates/styles.layer.css'

type Range = { from: string; to: string }
type Props =
  | { day: string; onDay: (day: string) => void; range?: never; onRange?: never }
  | { range: Range; onRange: (range: Range) => void; day?: never; onDay?: never }

const LABELS = {
  previousMonth: t('Previous month'),
  nextMonth: t('Next month'),
  previousYear: t('Previous year'),
  nextYear: t('Next year'),
  previousDecade: t('Previous decade'),
  nextDecade: t('Next decade'),
}
/** Weeks begin as in Canada; red is for what is wrong, not for weekends. */
const DATE_PICKER_PROPS = {
  size: 'xs',
  firstDayOfWeek: 0,
  weekendDays: [] as (0 | 1)[],
  hideOutsideDates: true,
  ariaLabels: LABELS,
} as const

/** A calendar for a day or for a range of days, `yyyy-MM-dd`; loaded with what shows it. */
export function DayPicker(props: Props) {
  if (props.range) {
    const { from, to } = props.range
    return (
      <DatePicker
        {...DATE_PICKER_PROPS}
        type="range"
        allowSingleDateInRange
        defaultDate={from || to}
        value={[from || null, to || null]}
        onChange={([first, last]) => props.onRange({ from: first ?? '', to: last ?? '' })}
      />
    )
  }
  return (
    <DatePicker
      {...DATE_PICKER_PROPS}
      key={props.day}
      defaultDate={props.day}
      value={props.day || null}
      onChange={(day) => props.onDay(day ?? '')}
    />
  )
}
