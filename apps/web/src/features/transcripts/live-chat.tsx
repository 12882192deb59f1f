import type { LineMark, LiveConversation, LogEntry } from '@clinic/contract/chat/attention'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './live-chat.module.css'
import { useConversationOrder, useLiveConversation } from './use-live-conversation.ts'

const MARKS: Readonly<Record<LineMark, (name: string, text: string) => string>> = {
  joined: (name) => `${name} joined. The assistant is silent.`,
  'taken-over': (name) => `${name} took over.`,
  absent: (name) => `${name} has not answered for 5 minutes. The patient was told.`,
  reconnecting: (name) => `${name} left. The patient waits for someone else.`,
  left: (name) => `${name} left. The assistant continues.`,
  told: (_, text) => `Told automatically: ${text}`,
  concern: () => 'Only staff see this: the last message may mean danger. Ask the patient about it.',
}

/** A conversation that staff can join: what was said, and a field to write in (F-11). `opening`: of the record that shows it. */
export function LiveChat({ id, opening = '' }: { id: string; opening?: string }) {
  const live = useLiveConversation(id, opening)
  if (live.isPending) return <TableSkeleton label="Loading the conversation" rows={6} columns={2} />
  if (live.isError)
    return (
      <LoadFailure title="The conversation could not be loaded" retry={live.refetch}>
        {problemSentence(live.error)}
      </LoadFailure>
    )
  return <Loaded live={live.data} />
}

function Loaded({ live }: { live: LiveConversation }) {
  const order = useConversationOrder(live.id)
  const isOthers = live.holder !== null && !live.mine
  return (
    <div className={classes.chat}>
      <p role="status" className={classes.state}>
        {stateText(live)}
      </p>
      <ol className={classes.log} aria-label="Conversation">
        {live.log.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {order.isError && (
        <p role="alert" className={classes.problem}>
          {problemSentence(order.error)}
        </p>
      )}
      {live.closed ? null : live.mine ? (
        <Composer live={live} order={order} />
      ) : isOthers ? (
        <TakeOver order={order} holder={live.holder ?? ''} />
      ) : (
        <Button className={classes.join} loading={order.isPending} onClick={() => order.mutate({ do: 'join' })}>
          Join the conversation
        </Button>
      )}
    </div>
  )
}

function stateText({ closed, mine, holder, state }: LiveConversation): string {
  if (closed) return 'This conversation is over.'
  if (mine) return 'You have this conversation. The assistant is silent.'
  if (holder !== null) return `${holder} has this conversation.`
  return state === 'asked' ? 'The patient asked for a person. The assistant answers until someone joins.' : 'The assistant answers.'
}

const WHO = { patient: 'Patient', assistant: 'Assistant', staff: 'Staff' } as const

function Entry({ entry: { from, mark, name, text, minute } }: { entry: LogEntry }) {
  if (from === 'mark')
    return (
      <li className={classes.mark} data-mark={mark}>
        {mark && MARKS[mark](name ?? '', text)}
      </li>
    )
  return (
    <li className={classes.entry} data-from={from}>
      <p className={classes.who}>
        {name ?? WHO[from]} <time>{minute.slice(11)}</time>
      </p>
      <p className={classes.text}>{text}</p>
    </li>
  )
}

type Order = ReturnType<typeof useConversationOrder>

function Composer({ live, order }: { live: LiveConversation; order: Order }) {
  const [draft, setDraft] = useState({ text: '', client_id: crypto.randomUUID() })
  const turn = live.turn
  const send = () => {
    if (draft.text.trim() === '' || order.isPending) return
    order.mutate({ do: 'say', ...draft, turn }, { onSuccess: () => setDraft({ text: '', client_id: crypto.randomUUID() }) })
  }
  const handBack = (to: 'assistant' | 'queue') => order.mutate({ do: 'hand-back', to, turn })
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        label="To the patient"
        autosize
        minRows={2}
        maxLength={2000}
        value={draft.text}
        onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" disabled={draft.text.trim() === ''} loading={order.isPending}>
          Send
        </Button>
        <Button variant="default" onClick={() => handBack('assistant')}>
          Hand back to assistant
        </Button>
        <Button variant="default" onClick={() => handBack('queue')}>
          Leave to a colleague
        </Button>
      </div>
    </form>
  )
}

function TakeOver({ order, holder }: { order: Order; holder: string }) {
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
        label={`Why you take over from ${holder}`}
        maxLength={200}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <Button type="submit" className={classes.join} disabled={reason.trim() === ''} loading={order.isPending}>
        Take over
      </Button>
    </form>
  )
}
