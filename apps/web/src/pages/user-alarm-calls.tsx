import { Button, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
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
    <Panel title="How you are called to an alarm" note="Applies on every device">
      <Stack gap="lg">
        <Switch
          label="A repeated tone until someone has taken the alarm"
          description="From your first click or key on a page; browsers allow no sound before that."
          checked={sound === 'on'}
          onChange={(event) => switchSound(event.currentTarget.checked)}
        />
        <Switch
          label="A notification of your system"
          description="It says that something urgent is waiting, and nothing about the patient."
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
  if (state === 'granted') return <Text>This browser may show them.</Text>
  if (state === 'missing') return <Text>This browser cannot show them.</Text>
  if (state === 'denied') return <Text>This browser was told not to show them. Its settings for this page can change that.</Text>
  return (
    <Button variant="default" w="fit-content" onClick={() => void Notification.requestPermission().then(setState)}>
      Allow notifications in this browser
    </Button>
  )
}
