import { Select } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { adminFilters } from './admin-filter-text.ts'
import classes from './admin-filters.module.css'

export type StaffSelectProps = {
  groups: ReturnType<typeof adminFilters>
  /** Empty: everyone. */
  who: string
  onWho: (who: string) => void
}

/** Everyone and everything the list can be narrowed to, to be searched by name. Takes the focus of the field that it replaces. */
export function StaffSelect({ groups, who, onWho }: StaffSelectProps) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true })
    field.current?.select()
  }, [])
  return (
    <Select
      ref={field}
      className={classes.who ?? ''}
      size="xs"
      aria-label={t('Show')}
      data={groups}
      value={who || 'all'}
      searchable
      nothingFoundMessage={t('No match')}
      maxDropdownHeight={360}
      onChange={(value) => onWho(value === null || value === 'all' ? '' : value)}
    />
  )
}
