import { ALARM_MINUTES_MAX, type AlarmTiming } from '@clinic/contract/alarms'
import { DEFAULT_TIMING } from '@clinic/core/alarms/due-steps'
import { NumberInput, SimpleGrid } from '@mantine/core'

export type TimingDraft = Record<keyof AlarmTiming, number | string>

const LABELS: Readonly<Record<keyof AlarmTiming, string>> = {
  managers: 'Managers after',
  on_call: 'On-call list after',
  administrators: 'Administrators after',
  active: 'On shift if active in the last',
  away: 'An alarm is free again when its holder is away for',
}
const NAMES = Object.keys(LABELS) as (keyof AlarmTiming)[]

/** The times as numbers; null where one of them is none. */
export function readTiming(draft: TimingDraft): AlarmTiming | null {
  return NAMES.every((name) => isMinutes(draft[name])) ? (draft as AlarmTiming) : null
}

function isMinutes(value: number | string): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= ALARM_MINUTES_MAX
}

type Props = { draft: TimingDraft; checked: boolean; onChange: (change: Partial<TimingDraft>) => void }

/** When who is called. `checked`: show what is wrong. */
export function AlarmTimingFields({ draft, checked, onChange }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      {NAMES.map((name) => (
        <NumberInput
          key={name}
          label={LABELS[name]}
          description={`Default ${DEFAULT_TIMING[name]} min.`}
          suffix=" min"
          min={1}
          max={ALARM_MINUTES_MAX}
          clampBehavior="none"
          allowDecimal={false}
          value={draft[name]}
          error={checked && !isMinutes(draft[name]) && `Enter 1 to ${ALARM_MINUTES_MAX} minutes.`}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </SimpleGrid>
  )
}
