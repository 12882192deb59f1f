import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'

/** `again`: what to do again, where that may help (C-11). */
export type Outcome = { kind: 'Success' | 'Error'; text: string; again?: (() => void) | undefined }

/** A form that failed stays open beneath; Mantine’s own dialogs are at 200. */
const ABOVE_FORMS = 250

/** The dialogs "Success" and "Error": how making, saving or deleting a whole user ended (REQ-236, REQ-237). */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome | null; onClose: () => void }) {
  const [last, setLast] = useState(outcome)
  if (outcome !== null && outcome !== last) setLast(outcome)
  const shown = outcome ?? last
  return (
    <Modal opened={outcome !== null} onClose={onClose} title={shown && t(shown.kind)} zIndex={ABOVE_FORMS}>
      <p>{shown?.text}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant={shown?.again ? 'default' : 'filled'} onClick={onClose} data-autofocus={shown?.again ? undefined : true}>
          {shown?.again ? t('Close') : 'OK'}
        </Button>
        {shown?.again && (
          <Button
            data-autofocus
            onClick={() => {
              onClose()
              shown.again?.()
            }}
          >
            {t('Try again')}
          </Button>
        )}
      </Group>
    </Modal>
  )
}
