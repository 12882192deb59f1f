import type { LogEntry } from '@clinic/contract/chat/attention'
import type { TranscriptTurn, Understood } from '@clinic/contract/transcripts'
import { DRAWING } from '@clinic/core/questionnaires/reading/drawing'
import { clockText, dayText } from '../../lib/format/dates.ts'
import { intentText } from '../../lib/format/intent-text.ts'
import { loadPicture, loadSentPicture } from '../../lib/load-picture.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { Picture } from '../../ui/picture.tsx'
import { actionName, confidenceText, UNKNOWN } from './conversation-messages.ts'
import { markText } from './mark-text.ts'
import { percentText } from './rate-text.ts'
import classes from './transcript-turns.module.css'

const FORMS = {
  consent: t('Filled in the consent form'),
  personalInformation: t('Filled in the form for details'),
  appointment: t('Chose a time'),
} as const

type Props = { turns: readonly TranscriptTurn[]; id: string; patientId: string | null }

/** Turn by turn; under each of the patient's messages what was understood and what followed, then what the team wrote. */
export function TranscriptTurns({ turns, id, patientId }: Props) {
  return (
    <ol className={classes.turns} aria-label={t('Transcript')}>
      {turns.map((turn, index) => {
        const [day = '', time = ''] = turn.minute.split(' ')
        const newDay = index > 0 && !turns[index - 1]?.minute.startsWith(day)
        return (
          <li key={turn.turn} className={classes.turn}>
            {newDay && <p className={classes.day}>{dayText(day)}</p>}
            {turn.understood && (
              <div className={classes.patient}>
                <p className={classes.who}>{tRich('Patient {time}', { time: <time>{clockText(time)}</time> })}</p>
                <p className={turn.heard === null ? classes.form : classes.text}>{turn.heard ?? (turn.form && FORMS[turn.form])}</p>
                {turn.drawing !== undefined && <Drawing path={turn.drawing} width={DRAWING.width} height={DRAWING.height} />}
                {turn.picture && patientId !== null && <Picture name={turn.picture} load={loadPicture(patientId, turn.picture)} />}
                {turn.picture === null && <p className={classes.form}>{t('Replaced by a later answer; the picture was deleted.')}</p>}
                <Reading understood={turn.understood} />
              </div>
            )}
            {turn.said !== '' && (
              <div className={classes.assistant}>
                <p className={classes.who}>{tRich('Assistant {time}', { time: <time>{clockText(time)}</time> })}</p>
                <p className={classes.text}>{turn.said}</p>
              </div>
            )}
            {turn.lines?.map((line) => (
              <Line key={line.id} line={line} conversationId={id} />
            ))}
          </li>
        )
      })}
    </ol>
  )
}

function Line({ line, conversationId }: { line: LogEntry; conversationId: string }) {
  const { from, name, text, minute, seq, sent_picture } = line
  if (from === 'mark') return <p className={classes.day}>{markText(line)}</p>
  return (
    <div className={classes.assistant} data-from={from}>
      <p className={classes.who}>
        {from === 'note' && t('Only staff see this. ')}
        {name ?? t('Staff')} <time>{clockText(minute.slice(11))}</time>
      </p>
      {sent_picture && seq !== null && (
        <Picture name={`${conversationId} ${seq}`} load={loadSentPicture(conversationId, seq)} label={t('Picture sent to the patient')} />
      )}
      <p className={classes.text}>{text}</p>
    </div>
  )
}

function Reading({ understood }: { understood: Understood }) {
  const { intent, action, article, misunderstood, guessed } = understood
  const how = confidenceText(understood)
  return (
    <p className={classes.reading}>
      {intent !== null && (
        <span>
          {intent === UNKNOWN ? t('Not understood') : t('Understood as: ')}
          {intent !== UNKNOWN && <strong>{intentText(intent)}</strong>}
          {how !== null && `, ${how}`}
        </span>
      )}
      <span>{t('Then: {action}', { action: actionName(action) })}</span>
      {article !== null && (
        <span>
          {t('Article: “{article}”', { article })}
          {understood.article_confidence !== null && `, ${percentText(understood.article_confidence, 1)}`}
        </span>
      )}
      {misunderstood && <Chip tone="warn">{t('Misunderstood')}</Chip>}
      {guessed && <Chip>{t('Guessed')}</Chip>}
    </p>
  )
}
