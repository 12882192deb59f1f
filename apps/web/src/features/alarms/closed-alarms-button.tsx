import { Button } from '@mantine/core'
import { IconUrgent } from '@tabler/icons-react'
import { useState } from 'react'
import { later, preload, useLater } from '../../lib/later.ts'
import { t } from '../../lib/messages/t.ts'

const DRAWER = later(async () => (await import('./closed-alarms-drawer.tsx')).ClosedAlarmsDrawer)

/** The way to alarms that were closed in the last days. */
export function ClosedAlarmsButton({ onRecord }: { onRecord: (patientId: string) => void }) {
  const [opened, setOpened] = useState(false)
  const [Drawer, drawn] = useLater(DRAWER, opened)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconUrgent size={16} aria-hidden />}
        aria-haspopup="dialog"
        data-tip={t('Closed alarms')}
        onPointerEnter={() => preload(DRAWER)}
        onClick={() => setOpened(true)}
      >
        {t('Closed alarms')}
      </Button>
      {Drawer && <Drawer opened={drawn && opened} onRecord={onRecord} onClose={() => setOpened(false)} />}
    </>
  )
}
