import type { ListedConversation } from '@clinic/contract/chat/attention'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { clockText, dayText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { LiveChat } from './live-chat.tsx'
import classes from './patient-chat.module.css'
import { usePatientConversations } from './use-live-conversation.ts'

/** What a patient said in the chat, the latest conversation first; an open one can be joined, unless the patient has died (`ended`). Reading one is an audit entry, once per opening. */
export function PatientChat({ patientId, ended = false }: { patientId: string; ended?: boolean }) {
  const found = usePatientConversations(patientId)
  if (found.isPending) return <TableSkeleton label={t('Loading the conversation')} rows={6} columns={2} />
  if (found.isError)
    return (
      <LoadFailure title={t('The conversation could not be loaded')} retry={found.refetch}>
        {problemSentence(found.error)}
      </LoadFailure>
    )
  const [latest] = found.data.conversations
  if (!latest) return <p className={classes.none}>{t('No conversation in the chat yet.')}</p>
  return <Conversations conversations={found.data.conversations} latest={latest.id} ended={ended} />
}

type Props = { conversations: readonly ListedConversation[]; latest: string; ended: boolean }

function Conversations({ conversations, latest, ended }: Props) {
  const [opening] = useState(() => crypto.randomUUID())
  const [shown, setShown] = useState(latest)
  return (
    <div className={classes.chats}>
      {conversations.length > 1 && (
        <NativeSelect
          label={t('Conversation')}
          data={conversations.map((one) => ({ value: one.id, label: conversationText(one) }))}
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
        />
      )}
      <LiveChat key={shown} id={shown} opening={opening} ended={ended} />
    </div>
  )
}

function conversationText({ minute, closed, messages }: ListedConversation): string {
  const [day = '', time = ''] = minute.split(' ')
  return t('{day}, {time}, {messages, plural, one {# message} other {# messages}}{open}', {
    day: dayText(day),
    time: clockText(time),
    messages,
    open: closed ? '' : t(', open'),
  })
}
