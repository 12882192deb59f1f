import { Button, Skeleton } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { Popup } from '../../../ui/popup/popup.tsx'
import type { Choice } from '../live/staff-choices.ts'
import { hasFilters, type PatientManagerFilters } from './patient-manager-search.ts'

const FiltersForm = lazy(() => import('./filters-form.tsx').then((module) => ({ default: module.FiltersForm })))

type Props = { filters: PatientManagerFilters; pcrs: readonly Choice[]; onApply: (filters: PatientManagerFilters) => void }

/** The filters: chosen together, applied with a button (REQ-585, REQ-586, E-6). */
export function FiltersPopover({ filters, pcrs, onApply }: Props) {
  const [opened, setOpened] = useState(false)
  const handleApply = (next: PatientManagerFilters) => {
    onApply(next)
    setOpened(false)
  }
  return (
    <Popup
      opened={opened}
      onChange={setOpened}
      label={t('Filters')}
      position="bottom-start"
      width={320}
      shadow="md"
      button={(trigger) => (
        <Button
          {...trigger}
          variant={hasFilters(filters) ? 'light' : 'default'}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        >
          {t('Filters')}
        </Button>
      )}
    >
      <Suspense fallback={<Skeleton height={420} />}>
        <FiltersForm key={JSON.stringify(filters)} filters={filters} pcrs={pcrs} onApply={handleApply} />
      </Suspense>
    </Popup>
  )
}
