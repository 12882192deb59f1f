import { Button, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { t } from '../lib/messages/t.ts'
import { usePreference } from '../lib/preferences.ts'
import { playTone } from '../lib/tone.ts'
import { Panel } from '../ui/panel.tsx'

/** How one is called to the alarm of a person in danger: kept for the person; the permission is this browser’s own. */
export function UserAlarmCalls() {
  const [sound, setSound] = usePreference('alarmSound')
  const [notices, setNotices] = usePreference('alarmNotices')
  const switchSound = (on: boolean) => {
    setSound(on ? 'on' : 'off')
    if (on) playTone('alarm')
  }
  return (
    <Panel title={t('How you are called to an alarm')} note={t('Applies on every device')}>
      <Stack gap="lg">
        <Switch
          label={t('A repeated tone until someone has taken the alarm')}
          description={t('From your first click or key on a page; browsers allow no sound before that.')}
          checked={sound === 'on'}
          onChange={(event) => switchSound(event.currentTarget.checked)}
        />
        <Switch
          label={t('A notification of your system')}
          description={t('It says that something urgent is waiting, and nothing about the patient.')}
          checked={notices === 'on'}
          onChange={(event) => setNotices(event.currentTarget.checked ? 'on' : 'off')}
        />
        {notices === 'on' && <NotificationPermission />}
      </Stack>
    </Panel>
  )
}

/** Browsers show notifications only after they were allowed to, and ask about it after a press. */
function NotificationPermission() {
  const [state, setState] = useState(() => (typeof Notification === 'undefined' ? 'missing' : Notification.permission))
  if (state === 'granted') return <Text>{t('This browser may show them.')}</Text>
  if (state === 'missing') return <Text>{t('This browser cannot show them.')}</Text>
  if (state === 'denied') return <Text>{t('This browser was told not to show them. Its settings for this page can change that.')}</Text>
  return (
    <Button variant="default" w="fit-content" onClick={() => void Notification.requestPermission().then(setState)}>
      {t('Allow notifications in this browser')}
    </Button>
  )
}
