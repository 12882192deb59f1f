import { Button, CloseButton } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './filter-chips.module.css'
import { FILTER_NAMES } from './filter-names.ts'
import { hasFilters, NO_FILTERS, type PatientManagerFilters } from './patient-manager-search.ts'

type Props = { filters: PatientManagerFilters; pcrName: string | null; onChange: (filters: Partial<PatientManagerFilters>) => void }

/** What the list is narrowed by, each to be taken away automatically. */
export function FilterChips({ filters, pcrName, onChange }: Props) {
  if (!hasFilters(filters)) return null
  const { only, from, to, pcr } = filters
  return (
    <ul className={classes.chips} aria-label={t('Active filters')}>
      {only.map((filter) => (
        <Removable key={filter} label={FILTER_NAMES[filter]} onRemove={() => onChange({ only: only.filter((one) => one !== filter) })} />
      ))}
      {(from || to) && <Removable label={rangeText(from, to)} onRemove={() => onChange({ from: '', to: '' })} />}
      {pcr && <Removable label={t('PCR: {pcrName}', { pcrName: pcrName ?? pcr })} onRemove={() => onChange({ pcr: '' })} />}
      <li>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconFilterOff size={14} aria-hidden />}
          onClick={() => onChange(NO_FILTERS)}
        >
          {t('Clear filters')}
        </Button>
      </li>
    </ul>
  )
}

function Removable({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <li className={classes.chip}>
      {label}
      <CloseButton size="xs" aria-label={t('Remove {label}', { label })} onClick={onRemove} />
    </li>
  )
}

function rangeText(from: string, to: string): string {
  if (from === '') return t('Renewal up to {to}', { to: dayText(to) })
  return to === ''
    ? t('Renewal from {from}', { from: dayText(from) })
    : t('Renewal {from} to {to}', { from: dayText(from), to: dayText(to) })
}
