import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { t } from '../../../lib/messages/t.ts'
import '@mantine/dates/styles.layer.css'
import { isIsoDate } from '@clinic/core/shared/dates'
import { useState } from 'react'
import classes from './range-form.module.css'
import { type Days, presetRanges } from './ranges.ts'

type Props = { days: Days; today: string; onDays: (days: Days) => void }

/** Days by a name, by a calendar or by typing; loaded when it is opened. */
export function RangeForm({ days, today, onDays }: Props) {
  const [{ from, to }, setChosen] = useState({ from: days.from, to: days.to })
  const error = errorOf({ from, to })
  return (
    <div className={classes.form}>
      <ul className={classes.presets} aria-label={t('Quick ranges')}>
        {presetRanges(today).map((preset) => (
          <li key={preset.label}>
            <UnstyledButton
              className={classes.preset}
              aria-current={preset.days.from === days.from && preset.days.to === days.to ? 'true' : undefined}
              onClick={() => onDays(preset.days)}
            >
              {preset.label}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <form
        className={classes.own}
        onSubmit={(event) => {
          event.preventDefault()
          if (error === null) onDays({ from, to })
        }}
      >
        <div className={classes.typed}>
          <TextInput
            type="date"
            size="xs"
            label={t('From')}
            value={from}
            onChange={(event) => setChosen({ from: event.currentTarget.value, to })}
          />
          <TextInput
            type="date"
            size="xs"
            label={t('To')}
            value={to}
            error={error}
            onChange={(event) => setChosen({ from, to: event.currentTarget.value })}
          />
        </div>
        <DatePicker
          type="range"
          size="xs"
          allowSingleDateInRange
          firstDayOfWeek={0}
          weekendDays={[]}
          previousLabel={t('Previous month')}
          nextLabel={t('Next month')}
          maxDate={today}
          defaultDate={to || today}
          value={[from || null, to || null]}
          onChange={([first, last]) => setChosen({ from: first ?? '', to: last ?? '' })}
        />
        <Button type="submit" size="xs" disabled={error !== null}>
          {t('Apply')}
        </Button>
      </form>
    </div>
  )
}

/** What is wrong with days as they were typed; `null` where nothing is, an empty text where something is still missing. */
function errorOf({ from, to }: Days): string | null {
  if (!isIsoDate(from) || !isIsoDate(to)) return ''
  return to < from ? t('The end date is before the start date') : null
}
