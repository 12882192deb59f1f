import { Menu } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { Anchor } from './anchor.tsx'

type MenuItem = { label: string; run: () => void; icon?: ReactNode; aside?: ReactNode; isBad?: boolean; isCurrent?: boolean }
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
    <Menu position="bottom-end" {...(width !== undefined && { width })} {...opening}>
      <Menu.Target>
        <Anchor of={anchor} />
      </Menu.Target>
      <Menu.Dropdown>
        <Entries entries={entries} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** Drawn while the menu is open alone. */
function Entries({ entries }: Pick<Props, 'entries'>) {
  return entries().map((entry, place) => {
    if (entry === 'line') return <Menu.Divider key={String(place)} />
    if ('heading' in entry) return <Menu.Label key={entry.heading}>{entry.heading}</Menu.Label>
    const { label, run, icon, aside, isBad = false, isCurrent = false } = entry
    return (
      <Menu.Item
        key={label}
        leftSection={icon}
        rightSection={aside}
        aria-current={isCurrent ? 'true' : undefined}
        fw={isCurrent ? 700 : undefined}
        {...(isBad && { color: 'bad' })}
        onClick={run}
      >
        {label}
      </Menu.Item>
    )
  })
}
