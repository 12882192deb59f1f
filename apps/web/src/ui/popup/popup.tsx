import type { ReactNode } from 'react'
import { later, useLater } from '../../lib/later.ts'
import type { PopupStyle } from './popup-box.tsx'
import { type Trigger, useTrigger } from './trigger.ts'

const POPUP_BOX = later(async () => (await import('./popup-box.tsx')).PopupBox)

type Props = PopupStyle & {
  opened: boolean
  onChange: (opened: boolean) => void
  /** The name of the box, where the button's own would not do. */
  label?: string
  className?: string | undefined
  button: (trigger: Trigger) => ReactNode
  children: ReactNode
}

/** A box of controls beside the button that opens it. What draws the box is loaded when it is wanted. */
export function Popup({ opened, onChange, button, ...box }: Props) {
  const { trigger, id, anchor } = useTrigger({ kind: 'dialog', part: POPUP_BOX, opened, onChange })
  const [PopupBox, drawn] = useLater(POPUP_BOX, opened)
  return (
    <>
      {button(trigger)}
      {PopupBox && <PopupBox {...box} id={id} anchor={anchor} opened={drawn && opened} onChange={onChange} />}
    </>
  )
}
