import { readAlarmConversation } from '@clinic/contract/alarms'
import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../lib/api.ts'
import { useEscapeOnTop } from '../../lib/is-elsewhere.ts'
import { t } from '../../lib/messages/t.ts'
import { TranscriptBody } from './transcript-drawer.tsx'

/** `alarm`: whose conversation is open; null for none. */
type Props = { alarm: number | null; patientCell: (patientId: string) => ReactNode; onClose: () => void }

/** What was said in the conversation of an alarm, for those who see the alarm. Read again with each opening: more may have been said. */
export function AlarmTranscriptDrawer({ alarm, patientCell, onClose }: Props) {
  const [last, setLast] = useState(alarm)
  if (alarm !== null && alarm !== last) setLast(alarm)
  const root = useEscapeOnTop(alarm !== null, onClose)
  return (
    <Drawer
      ref={root}
      closeOnEscape={false}
      opened={alarm !== null}
      onClose={onClose}
      position="right"
      size={720}
      title={t('Conversation')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {last !== null && <Body key={last} alarm={last} patientCell={patientCell} />}
    </Drawer>
  )
}

function Body({ alarm, patientCell }: { alarm: number; patientCell: Props['patientCell'] }) {
  const transcript = useQuery({
    queryKey: ['alarms', 'conversation', alarm],
    queryFn: ({ signal }) => call(readAlarmConversation, { params: { id: String(alarm) }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return <TranscriptBody transcript={transcript} patientCell={patientCell} />
}
