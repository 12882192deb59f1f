import { Popover, type PopoverProps } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { Anchor } from './anchor.tsx'

export type PopupStyle = Pick<PopoverProps, 'position' | 'width' | 'withArrow' | 'shadow'>
type Props = PopupStyle & {
  id: string
  anchor: RefObject<HTMLElement | null>
  opened: boolean
  onChange: (opened: boolean) => void
  label?: string
  className?: string | undefined
  children: ReactNode
}

/** The box of a `Popup`; the focus goes into it and comes back. */
export function PopupBox({ anchor, label, className, children, ...style }: Props) {
  return (
    // Never taller than the room on its side: what does not fit is scrolled to.
    <Popover {...style} trapFocus returnFocus middlewares={{ flip: true, shift: true, size: true }}>
      <Popover.Target>
        <Anchor of={anchor} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={className ?? ''} style={{ overflowY: 'auto' }}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
