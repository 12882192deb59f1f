import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import dialogStyles from '../controls/dialog.module.css'
import { Dialog } from '../controls/dialog.tsx'
import { useFormMessages } from '../messages/use-form-messages.ts'
import type { VariantOption } from './read-variant.ts'
import styles from './variants.module.css'

type Popups = {
  /** Opens what an option says, the first time it is picked. */
  picked: (choices: readonly VariantOption[]) => void
  /** Sends once everything that the chosen options say was closed. */
  send: (choices: readonly VariantOption[], answer: () => void) => void
  dialog: ReactNode
}

/** What options say when they are picked, in a dialog that has to be closed (REQ-419); each once. */
export function useOptionPopups(): Popups {
  const [waiting, setWaiting] = useState<VariantOption[]>([])
  const [read, setRead] = useState<string[]>([])
  const then = useRef<(() => void) | null>(null)
  const before = useRef<Element | null>(null)
  const messages = useFormMessages().variants
  const [first, ...rest] = waiting
  const isOpen = first !== undefined

  // A dialog that is taken out of the page gives the focus to no one.
  useEffect(() => {
    if (isOpen || !(before.current instanceof HTMLElement)) return
    before.current.focus({ preventScroll: true })
    before.current = null
  }, [isOpen])

  const unread = (choices: readonly VariantOption[]) => choices.filter(({ value, popup }) => popup !== null && !read.includes(value))
  function open(choices: VariantOption[]) {
    if (choices.length === 0) return
    before.current = document.activeElement
    setWaiting(choices)
  }
  function close() {
    if (!first) return
    setRead([...read, first.value])
    setWaiting(rest)
    if (rest.length > 0) return
    then.current?.()
    then.current = null
  }
  return {
    picked: (choices) => open(unread(choices)),
    send(choices, answer) {
      const left = unread(choices)
      if (left.length === 0) return answer()
      then.current = answer
      open(left)
    },
    dialog: first ? (
      <Dialog key={first.value} title={messages.note} alert onDismiss={close}>
        <div className={dialogStyles.body}>
          <p className={styles.popup}>{first.popup}</p>
          <div className={dialogStyles.actions}>
            <Button variant="filled" onClick={close}>
              {messages.understood}
            </Button>
          </div>
        </div>
      </Dialog>
    ) : null,
  }
}
