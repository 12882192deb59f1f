import { WEEKDAYS } from '@clinic/contract/booking'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import classes from './hours-dialog.module.css'
import { addTime, copyToWorkdays, type HoursDraft, type HoursErrors, type TimeLine } from './hours-draft.ts'
import { WEEKDAY_NAMES } from './hours-text.ts'

/** `none`: said of a weekday without any. */
type Props = { draft: HoursDraft; errors: HoursErrors; none?: string; onChange: (draft: HoursDraft) => void }

/** The stretches of work of every weekday. */
export function WeekFields({ draft, errors, none = t('Not working'), onChange }: Props) {
  const put = (line: TimeLine) => onChange({ ...draft, times: draft.times.map((one) => (one.key === line.key ? line : one)) })
  const remove = (key: number) => onChange({ ...draft, times: draft.times.filter((one) => one.key !== key) })
  return (
    <ul className={classes.week}>
      {WEEKDAYS.map((weekday) => {
        const name = WEEKDAY_NAMES[weekday - 1] ?? ''
        const times = draft.times.filter((time) => time.weekday === weekday)
        return (
          <li key={weekday} className={classes.weekday}>
            <span className={classes.name}>{name}</span>
            <div className={classes.lines}>
              {times.map((line, place) => (
                <TimeFields
                  key={line.key}
                  line={line}
                  name={`${name}, ${ORDINALS[place] ?? t('line {place}', { place: place + 1 })}`}
                  onChange={put}
                  onRemove={remove}
                />
              ))}
              {times.length === 0 && <span className={classes.none}>{none}</span>}
              {errors.weekday[weekday] && (
                <span className={classes.error} role="alert">
                  {errors.weekday[weekday]}
                </span>
              )}
            </div>
            <div className={classes.tools}>
              <ActionIcon
                size={30}
                color="gray"
                data-tip={t('More hours on {name}', { name })}
                aria-label={t('Add hours on {name}', { name })}
                onClick={() => onChange(addTime(draft, weekday))}
              >
                <IconPlus size={16} aria-hidden />
              </ActionIcon>
              {times.length > 0 && (
                <ActionIcon
                  size={30}
                  color="gray"
                  data-tip={t('Copy to Monday to Friday')}
                  aria-label={t('Copy the hours of {name} to Monday to Friday', { name })}
                  onClick={() => onChange(copyToWorkdays(draft, weekday))}
                >
                  <IconCopy size={16} aria-hidden />
                </ActionIcon>
              )}
            </div>
          </li>
        )
      })}
      <li>
        <Button size="compact-sm" variant="subtle" onClick={() => onChange({ ...draft, times: [] })} disabled={draft.times.length === 0}>
          {t('Clear all')}
        </Button>
      </li>
    </ul>
  )
}

const ORDINALS = [t('first hours'), t('second hours'), t('third hours')]

type LineProps = { line: TimeLine; name: string; onChange: (line: TimeLine) => void; onRemove: (key: number) => void }

function TimeFields({ line, name, onChange, onRemove }: LineProps) {
  return (
    <span className={classes.line}>
      <TextInput
        type="time"
        size="xs"
        aria-label={t('{name}: from', { name })}
        value={line.starts}
        onChange={(event) => onChange({ ...line, starts: event.currentTarget.value })}
      />
      <span aria-hidden>–</span>
      <TextInput
        type="time"
        size="xs"
        aria-label={t('{name}: until', { name })}
        value={line.ends}
        onChange={(event) => onChange({ ...line, ends: event.currentTarget.value })}
      />
      <ActionIcon size={30} color="gray" aria-label={t('Remove {name}', { name })} onClick={() => onRemove(line.key)}>
        <IconTrash size={15} aria-hidden />
      </ActionIcon>
    </span>
  )
}
