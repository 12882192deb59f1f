import type { ConversationRow } from '@clinic/contract/transcripts'
import { UnstyledButton } from '@mantine/core'
import { minuteText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './transcript-link.module.css'

type Props = { row: Pick<ConversationRow, 'id' | 'minute' | 'readable'>; onOpen: (id: string) => void }

/** A moment of a conversation, which opens its transcript where it may be read. */
export function TranscriptLink({ row: { id, minute, readable }, onOpen }: Props) {
  const description = minuteText(minute)
  if (!readable) return description
  return (
    <UnstyledButton
      className={classes.open}
      aria-haspopup="dialog"
      aria-label={t('Transcript of {description}', { description })}
      onClick={() => onOpen(id)}
    >
      {description}
    </UnstyledButton>
  )
}
