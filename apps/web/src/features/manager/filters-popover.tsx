import { Button, Popover, Skeleton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { hasFilters, type ManagerFilters } from './manager-search.ts'
import type { Choice } from './staff-choices.ts'

const FiltersForm = lazy(() => import('./filters-form.tsx').then((module) => ({ default: module.FiltersForm })))

type Props = { filters: ManagerFilters; pcrs: readonly Choice[]; onApply: (filters: ManagerFilters) => void }

/** The filters: chosen together, applied with a button (REQ-585, REQ-586, E-6). */
export function FiltersPopover({ filters, pcrs, onApply }: Props) {
  const [opened, setOpened] = useState(false)
  const handleApply = (next: ManagerFilters) => {
    onApply(next)
    setOpened(false)
  }
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus width={320} shadow="md">
      <Popover.Target>
        <Button
          variant={hasFilters(filters) ? 'light' : 'default'}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          onClick={() => setOpened((open) => !open)}
        >
          Filters
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Filters">
        <Suspense fallback={<Skeleton height={420} />}>
          <FiltersForm key={JSON.stringify(filters)} filters={filters} pcrs={pcrs} onApply={handleApply} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
