import type { BulkResult } from '@clinic/contract/queues'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { tServer } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './skipped-dialog.module.css'

type Skipped = BulkResult['skipped']

/** Who was skipped, and why. `skipped` null: closed. */
export function SkippedDialog({ skipped, onClose }: { skipped: Skipped | null; onClose: () => void }) {
  const [last, setLast] = useState(skipped)
  if (skipped !== null && skipped !== last) setLast(skipped)
  return (
    <Modal opened={skipped !== null} onClose={onClose} title={t('Skipped')}>
      <ul className={classes.list}>
        {(last ?? []).map(({ code, message, count, patients }) => (
          <li key={code}>
            <strong>{t('{count, plural, one {# patient} other {# patients}}', { count })}</strong>
            <p>{tServer(message)}</p>
            <p className={classes.patients}>
              {patients.join(', ')}
              {count > patients.length && t(' and {count} more', { count: count - patients.length })}
            </p>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
