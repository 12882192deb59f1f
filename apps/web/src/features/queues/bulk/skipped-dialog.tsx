import type { BulkResult } from '@clinic/contract/queues'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { countText } from '../../../lib/format/lists.ts'
import classes from './skipped-dialog.module.css'

type Skipped = BulkResult['skipped']

/** Who was skipped, and why. `skipped` null: closed. */
export function SkippedDialog({ skipped, onClose }: { skipped: Skipped | null; onClose: () => void }) {
  const [last, setLast] = useState(skipped)
  if (skipped !== null && skipped !== last) setLast(skipped)
  return (
    <Modal opened={skipped !== null} onClose={onClose} title="Skipped">
      <ul className={classes.list}>
        {(last ?? []).map(({ code, message, count, patients }) => (
          <li key={code}>
            <strong>{countText(count, 'patient')}</strong>
            <p>{message}</p>
            <p className={classes.patients}>
              {patients.join(', ')}
              {count > patients.length && ` and ${count - patients.length} more`}
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
