import { type ReactNode, useState } from 'react'
import { later, useLater } from '../../lib/later.ts'
import type { MenuEntry } from './menu-box.tsx'
import { type Trigger, useTrigger } from './trigger.ts'

const MENU_BOX = later(async () => (await import('./menu-box.tsx')).MenuBox)

type Props = {
  /** Asked for when the menu opens. */
  entries: () => readonly MenuEntry[]
  width?: number
  button: (trigger: Trigger) => ReactNode
}

/** A menu below the button that opens it. What draws the menu is loaded when it is wanted. */
export function DropMenu({ entries, width, button }: Props) {
  const [opened, setOpened] = useState(false)
  const { trigger, id, anchor } = useTrigger({ kind: 'menu', part: MENU_BOX, opened, onChange: setOpened })
  const [MenuBox, drawn] = useLater(MENU_BOX, opened)
  return (
    <>
      {button(trigger)}
      {MenuBox && <MenuBox id={id} anchor={anchor} opened={drawn && opened} onChange={setOpened} entries={entries} width={width} />}
    </>
  )
}
