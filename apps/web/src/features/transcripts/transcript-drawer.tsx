import type { Transcript } from '@clinic/contract/transcripts'
import { Button, Drawer } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { chatStageText } from '../../lib/format/chat-stage-text.ts'
import { minuteText } from '../../lib/format/dates.ts'
import { useEscapeOnTop } from '../../lib/is-elsewhere.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { OUTCOME_NAMES, OUTCOME_TONES } from './conversation-messages.ts'
import { LiveChat } from './live-chat.tsx'
import classes from './transcript-drawer.module.css'
import { TranscriptTurns } from './transcript-turns.tsx'
import { useTranscript } from './use-conversations.ts'

/** `open`: a conversation's id, empty for none. */
type Props = { open: string; patientCell: (patientId: string) => ReactNode; onClose: () => void }

/** What was said in one conversation, and what the assistant understood. */
export function TranscriptDrawer({ open, patientCell, onClose }: Props) {
  const [last, setLast] = useState(open)
  // Opened a moment after it is there: only so does it know where the focus was, and gives it back.
  const [there, setThere] = useState(false)
  // Escape belongs to the dialogs of the chat then, and a message that is being written.
  const [joining, setJoining] = useState(false)
  if (open !== '' && open !== last) {
    setLast(open)
    setJoining(false)
  }
  useEffect(() => setThere(true), [])
  const root = useEscapeOnTop(open !== '' && !joining, onClose)
  return (
    <Drawer
      ref={root}
      closeOnEscape={false}
      opened={there && open !== ''}
      onClose={onClose}
      position="right"
      size={720}
      title={t('Transcript')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {last !== '' && <Body key={last} id={last} patientCell={patientCell} joining={joining} onJoin={() => setJoining(true)} />}
    </Drawer>
  )
}

type BodyProps = Pick<Props, 'patientCell'> & { id: string; joining: boolean; onJoin: () => void }

function Body({ id, patientCell, joining, onJoin }: BodyProps) {
  const transcript = useTranscript(id)
  if (joining) return <LiveChat id={id} />
  return (
    <>
      <TranscriptBody transcript={transcript} patientCell={patientCell} />
      {transcript.isSuccess && (
        <Button variant="default" mt="md" onClick={onJoin}>
          {t('Open the chat')}
        </Button>
      )}
    </>
  )
}

/** A transcript while it loads, when it failed, and when it is there. */
export function TranscriptBody({ transcript, patientCell }: { transcript: UseQueryResult<Transcript>; patientCell: Props['patientCell'] }) {
  if (transcript.isPending) return <TableSkeleton label={t('Loading the transcript')} rows={6} columns={2} />
  if (transcript.isError)
    return (
      <LoadFailure title={t('The transcript could not be loaded')} retry={transcript.refetch}>
        {problemSentence(transcript.error)}
      </LoadFailure>
    )
  return (
    <div className={classes.body}>
      <Facts transcript={transcript.data} patientCell={patientCell} />
      <TranscriptTurns turns={transcript.data.turns} id={transcript.data.id} patientId={transcript.data.patient_id} />
    </div>
  )
}

function Facts({ transcript, patientCell }: { transcript: Transcript; patientCell: Props['patientCell'] }) {
  const { minute, patient_id, outcome, stage, messages, minutes, misunderstood } = transcript
  return (
    <div className={classes.facts}>
      <strong>{minuteText(minute)}</strong>
      {patient_id === null ? <span className={classes.quiet}>{t('no patient record created')}</span> : patientCell(patient_id)}
      <Chip tone={OUTCOME_TONES[outcome]}>{OUTCOME_NAMES[outcome]}</Chip>
      <Chip>{chatStageText(stage)}</Chip>
      <span className={classes.quiet}>
        {t('{messages, plural, one {# message} other {# messages}} in {minutes, plural, one {# minute} other {# minutes}}', {
          messages,
          minutes,
        })}
        {misunderstood > 0 && t(', {misunderstood} misunderstood', { misunderstood })}
      </span>
    </div>
  )
}
