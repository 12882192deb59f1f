import type { ReactNode } from 'react'
import { Button } from '../../question-cards/controls/button.tsx'
import styles from '../../question-cards/controls/dialog.module.css'
import { Dialog } from '../../question-cards/controls/dialog.tsx'

type Props = { title: string; confirm: string; cancel: string; onConfirm: () => void; onCancel: () => void; children: ReactNode }

/** Asks before something that can't simply be undone; staying as it was is the filled button. */
export function ConfirmDialog({ title, confirm, cancel, onConfirm, onCancel, children }: Props) {
  return (
    <Dialog title={title} alert onDismiss={onCancel}>
      <div className={styles.body}>
        <p>{children}</p>
        <div className={styles.actions}>
          <Button onClick={onConfirm}>{confirm}</Button>
          <Button variant="filled" onClick={onCancel}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
