import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefCallback, useCallback, useId, useRef } from 'react'
import { later, preload, useLater } from '../../../lib/later.ts'
import type { People } from './assign-list.tsx'

const ASSIGN_BOX = later(async () => (await import('./assign-box.tsx')).AssignBox)

/** What the button is given. */
type Opener = {
  ref: RefCallback<HTMLButtonElement>
  role: 'combobox'
  'aria-haspopup': 'listbox'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onPointerEnter: () => void
  onFocus: () => void
}
type Props = {
  people: People
  opened: boolean
  onChange: (opened: boolean) => void
  onChoose: (id: number) => void
  /** The list opens above the button. */
  above?: boolean
  button: (opener: Opener) => ReactNode
}

/** A button with a list of people to give patients to; the list is loaded when it is wanted. */
export function AssignButton({ people, opened, onChange, onChoose, above = false, button }: Props) {
  const id = useId()
  const anchor = useRef<HTMLElement | null>(null)
  const ref = useCallback((element: HTMLButtonElement | null) => {
    anchor.current = element
  }, [])
  const [AssignBox, drawn] = useLater(ASSIGN_BOX, opened)
  const fetch = () => preload(ASSIGN_BOX)
  const opener: Opener = {
    ref,
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': opened,
    'aria-controls': opened ? id : undefined,
    onClick: ({ currentTarget }) => {
      currentTarget.focus()
      onChange(!opened)
    },
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      onChange(true)
    },
    onPointerEnter: fetch,
    onFocus: fetch,
  }
  const close = () => {
    onChange(false)
    anchor.current?.focus()
  }
  return (
    <>
      {button(opener)}
      {AssignBox && <AssignBox {...people} {...{ id, anchor, above, onChoose }} opened={drawn && opened} onClose={close} />}
    </>
  )
}
