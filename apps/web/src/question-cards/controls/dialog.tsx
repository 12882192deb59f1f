import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import styles from './dialog.module.css'
import { LanguageButton } from './language-button.tsx'

type Props = { title: string; size?: 'small' | 'large'; alert?: boolean; onDismiss: () => void; children: ReactNode }

/** A native modal dialog, open as long as it is drawn. Escape and the cross ask to dismiss; anyone who drew it decides. */
export function Dialog({ title, size = 'small', alert = false, onDismiss, children }: Props) {
  const messages = useChatMessages().button
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    heading.current?.focus()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[size]}`}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      }}
    >
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {size === 'large' ? <LanguageButton /> : null}
        <button type="button" className={styles.close} aria-label={messages.close} onClick={onDismiss}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </header>
      {children}
    </dialog>
  )
}
