import type { LiveConversation } from '@clinic/contract/chat/attention'
import { Button, SegmentedControl, Textarea } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { keepDraft, readKeptDraft } from '../../lib/kept-draft.ts'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import classes from './live-chat.module.css'
import { usePictureDrop } from './sent-pictures/use-picture-drop.ts'
import { type ConversationOrders, useConversationOrder } from './use-live-conversation.ts'
import type { OutgoingLine, useOutgoing } from './use-outgoing.ts'
import { useTypingSign } from './use-staff-signs.ts'

const ReplyPicker = lazy(() => import('./prepared-replies/reply-picker.tsx').then(({ ReplyPicker }) => ({ default: ReplyPicker })))
const PictureComposer = lazy(() =>
  import('./sent-pictures/picture-composer.tsx').then(({ PictureComposer }) => ({ default: PictureComposer })),
)

type To = 'patient' | 'staff'
type Props = {
  live: LiveConversation
  order: ConversationOrders
  outgoing: ReturnType<typeof useOutgoing>
  draft: ReturnType<typeof useChatDraft>
  /** Begins in the field where the reader has the conversation. */
  writes: boolean
}

const LONGEST = 2000

/** The field to write in: to the patient, where the reader has the conversation, or for staff alone, which looks different. */
export function ChatComposer({ live, order, outgoing, draft, writes }: Props) {
  const [chosen, setTo] = useState<To>('patient')
  const to = live.mine ? chosen : 'staff'
  const sign = useTypingSign(live.id)
  const text = draft.text.trim()
  const pictures = usePictureDrop(to === 'patient')
  const pictureOrder = useConversationOrder(live.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const begins = useRef(writes)
  useEffect(() => {
    if (live.mine && begins.current) field.current?.focus()
    // Who joins or takes over writes next.
    begins.current = true
  }, [live.mine])

  /** Behind the line that still waits, so that the order stays. */
  async function sendPicture(line: { text: string; picture: string; client_id: string; sure: boolean }) {
    await outgoing.flush()
    await pictureOrder.mutateAsync({ do: 'say', turn: live.turn, ...line })
  }
  function closePicture() {
    pictures.close()
    field.current?.focus()
  }
  /** Once what was inserted is there, and the window has given the focus back. */
  function toEnd() {
    setTimeout(() => {
      field.current?.focus()
      field.current?.setSelectionRange(LONGEST, LONGEST)
    })
  }

  function send() {
    if (text === '' || order.isPending) return
    const line: OutgoingLine = { text, client_id: crypto.randomUUID(), turn: live.turn }
    if (to === 'patient') outgoing.put(line)
    else order.mutate({ do: 'note', text, client_id: line.client_id }, { onError: () => draft.set(text) })
    draft.set('')
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <>
      {pictures.given && to === 'patient' && (
        <Suspense>
          <PictureComposer {...pictures.given} send={sendPicture} onClose={closePicture} />
        </Suspense>
      )}
      <form className={classes.composer} data-to={to} data-over={pictures.over || undefined} onSubmit={submit} {...pictures.handlers}>
        {live.mine && (
          <SegmentedControl
            aria-label={t('Who reads it')}
            value={to}
            onChange={(value) => setTo(value as To)}
            data={[
              { value: 'patient', label: t('To the patient') },
              { value: 'staff', label: t('Staff only') },
            ]}
          />
        )}
        <Textarea
          ref={field}
          label={to === 'patient' ? t('To the patient') : t('Internal note: only staff see this')}
          autosize
          minRows={2}
          maxLength={LONGEST}
          value={draft.text}
          onChange={({ currentTarget }) => {
            draft.set(currentTarget.value)
            if (to === 'patient') sign()
          }}
          onKeyDown={onKeyDown}
        />
        <div className={classes.buttons}>
          <Button type="submit" variant={to === 'patient' ? 'filled' : 'default'} disabled={text === ''}>
            {to === 'patient' ? t('Send') : t('Add note')}
          </Button>
          {live.mine && to === 'patient' && <Replies language={live.language} onInsert={draft.add} onDone={toEnd} />}
          {live.mine && to === 'patient' && <ChoosePicture onFiles={pictures.take} />}
          {live.mine && <HandBack live={live} order={order} outgoing={outgoing} />}
        </div>
        {pictures.refused && (
          <p role="alert" className={classes.problem}>
            {live.mine
              ? t('A note has words only. Choose “To the patient” to send a picture.')
              : t('Join the conversation to send a picture.')}
          </p>
        )}
      </form>
    </>
  )
}

function ChoosePicture({ onFiles }: { onFiles: (files: FileList | null) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        {t('Send a picture')}
      </Button>
    </>
  )
}

type RepliesProps = { language: 'en' | 'fr'; onInsert: (text: string) => void; onDone: () => void }

function Replies({ language, onInsert, onDone }: RepliesProps) {
  const [open, setOpen] = useState(false)
  const { isNP, isAdmin, isPCRManager, isNPManager } = useSession()
  const may = { write: isNP || isAdmin || isPCRManager || isNPManager, approve: isNP }
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('Articles and replies')}
      </Button>
      {open && (
        <Suspense>
          <ReplyPicker
            {...{ language, may, onInsert }}
            onClose={() => {
              setOpen(false)
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function HandBack({ live: { turn }, order, outgoing }: Omit<Props, 'draft' | 'writes'>) {
  const handBack = async (to: 'assistant' | 'queue') => {
    await outgoing.flush()
    order.mutate({ do: 'hand-back', to, turn })
  }
  return (
    <>
      <Button variant="default" onClick={() => void handBack('assistant')}>
        {t('Hand back to assistant')}
      </Button>
      <Button variant="default" onClick={() => void handBack('queue')}>
        {t('Leave to a colleague')}
      </Button>
    </>
  )
}

/** What is being written in a conversation; it survives a reload. */
export function useChatDraft(conversation_id: string) {
  const name = t('chat {conversation_id}', { conversation_id })
  const [text, setText] = useState(() => readKeptDraft(name))
  const set = (next: string) => {
    setText(next)
    keepDraft(name, next)
  }
  /** Words that could not be sent, before those that were written since. */
  const giveBack = (words: string) =>
    setText((since) => {
      const next = since === '' ? words : `${words}\n${since}`
      keepDraft(name, next)
      return next
    })
  /** Behind what is already written. */
  const add = (words: string) => set(text.trim() === '' ? words : `${text.trimEnd()}\n${words}`)
  return { text, set, add, giveBack }
}
