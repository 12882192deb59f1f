import { Button } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'

const ThresholdsDialog = lazy(async () => ({ default: (await import('./thresholds-dialog.tsx')).ThresholdsDialog }))

/** The way to when a wait counts as long; its dialog is loaded when it is asked for. */
export function ThresholdsButton() {
  const [opened, setOpened] = useState(false)
  const [asked, setAsked] = useState(false)
  const open = () => {
    setAsked(true)
    setOpened(true)
  }
  return (
    <>
      <Button variant="default" leftSection={<IconClockExclamation size={16} aria-hidden />} aria-haspopup="dialog" onClick={open}>
        Wait thresholds
      </Button>
      {asked && (
        <Suspense>
          <ThresholdsDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
