import type { AppointmentByLink } from '@clinic/contract/booking'
import { Alert, Button, Loader, Stack } from '@mantine/core'
import { type ReactNode, useCallback, useState } from 'react'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { PublicCardPage } from '../../../ui/public-card-page.tsx'
import { ChooseTime } from './choose-time.tsx'
import { MagicLinkActions, MagicLinkCancelled } from './magic-link-actions.tsx'
import { MagicLinkFacts } from './magic-link-facts.tsx'
import type { MagicLinkMessages } from './magic-link-messages.ts'
import { magicLinkProblem } from './magic-link-problem.ts'
import { MagicLinkReserved } from './magic-link-reserved.tsx'
import { slotIn } from './slot-in.ts'
import { useMagicLink, useMagicLinkAction } from './use-magic-link.ts'
import { type MagicLinkLanguage, useMagicLinkMessages } from './use-magic-link-messages.ts'

type Props = { given: string; brand: ReactNode }
const CHAT = '/coachchat'

/** A patient's appointment by the link in their mail: see it, move it, cancel it. */
export function MagicLinkCard({ given, brand }: Props) {
  const known = useMagicLink(given)
  const chatLanguage = useMagicLinkMessages(known.data?.language)
  const { messages } = chatLanguage
  if (given !== '' && known.data)
    return (
      <Loaded
        given={given}
        brand={brand}
        chatLanguage={chatLanguage}
        appointment={known.data}
        since={known.dataUpdatedAt}
        again={known.refetch}
      />
    )
  return (
    <PublicCardPage brand={brand} title={messages.title.booked} chatLanguage={chatLanguage}>
      {given !== '' && known.isPending ? (
        <Loader role="status" aria-label={messages.reading} />
      ) : (
        <Stack gap="md">
          <Alert color="bad" role="alert">
            {given === '' ? messages.wholeLink : magicLinkProblem(messages, known.error)}
          </Alert>
          {isRetryable(known.error) ? (
            <Button variant="default" size="md" onClick={() => void known.refetch()}>
              {messages.tryAgain}
            </Button>
          ) : (
            <BookAgain messages={messages} />
          )}
        </Stack>
      )}
    </PublicCardPage>
  )
}

type LoadedProps = Props & { chatLanguage: MagicLinkLanguage; appointment: AppointmentByLink; since: number; again: () => Promise<unknown> }

function Loaded({ given, brand, chatLanguage, appointment: raw, since, again }: LoadedProps) {
  const { messages, language } = chatLanguage
  const shown = { ...raw, slot: slotIn(language, raw.slot), held: raw.held && { ...raw.held, slot: slotIn(language, raw.held.slot) } }
  const [choosing, setChoosing] = useState(false)
  const [done, setDone] = useState<(messages: MagicLinkMessages) => string>(() => nothing)
  const action = useMagicLinkAction(given)
  const { ask, dialog } = useConfirm()
  const readAgain = useCallback(() => void again(), [again])
  const act = (order: Parameters<typeof action.mutate>[0], then: (messages: MagicLinkMessages) => string = nothing) => {
    setDone(() => nothing)
    if (!action.isPending) action.mutate(order, { onSuccess: () => setDone(() => then) })
  }
  const cancel = async () => {
    const yes = await ask({
      title: messages.cancel.title,
      text: messages.cancel.text(shown.slot.localText),
      confirm: messages.actions.cancel,
      cancel: messages.cancel.keep,
      close: messages.cancel.close,
      tone: 'bad',
    })
    if (yes) act({ action: 'cancel' })
  }
  const view = viewOf(shown, choosing)
  return (
    <PublicCardPage brand={brand} title={messages.title[view]} chatLanguage={chatLanguage}>
      <Notice text={done(messages)} problem={action.isError ? magicLinkProblem(messages, action.error) : ''} />
      <Stack gap="md">
        <MagicLinkFacts messages={messages} shown={shown} caption={view === 'choose' || view === 'held' ? messages.facts.yours : ''} />
        {view === 'booked' && (
          <MagicLinkActions
            messages={messages}
            calendar={shown.calendar}
            busy={action.isPending}
            onMove={() => setChoosing(true)}
            onCancel={() => void cancel()}
          />
        )}
        {view === 'choose' && (
          <ChooseTime
            chatLanguage={chatLanguage}
            given={given}
            busy={action.isPending}
            onBack={() => setChoosing(false)}
            onChoose={(slotId) => act({ action: 'hold', slotId })}
          />
        )}
        {view === 'held' && shown.held && (
          <MagicLinkReserved
            messages={messages}
            held={shown.held}
            since={since}
            busy={action.isPending}
            onOver={readAgain}
            onBook={() => {
              setChoosing(false)
              act({ action: 'book' }, ({ held }) => held.moved)
            }}
            onRelease={() => act({ action: 'release' })}
          />
        )}
        {view === 'cancelled' && (
          <MagicLinkCancelled
            messages={messages}
            seconds={shown.undo_seconds}
            since={since}
            busy={action.isPending}
            onUndo={() => act({ action: 'restore' }, ({ cancel: { restored } }) => restored)}
          />
        )}
        {(view === 'cancelled' || view === 'over') && <BookAgain messages={messages} />}
      </Stack>
      {dialog}
    </PublicCardPage>
  )
}

const nothing = () => ''

/** What was just done, or why it was not. */
function Notice({ text, problem }: { text: string; problem: string }) {
  return (
    <>
      <div role="status">
        {text !== '' && (
          <Alert color="good" mb="md">
            {text}
          </Alert>
        )}
      </div>
      {problem !== '' && (
        <Alert color="bad" role="alert" mb="md">
          {problem}
        </Alert>
      )}
    </>
  )
}

type View = keyof MagicLinkMessages['title']

function viewOf({ state, held }: AppointmentByLink, choosing: boolean): View {
  if (state === 'cancelled') return 'cancelled'
  if (state !== 'booked') return 'over'
  if (held) return 'held'
  return choosing ? 'choose' : 'booked'
}

function BookAgain({ messages }: { messages: MagicLinkMessages }) {
  return (
    <Button component="a" href={CHAT} variant="default" size="md" fullWidth>
      {messages.actions.bookAgain}
    </Button>
  )
}

function isRetryable(error: unknown): boolean {
  return error instanceof ApiProblem && error.code !== 'appointment-link-invalid'
}
