import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import dialogStyles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import styles from './look.module.css'
import type { LookChoice } from './read-look.ts'
import { useFormWords } from './use-form-words.ts'

type Popups = {
  /** Opens what an option says, the first time it is picked. */
  picked: (choices: readonly LookChoice[]) => void
  /** Sends once everything that the chosen options say was closed. */
  send: (choices: readonly LookChoice[], answer: () => void) => void
  dialog: ReactNode
}

/** What options say when they are picked, in a dialog that has to be closed (REQ-419); each once. */
export function usePopups(): Popups {
  const [waiting, setWaiting] = useState<LookChoice[]>([])
  const [read, setRead] = useState<string[]>([])
  const then = useRef<(() => void) | null>(null)
  const before = useRef<Element | null>(null)
  const words = useFormWords().looks
  const [first, ...rest] = waiting
  const isOpen = first !== undefined

  // A dialog that is taken out of the page gives the focus to nobody.
  useEffect(() => {
    if (isOpen || !(before.current instanceof HTMLElement)) return
    before.current.focus({ preventScroll: true })
    before.current = null
  }, [isOpen])

  const unread = (choices: readonly LookChoice[]) => choices.filter(({ value, popup }) => popup !== null && !read.includes(value))
  function open(choices: LookChoice[]) {
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
      <Dialog key={first.value} title={words.note} alert onDismiss={close}>
        <div className={dialogStyles.body}>
          <p className={styles.popup}>{first.popup}</p>
          <div className={dialogStyles.actions}>
            <Button look="filled" onClick={close}>
              {words.understood}
            </Button>
          </div>
        </div>
      </Dialog>
    ) : null,
  }
}
