import { readFilters } from '@clinic/core/patient-list/flags'
import { isIsoDate } from '@clinic/core/shared/dates'
import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { Choice } from '../live/staff-choices.ts'
import { DayPicker } from './day-picker.tsx'
import { FILTER_CHOICES } from './filter-names.ts'
import classes from './filters-form.module.css'
import { NO_FILTERS, type PatientManagerFilters } from './patient-manager-search.ts'

type Props = { filters: PatientManagerFilters; pcrs: readonly Choice[]; onApply: (filters: PatientManagerFilters) => void }

/** What the popover holds: six boxes, the range of renewal dates, the PCR, Apply. */
export function FiltersForm({ filters, pcrs, onApply }: Props) {
  const [draft, setDraft] = useState(filters)
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // It arrives after the popover has looked for what to focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const set = (change: Partial<PatientManagerFilters>) => setDraft((before) => ({ ...before, ...change }))
  const errors = {
    from: errorOf(draft.from),
    to: errorOf(draft.to) ?? (draft.from > draft.to && draft.to !== '' ? t('Last day is before the first day') : null),
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!errors.from && !errors.to) onApply(draft)
  }
  const day = (name: 'from' | 'to', label: string) => (
    <TextInput
      size="xs"
      label={label}
      placeholder={t('yyyy-MM-dd')}
      maxLength={10}
      value={draft[name]}
      error={asked ? errors[name] : null}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Stack gap="sm">
        <Checkbox.Group aria-label={t('Patients')} value={draft.only} onChange={(only) => set({ only: readFilters(only.join(',')) })}>
          <div className={classes.boxes}>
            {FILTER_CHOICES.map(({ value, label }) => (
              <Checkbox key={value} size="xs" value={value} label={label} />
            ))}
          </div>
        </Checkbox.Group>
        <fieldset className={classes.range}>
          <legend>{t('Renewal date')}</legend>
          <div className={classes.days}>
            {day('from', t('First day'))}
            {day('to', t('Last day'))}
          </div>
          <DayPicker
            range={{ from: isIsoDate(draft.from) ? draft.from : '', to: isIsoDate(draft.to) ? draft.to : '' }}
            onRange={(range) => set(range)}
          />
        </fieldset>
        <NativeSelect
          size="xs"
          label={t('PCR')}
          data={[{ value: '', label: t('All PCRs') }, ...pcrs]}
          value={draft.pcr}
          onChange={(event) => set({ pcr: event.currentTarget.value })}
        />
        <Group justify="space-between" gap="xs">
          <Button size="xs" variant="subtle" onClick={() => onApply(NO_FILTERS)}>
            {t('Clear all')}
          </Button>
          <Button size="xs" type="submit">
            {t('Apply')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function errorOf(day: string): string | null {
  return day === '' || isIsoDate(day) ? null : t('Enter a date as yyyy-MM-dd')
}
