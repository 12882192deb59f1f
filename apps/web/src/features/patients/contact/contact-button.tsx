import { Button } from '@mantine/core'
import { IconAddressBook } from '@tabler/icons-react'
import { useState } from 'react'
import { later, useLater } from '../../../lib/later.ts'

const CONTACT_DIALOG = later(async () => (await import('./contact-dialog.tsx')).ContactDialog)

/** Opens the correction of a patient’s contact details. */
export function ContactButton({ patientId, called }: { patientId: string; called: string }) {
  const [opened, setOpened] = useState(false)
  const [Dialog, drawn] = useLater(CONTACT_DIALOG, opened)
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconAddressBook size={14} aria-hidden />} onClick={() => setOpened(true)}>
        Correct contact details
      </Button>
      {Dialog && <Dialog opened={drawn && opened} patientId={patientId} called={called} onClose={() => setOpened(false)} />}
    </>
  )
}
