import { AUDIT_KINDS, type AuditFilter, actionsOf } from '@clinic/contract/audit'
import { AUDIT_ACTIONS } from '@clinic/contract/vocabulary'
import { FIELDS_WITH_WORDS, fieldLabel } from '@clinic/core/audit/describe-changes'
import { Button, MultiSelect, NativeSelect, Select, TextInput, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import classes from './audit-filters.module.css'
import { type AuditSearch, countFilters, HOUR_CHOICES, KIND_NAMES, NO_FILTER, toggleWeekday, WEEKDAY_NAMES } from './audit-search.ts'
import { TypedField } from './typed-field.tsx'

type Props = { search: AuditSearch; onChange: (change: Partial<AuditFilter>) => void }

const KINDS = [{ value: '', label: t('Everything') }, ...AUDIT_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))]
const ACTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: t(value) })).sort((a, b) => a.label.localeCompare(b.label))
const FIELDS = FIELDS_WITH_WORDS.map((value) => ({ value, label: t(fieldLabel(value)) })).sort((a, b) => a.label.localeCompare(b.label))

/** What to look for; everything is in the address. The rarer half folds away. */
export function AuditFilters({ search, onChange }: Props) {
  const rare = search.field !== '' || search.hours !== '' || search.weekdays !== '' || search.actions !== ''
  const [opened, setOpened] = useState(rare)
  const more = useId()
  const count = countFilters(search)
  return (
    <search className={classes.filters} aria-label={t('Filter the entries')}>
      <div className={classes.line}>
        <TypedField label={t('Person')} value={search.person} placeholder={t('Name or number')} onType={(person) => onChange({ person })} />
        <TypedField
          label={t('Patient ID')}
          value={search.patient_id}
          placeholder={t('Full patient ID')}
          onType={(patient_id) => onChange({ patient_id })}
        />
        <NativeSelect
          label={t('Kind')}
          data={KINDS}
          value={search.kind}
          onChange={(event) => onChange({ kind: event.currentTarget.value as AuditFilter['kind'] })}
        />
        <TextInput
          label={t('From')}
          type="date"
          value={search.from}
          max={search.until || undefined}
          onChange={(event) => onChange({ from: event.currentTarget.value })}
        />
        <TextInput
          label={t('Until')}
          type="date"
          value={search.until}
          min={search.from || undefined}
          onChange={(event) => onChange({ until: event.currentTarget.value })}
        />
        <span className={classes.buttons}>
          <Button variant="default" aria-expanded={opened} aria-controls={more} onClick={() => setOpened(!opened)}>
            {opened ? t('Fewer filters') : t('More filters')}
          </Button>
          {count > 0 && (
            <Button variant="subtle" onClick={() => onChange(NO_FILTER)}>
              {t('Clear {count, plural, one {the filter} other {# filters}}', { count })}
            </Button>
          )}
        </span>
      </div>
      <div id={more} className={classes.line} hidden={!opened}>
        <MultiSelect
          label={t('Actions')}
          className={classes.wide}
          data={ACTIONS}
          searchable
          clearable
          placeholder={search.actions === '' ? t('Any') : ''}
          value={actionsOf(search.actions)}
          onChange={(chosen) => onChange({ actions: chosen.join(',') })}
        />
        <Select
          label={t('Field that changed')}
          data={FIELDS}
          searchable
          clearable
          placeholder={t('Any')}
          value={search.field || null}
          onChange={(field) => onChange({ field: field ?? '' })}
        />
        <NativeSelect
          label={t('Hours')}
          data={hourChoices(search.hours)}
          value={search.hours}
          onChange={(event) => onChange({ hours: event.currentTarget.value })}
        />
        <Weekdays value={search.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
      </div>
    </search>
  )
}

/** A range of hours from an address that is none of ours is shown anyway. */
function hourChoices(hours: string) {
  return HOUR_CHOICES.some(({ value }) => value === hours) ? [...HOUR_CHOICES] : [...HOUR_CHOICES, { value: hours, label: `${hours} h` }]
}

function Weekdays({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const chosen = value.split(',')
  return (
    <fieldset className={classes.weekdays}>
      <legend>{t('Weekdays')}</legend>
      {WEEKDAY_NAMES.map((name, index) => (
        <UnstyledButton
          key={name}
          className={classes.weekday}
          aria-pressed={chosen.includes(String(index + 1))}
          onClick={() => onChange(toggleWeekday(value, index + 1))}
        >
          {name}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
