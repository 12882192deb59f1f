import { Button } from '@mantine/core'
import { IconAddressBook } from '@tabler/icons-react'
import { useState } from 'react'
import { later, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'

const CONTACT_DIALOG = later(async () => (await import('./contact-dialog.tsx')).ContactDialog)

/** `labelClass`: how the label hides where there is no room for it. */
type Props = { patientId: string; called: string; labelClass: string | undefined }

/** Opens the correction of a patient’s contact details. */
export function ContactButton({ patientId, called, labelClass }: Props) {
  const [opened, setOpened] = useState(false)
  const [Dialog, drawn] = useLater(CONTACT_DIALOG, opened)
  return (
    <>
      <Button
        variant="default"
        aria-label={t('Correct contact details')}
        leftSection={<IconAddressBook size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        <span className={labelClass}>{t('Contact details')}</span>
      </Button>
      {Dialog && <Dialog opened={drawn && opened} patientId={patientId} called={called} onClose={() => setOpened(false)} />}
    </>
  )
}
