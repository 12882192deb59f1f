import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import classes from './hours-dialog.module.css'
import { addDaysOff, type DaysLine, type HoursDraft, type HoursErrors } from './hours-draft.ts'

type Props = { draft: HoursDraft; errors: HoursErrors; legend?: string; onChange: (draft: HoursDraft) => void }

/** Stretches of days without work, each with its first and its last day. */
export function DaysOffFields({ draft, errors, legend = t('Days off'), onChange }: Props) {
  const put = (line: DaysLine) => onChange({ ...draft, days: draft.days.map((one) => (one.key === line.key ? line : one)) })
  return (
    <fieldset className={classes.daysOff}>
      <legend className={classes.legend}>{legend}</legend>
      {draft.days.map((line, place) => (
        <div key={line.key} className={classes.line}>
          <TextInput
            type="date"
            size="xs"
            aria-label={t('Days off {place}: first day', { place: place + 1 })}
            value={line.first_day}
            onChange={(event) => {
              const first_day = event.currentTarget.value
              put({ ...line, first_day, last_day: [first_day, line.last_day].sort().at(-1) ?? first_day })
            }}
          />
          <span aria-hidden>–</span>
          <TextInput
            type="date"
            size="xs"
            aria-label={t('Days off {place}: last day', { place: place + 1 })}
            min={line.first_day}
            value={line.last_day}
            onChange={(event) => put({ ...line, last_day: event.currentTarget.value })}
          />
          <ActionIcon
            size={30}
            color="gray"
            aria-label={t('Remove days off {place}', { place: place + 1 })}
            onClick={() => onChange({ ...draft, days: draft.days.filter((one) => one.key !== line.key) })}
          >
            <IconTrash size={15} aria-hidden />
          </ActionIcon>
          {errors.days[line.key] && (
            <span className={classes.error} role="alert">
              {errors.days[line.key]}
            </span>
          )}
        </div>
      ))}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange(addDaysOff(draft, draft.days.at(-1)?.last_day ?? ''))}
      >
        {t('Add days off')}
      </Button>
    </fieldset>
  )
}
