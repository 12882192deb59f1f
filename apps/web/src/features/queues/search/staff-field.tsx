import { ComboboxChevron, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { later, preload, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './admin-filters.module.css'
import type { StaffSelectProps } from './staff-select.tsx'

const WHO_SELECT = later(async () => (await import('./staff-select.tsx')).StaffSelect)

/**
 * Whose patients are shown. The list to choose from is loaded apart: until it is reached, a field of the same look is here. It never gives way
 * in the middle of a press, which would then go nowhere, nor once the focus is elsewhere again.
 */
export function StaffField(props: StaffSelectProps) {
  const [reached, setReached] = useState(false)
  const pressing = useRef(false)
  const [StaffSelect] = useLater(WHO_SELECT, reached)
  // It is what a manager reaches for first: fetched beside the list itself.
  useEffect(() => preload(WHO_SELECT), [])
  if (StaffSelect) return <StaffSelect {...props} />
  const shown = props.groups.flatMap(({ items }) => items).find(({ value }) => value === (props.who || 'all'))
  return (
    <TextInput
      className={classes.who ?? ''}
      size="xs"
      role="combobox"
      aria-label={t('Show')}
      aria-haspopup="listbox"
      aria-expanded={false}
      readOnly
      value={shown?.label ?? ''}
      rightSection={<ComboboxChevron size="xs" />}
      rightSectionPointerEvents="none"
      onPointerDown={() => {
        pressing.current = true
      }}
      onFocus={() => pressing.current || setReached(true)}
      onClick={() => setReached(true)}
      onBlur={() => {
        pressing.current = false
        setReached(false)
      }}
    />
  )
}
