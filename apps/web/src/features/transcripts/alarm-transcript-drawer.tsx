import { type Alarm, readAlarmConversation } from '@clinic/contract/alarms'
import { Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../lib/api.ts'
import { useEscapeOnTop } from '../../lib/is-elsewhere.ts'
import { t } from '../../lib/messages/t.ts'
import { LiveChat } from './live-chat.tsx'
import { TranscriptBody } from './transcript-drawer.tsx'

/** `alarm`: whose conversation is open; null for none. */
type Props = { alarm: Alarm | null; patientCell: (patientId: string) => ReactNode; onClose: () => void }

/**
 * The conversation of an alarm, for those who see the alarm; who may see the patient, or anyone where no name or province is known, can join it (F-4). Read
 * again with each opening: more may have been said.
 */
export function AlarmTranscriptDrawer({ alarm, patientCell, onClose }: Props) {
  const [last, setLast] = useState(alarm)
  if (alarm !== null && alarm.id !== last?.id) setLast(alarm)
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
      {last !== null && <Body key={last.id} alarm={last} patientCell={patientCell} />}
    </Drawer>
  )
}

function Body({ alarm: { id, name, province, record }, patientCell }: { alarm: Alarm; patientCell: Props['patientCell'] }) {
  const transcript = useQuery({
    queryKey: ['alarms', 'conversation', id],
    queryFn: ({ signal }) => call(readAlarmConversation, { params: { id: String(id) }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (transcript.isSuccess && (record || name === null || province === null)) return <LiveChat id={transcript.data.id} alarm={id} />
  return <TranscriptBody transcript={transcript} patientCell={patientCell} />
}
