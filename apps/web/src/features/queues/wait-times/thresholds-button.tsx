import { Button } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { useState } from 'react'
import { later, preload, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'

const THRESHOLDS_DIALOG = later(async () => (await import('./thresholds-dialog.tsx')).ThresholdsDialog)

/** The way to when a wait counts as long; its dialog is loaded when it is asked for. */
export function ThresholdsButton() {
  const [opened, setOpened] = useState(false)
  const [ThresholdsDialog, drawn] = useLater(THRESHOLDS_DIALOG, opened)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconClockExclamation size={16} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(THRESHOLDS_DIALOG)}
        onClick={() => setOpened(true)}
      >
        {t('Wait limits')}
      </Button>
      {ThresholdsDialog && <ThresholdsDialog opened={drawn && opened} onClose={() => setOpened(false)} />}
    </>
  )
}
