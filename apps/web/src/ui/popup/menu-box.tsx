import { Menu } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { Anchor } from './anchor.tsx'

type MenuItem = { label: string; run: () => void; icon?: ReactNode; aside?: ReactNode; isCurrent?: boolean }
/** One thing to do, the name of those that follow, or a line between them. */
export type MenuEntry = MenuItem | { heading: string } | 'line'
type Props = {
  id: string
  anchor: RefObject<HTMLElement | null>
  opened: boolean
  onChange: (opened: boolean) => void
  entries: () => readonly MenuEntry[]
  width: number | undefined
}

/** The menu of a `DropMenu`; the focus goes into it and comes back. */
export function MenuBox({ anchor, entries, width, ...opening }: Props) {
  return (
    // Without a placeholder, which may not are in a menu, its first entry takes the focus.
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} {...(width !== undefined && { width })} {...opening}>
      <Menu.Target>
        <Anchor of={anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        <Entries anchor={anchor} entries={entries} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Drawn while the menu is open alone. */
function Entries({ anchor, entries }: Pick<Props, 'anchor' | 'entries'>) {
  // A dialog gives the focus back to what had it: the button that stays, not the entry that goes.
  const runFrom = (run: () => void) => {
    anchor.current?.focus({ preventScroll: true })
    run()
  }
  return entries().map((entry, place) => {
    if (entry === 'line') return <Menu.Divider key={String(place)} />
    if ('heading' in entry) return <Menu.Label key={entry.heading}>{entry.heading}</Menu.Label>
    const { label, run, icon, aside, isCurrent = false } = entry
    return (
      <Menu.Item
        key={label}
        leftSection={icon}
        rightSection={aside}
        aria-current={isCurrent ? 'true' : undefined}
        fw={isCurrent ? 700 : undefined}
        onClick={() => runFrom(run)}
      >
        {label}
      </Menu.Item>
    )
  })
}
