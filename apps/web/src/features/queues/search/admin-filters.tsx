import type { Queue } from '@clinic/contract/queues'
import { APPOINTMENT_TYPES } from '@clinic/contract/vocabulary'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { useStatistics } from '../live/use-statistics.ts'
import { adminFilters, type Named } from './admin-filter-text.ts'
import classes from './admin-filters.module.css'
import type { AdminSearch } from './admin-search.ts'
import { StaffField } from './staff-field.tsx'

const TYPES = [{ value: '', label: t('All types') }, ...APPOINTMENT_TYPES.map((type) => ({ value: type, label: t(type) }))]
const ORDERS = [
  { value: 'fair', label: t('Urgent and help first, then longest wait') },
  { value: 'due', label: t('Closest to wait limit first') },
]
const NO_STAFF: Named[] = []

type Props = { queue: Queue; search: AdminSearch; onChange: (change: Partial<AdminSearch>) => void }

/** Whose patients, of which type, in which order, and only the long waits (REQ-528, REQ-537, REQ-559). */
export function AdminFilters({ queue, search, onChange }: Props) {
  const people = useNamed(queue)
  const groups = useMemo(() => adminFilters(queue, people), [queue, people])
  return (
    <div className={classes.filters}>
      <StaffField groups={groups} who={search.who} onWho={(who) => onChange({ who })} />
      <NativeSelect
        className={classes.type}
        size="xs"
        aria-label={t('Appointment type')}
        data={TYPES}
        value={search.type}
        onChange={(event) =>
          onChange({ type: TYPES.find(({ value }) => value === event.currentTarget.value)?.value as AdminSearch['type'] })
        }
      />
      <NativeSelect
        className={classes.order}
        size="xs"
        aria-label={t('Order')}
        data={ORDERS}
        value={search.order}
        onChange={(event) => onChange({ order: event.currentTarget.value === 'due' ? 'due' : 'fair' })}
      />
      <Checkbox
        size="xs"
        label={t('Over wait limit only')}
        checked={search.due === 'late'}
        onChange={(event) => onChange({ due: event.currentTarget.checked ? 'late' : '' })}
      />
    </div>
  )
}

/** Everyone in the statistics: anyone who is on duty, and anyone who still holds patients. */
export function useNamed(queue: Queue): readonly Named[] {
  const { data } = useStatistics(queue)
  return useMemo(
    () =>
      data?.rows.flatMap(({ user_id, name, kind }) => (kind === 'person' && user_id !== null ? [{ id: user_id, name }] : [])) ?? NO_STAFF,
    [data],
  )
}
