import type { ManagedQuery, PatientSort } from '@clinic/contract/patient-manager'
import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import classes from './sort-head.module.css'

export type Order = {
  sort: PatientSort
  direction: ManagedQuery['direction']
  onOrder: (order: { sort: PatientSort; direction: ManagedQuery['direction'] }) => void
}

/** A header that puts the list in its order; again turns it about. */
export function SortHead({ by, label, order }: { by: PatientSort; label: string; order: Order }) {
  const sorted = order.sort === by
  const next = sorted && order.direction === 'asc' ? 'desc' : 'asc'
  const Arrow = order.direction === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <UnstyledButton
      className={classes.head}
      data-sorted={sorted || undefined}
      aria-label={next === 'asc' ? t('{label}: sort ascending', { label }) : t('{label}: sort descending', { label })}
      onClick={() => order.onOrder({ sort: by, direction: next })}
    >
      {label}
      {sorted && <Arrow size={13} aria-hidden />}
    </UnstyledButton>
  )
}
