import { ALARM_MINUTES_MAX, type AlarmTiming } from '@clinic/contract/alarms'
import { DEFAULT_TIMING } from '@clinic/core/alarms/due-steps'
import { NumberInput, SimpleGrid } from '@mantine/core'
import { t } from '../../lib/messages/t.ts'

export type TimingDraft = Record<keyof AlarmTiming, number | string>

const LABELS: Readonly<Record<keyof AlarmTiming, string>> = {
  managers: t('Managers after'),
  on_call: t('On-call list after'),
  administrators: t('Administrators after'),
  active: t('On shift if active in the last'),
  away: t('An alarm is free again when its holder is away for'),
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
          description={t('Default {name} min.', { name: DEFAULT_TIMING[name] })}
          suffix={t(' min')}
          min={1}
          max={ALARM_MINUTES_MAX}
          clampBehavior="none"
          allowDecimal={false}
          value={draft[name]}
          error={checked && !isMinutes(draft[name]) && t('Enter 1 to {ALARM_MINUTES_MAX} minutes.', { ALARM_MINUTES_MAX })}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </SimpleGrid>
  )
}
