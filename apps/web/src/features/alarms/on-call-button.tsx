import { Button } from '@mantine/core'
import { IconMailExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { later, preload, useLater } from '../../lib/later.ts'
import { t } from '../../lib/messages/t.ts'

const ON_CALL_DIALOG = later(async () => (await import('./on-call-dialog.tsx')).OnCallDialog)

/** The way to who is emailed about alarms. */
export function OnCallButton() {
  const [opened, setOpened] = useState(false)
  const [OnCallDialog, drawn] = useLater(ON_CALL_DIALOG, opened)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMailExclamation size={16} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(ON_CALL_DIALOG)}
        onClick={() => setOpened(true)}
      >
        {t('On-call list')}
      </Button>
      {OnCallDialog && <OnCallDialog opened={drawn && opened} onClose={() => setOpened(false)} />}
    </>
  )
}
