import type { LiveConversation, LogEntry } from '@clinic/contract/chat/attention'
import { DRAWING } from '@clinic/core/questionnaires/reading/drawing'
import { Button, TextInput } from '@mantine/core'
import { Fragment, lazy, Suspense, useRef, useState } from 'react'
import { useTakeAlarm } from '../../lib/alarms/use-take-alarm.ts'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { clockText } from '../../lib/format/dates.ts'
import { loadPicture, loadSentPicture } from '../../lib/load-picture.ts'
import { t, tIn, tPair } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Picture } from '../../ui/picture.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { AlarmInChat, useAlarmInChat } from './alarms/alarm-in-chat.tsx'
import { ChatComposer, useChatDraft } from './chat-composer.tsx'
import { foldRuns } from './fold-runs.ts'
import classes from './live-chat.module.css'
import { markText } from './mark-text.ts'
import { NewestWords } from './newest-words.tsx'
import { type ConversationOrders, useConversationOrder, useLiveConversation } from './use-live-conversation.ts'
import { isDoubt, type OutgoingLine, UNDO_MS, useOutgoing } from './use-outgoing.ts'
import { usePatientTyping, useReadSign } from './use-staff-signs.ts'

const TakeAnswerDialog = lazy(() => import('./take-answer-dialog.tsx').then(({ TakeAnswerDialog }) => ({ default: TakeAnswerDialog })))

type Props = { id: string; opening?: string; writes?: boolean; ended?: boolean; alarm?: number | null }

/**
 * A conversation that staff can join: what was said, and a field to write in (F-11). `opening`: of the record that shows it. `writes`: who has the
 * conversation begins in the field. `ended`: it is only read. `alarm`: that it was opened from.
 */
export function LiveChat({ id, opening = '', writes = false, ended = false, alarm = null }: Props) {
  const live = useLiveConversation(id, opening)
  if (live.isPending) return <TableSkeleton label={t('Loading the conversation')} rows={6} columns={2} />
  const lost = live.isError && !isRefused(live.error)
  if (!live.data || (live.isError && !lost))
    return (
      <LoadFailure title={t('The conversation could not be loaded')} retry={live.refetch}>
        {problemSentence(live.error)}
      </LoadFailure>
    )
  return <Loaded live={ended ? { ...live.data, closed: true } : live.data} lost={lost} writes={writes} alarmId={alarm} />
}

/** What may no longer be read is no longer shown; a lost connection takes nothing away. */
function isRefused(error: unknown): boolean {
  return !(error instanceof ApiProblem) || (error.status >= 400 && error.status < 500)
}

type LoadedProps = { live: LiveConversation; lost: boolean; writes: boolean; alarmId: number | null }

function Loaded({ live, lost, writes, alarmId }: LoadedProps) {
  const { name: own } = useSession()
  const order = useConversationOrder(live.id)
  const alarm = useAlarmInChat({ patientId: live.live_id, id: alarmId })
  const { take } = useTakeAlarm()
  // Who joins has the alarm too, unless a colleague has it.
  const onSuccess = () => alarm?.taken === null && take(alarm)
  const [taken, setTaken] = useState<string | null>(null)
  const doubted = useRef('')
  const draft = useChatDraft(live.id)
  const outgoing = useOutgoing({
    conversation_id: live.id,
    // A message that was warned of and is sent again as it was is meant so.
    send: async (line) => {
      const sure = doubted.current === line.text
      try {
        await order.mutateAsync({ do: 'say', ...line, sure })
      } catch (error) {
        doubted.current = isDoubt(error) ? line.text : ''
        throw error
      }
    },
    onRefused: ({ text }) => draft.giveBack(text),
  })
  const seen = useReadSign(live)
  const [newFrom] = useState(() => firstUnread(live))
  const typing = usePatientTyping(live)
  const isOthers = live.holder !== null && !live.mine
  const receipt = receiptText(live)
  const drawn = (entry: LogEntry) => (
    <Fragment key={entry.id}>
      {entry.id === newFrom && <li className={classes.divider}>{t('New since you last read this')}</li>}
      <Entry entry={entry} of={live} {...(live.mine && live.patient_id !== null && { onTake: setTaken })} />
    </Fragment>
  )
  return (
    <div className={classes.chat}>
      <p role="status" className={classes.state}>
        {stateText(live)}
      </p>
      {live.ineligible && <p className={classes.problem}>{t('This patient was marked as not eligible.')}</p>}
      <ol className={classes.log} aria-label={t('Conversation')}>
        {foldRuns(live.log).map((part) =>
          'entries' in part ? (
            <li key={part.id} className={classes.mark}>
              <details>
                <summary>{t('{entries} earlier messages in a row', { entries: part.entries.length })}</summary>
                <ol className={classes.log}>{part.entries.map(drawn)}</ol>
              </details>
            </li>
          ) : (
            drawn(part)
          ),
        )}
      </ol>
      <NewestWords log={live.log} mine={own} describe={heardText} />
      {receipt && <p className={classes.receipt}>{receipt}</p>}
      <p className={classes.said} role="status">
        {outgoing.waiting && waitText()}
      </p>
      {outgoing.waiting && (
        <Waiting line={outgoing.waiting} onUndo={() => draft.giveBack(outgoing.undo()?.text ?? '')} onNow={() => void outgoing.flush()} />
      )}
      <p role="status" className={classes.typing}>
        {typing && t('The patient is typing')}
      </p>
      <div ref={seen.end} />
      <AlarmInChat alarm={alarm} />
      <p role="status" className={classes.state}>
        {live.language === 'fr' && t('The patient reads and writes French.')}
      </p>
      {live.mine && !seen.inView && live.unread > 0 && (
        <Button className={classes.newest} onClick={seen.show}>
          {t('New message from the patient')}
        </Button>
      )}
      {lost && (
        <p role="alert" className={classes.problem}>
          {t('The connection was lost. New messages show here once it is back. What you write is not lost.')}
        </p>
      )}
      {order.isError && (
        <p role="alert" className={classes.problem}>
          {problemSentence(order.error)}
        </p>
      )}
      {!live.closed && isOthers && <TakeOver order={order} holder={live.holder ?? ''} />}
      {!live.closed && live.holder === null && (
        <Button className={classes.join} loading={order.isPending} onClick={() => order.mutate({ do: 'join' }, { onSuccess })}>
          {t('Join the conversation')}
        </Button>
      )}
      {taken !== null && (
        <Suspense>
          <TakeAnswerDialog conversation_id={live.id} words={taken} onAsk={draft.add} onClose={() => setTaken(null)} />
        </Suspense>
      )}
      {!live.closed && <ChatComposer {...{ live, order, outgoing, draft, writes }} />}
    </div>
  )
}

/** The first message of the patient that was not on the reader’s screen; null where there is none, or nothing else. */
function firstUnread({ unread, log }: LiveConversation): string | null {
  const said = log.filter(({ from }) => from === 'patient')
  return unread > 0 && unread < said.length ? (said.at(-unread)?.id ?? null) : null
}

/** The state of one’s newest line, as long as the patient has not answered it. */
function receiptText({ mine, log, patient }: LiveConversation): string | null {
  const last = log.findLast(({ from }) => from !== 'note' && from !== 'mark')
  if (!mine || last?.from !== 'staff' || last.seq === null) return null
  if (patient.read_seq >= last.seq) return tIn('receipt', 'Read')
  return patient.delivered_seq >= last.seq ? t('Delivered') : t('Sent')
}

function waitText(): string {
  return t('Goes to the patient in {UNDO_MS} seconds', { UNDO_MS: UNDO_MS / 1000 })
}

function Waiting({ line, onUndo, onNow }: { line: OutgoingLine; onUndo: () => void; onNow: () => void }) {
  return (
    <section className={classes.entry} data-from="staff" data-waiting aria-label={t('Message that is about to be sent')}>
      <p className={classes.text}>{line.text}</p>
      <div className={classes.buttons}>
        <span className={classes.who} aria-hidden>
          {waitText()}
        </span>
        <Button variant="default" size="xs" onClick={onUndo}>
          {t('Undo')}
        </Button>
        <Button variant="default" size="xs" onClick={onNow}>
          {t('Send now')}
        </Button>
      </div>
    </section>
  )
}

const ASKED: Partial<Record<LiveConversation['state'], string>> = {
  asked: t('The patient asked for a person. The assistant answers until someone joins.'),
  called: t('The patient asked for a person after hours and was told when the team is back. The assistant answers until someone joins.'),
}

function stateText({ closed, mine, holder, state }: LiveConversation): string {
  if (closed) return t('This conversation is over.')
  if (mine) return t('You have this conversation. The assistant is silent.')
  if (holder !== null) return t('{holder} has this conversation.', { holder })
  return ASKED[state] ?? t('The assistant answers.')
}

const WHO = { patient: t('Patient'), assistant: t('Assistant'), staff: t('Staff'), note: t('Staff') } as const

/** An entry of someone else as it is read aloud. */
function heardText(entry: LogEntry): string {
  const { from, name, text } = entry
  if (from === 'mark') return markText(entry)
  if (entry.sent_picture) return t('{name} sent a picture: {text}', { name: name ?? WHO[from], text })
  const who = from === 'note' ? t('Internal note of {name}', { name: name ?? WHO[from] }) : (name ?? WHO[from])
  return tPair(who, text)
}

const SENT_PICTURE = t('Picture sent to the patient')

type EntryProps = { entry: LogEntry; of: Pick<LiveConversation, 'id' | 'patient_id'>; onTake?: (text: string) => void }

function Entry({ entry, of: { id, patient_id }, onTake }: EntryProps) {
  const { from, mark, name, text, minute, picture, drawing, seq } = entry
  if (from === 'mark')
    return (
      <li className={classes.mark} data-mark={mark}>
        {markText(entry)}
      </li>
    )
  return (
    <li className={classes.entry} data-from={from}>
      <p className={classes.who}>
        {from === 'note' && <strong>{t('Only staff see this.')} </strong>}
        {name ?? WHO[from]} <time>{clockText(minute.slice(11))}</time>
      </p>
      {entry.sent_picture && seq !== null && <Picture name={`${id} ${seq}`} load={loadSentPicture(id, seq)} label={SENT_PICTURE} />}
      <p className={classes.text}>{text}</p>
      {picture && patient_id !== null && <Picture name={picture} load={loadPicture(patient_id, picture)} />}
      {drawing && <Drawing path={drawing} width={DRAWING.width} height={DRAWING.height} />}
      {from === 'patient' && onTake && (
        <Button className={classes.take} variant="subtle" size="compact-xs" onClick={() => onTake(text)}>
          {t('Take as answer…')}
        </Button>
      )}
    </li>
  )
}

function TakeOver({ order, holder }: { order: ConversationOrders; holder: string }) {
  const [reason, setReason] = useState('')
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        order.mutate({ do: 'take-over', reason })
      }}
    >
      <TextInput
        label={t('Why you take over from {holder}', { holder })}
        maxLength={200}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" className={classes.join} disabled={reason.trim() === ''} loading={order.isPending}>
        {t('Take over')}
      </Button>
    </form>
  )
}
