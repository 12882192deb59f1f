import type { LinkedAppointment } from '@clinic/contract/booking'
import { Alert, Button, Loader, Stack } from '@mantine/core'
import { type ReactNode, useCallback, useState } from 'react'
import { ApiProblem } from '../../lib/api-problem.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { ChooseTime } from './choose-time.tsx'
import { LinkFrame } from './link-frame.tsx'
import { linkProblem } from './link-problem.ts'
import type { LinkWords } from './link-words.ts'
import { LinkedActions, LinkedCancelled } from './linked-actions.tsx'
import { LinkedFacts } from './linked-facts.tsx'
import { LinkedHeld } from './linked-held.tsx'
import { slotIn } from './slot-in.ts'
import { type Spoken, useLinkWords } from './use-link-words.ts'
import { useLinked, useLinkedVerb } from './use-linked.ts'

type Props = { given: string; brand: ReactNode }
const CHAT = '/coachchat'

/** A patient's appointment by the link in their mail: see it, move it, cancel it. */
export function LinkedCard({ given, brand }: Props) {
  const known = useLinked(given)
  const spoken = useLinkWords(known.data?.language)
  const { words } = spoken
  if (given !== '' && known.data)
    return <Known given={given} brand={brand} spoken={spoken} told={known.data} since={known.dataUpdatedAt} again={known.refetch} />
  return (
    <LinkFrame brand={brand} title={words.title.booked} spoken={spoken}>
      {given !== '' && known.isPending ? (
        <Loader role="status" aria-label={words.reading} />
      ) : (
        <Stack gap="md">
          <Alert color="bad" role="alert">
            {given === '' ? words.wholeLink : linkProblem(words, known.error)}
          </Alert>
          {isRetryable(known.error) ? (
            <Button variant="default" size="md" onClick={() => void known.refetch()}>
              {words.tryAgain}
            </Button>
          ) : (
            <BookAgain words={words} />
          )}
        </Stack>
      )}
    </LinkFrame>
  )
}

type KnownProps = Props & { spoken: Spoken; told: LinkedAppointment; since: number; again: () => Promise<unknown> }

function Known({ given, brand, spoken, told: raw, since, again }: KnownProps) {
  const { words, language } = spoken
  const shown = { ...raw, slot: slotIn(language, raw.slot), held: raw.held && { ...raw.held, slot: slotIn(language, raw.held.slot) } }
  const [choosing, setChoosing] = useState(false)
  const [done, setDone] = useState<(words: LinkWords) => string>(() => nothing)
  const verb = useLinkedVerb(given)
  const { ask, dialog } = useConfirm()
  const readAgain = useCallback(() => void again(), [again])
  const act = (order: Parameters<typeof verb.mutate>[0], then: (words: LinkWords) => string = nothing) => {
    setDone(() => nothing)
    if (!verb.isPending) verb.mutate(order, { onSuccess: () => setDone(() => then) })
  }
  const cancel = async () => {
    const yes = await ask({
      title: words.cancel.title,
      text: words.cancel.text(shown.slot.localText),
      confirm: words.actions.cancel,
      cancel: words.cancel.keep,
      close: words.cancel.close,
      tone: 'bad',
    })
    if (yes) act({ verb: 'cancel' })
  }
  const look = lookOf(shown, choosing)
  return (
    <LinkFrame brand={brand} title={words.title[look]} spoken={spoken}>
      <Told text={done(words)} problem={verb.isError ? linkProblem(words, verb.error) : ''} />
      <Stack gap="md">
        <LinkedFacts words={words} shown={shown} caption={look === 'choose' || look === 'held' ? words.facts.yours : ''} />
        {look === 'booked' && (
          <LinkedActions
            words={words}
            calendar={shown.calendar}
            busy={verb.isPending}
            onMove={() => setChoosing(true)}
            onCancel={() => void cancel()}
          />
        )}
        {look === 'choose' && (
          <ChooseTime
            spoken={spoken}
            given={given}
            busy={verb.isPending}
            onBack={() => setChoosing(false)}
            onChoose={(slotId) => act({ verb: 'hold', slotId })}
          />
        )}
        {look === 'held' && shown.held && (
          <LinkedHeld
            words={words}
            held={shown.held}
            since={since}
            busy={verb.isPending}
            onOver={readAgain}
            onBook={() => {
              setChoosing(false)
              act({ verb: 'book' }, ({ held }) => held.moved)
            }}
            onRelease={() => act({ verb: 'release' })}
          />
        )}
        {look === 'cancelled' && (
          <LinkedCancelled
            words={words}
            seconds={shown.undo_seconds}
            since={since}
            busy={verb.isPending}
            onUndo={() => act({ verb: 'restore' }, ({ cancel: { restored } }) => restored)}
          />
        )}
        {(look === 'cancelled' || look === 'over') && <BookAgain words={words} />}
      </Stack>
      {dialog}
    </LinkFrame>
  )
}

const nothing = () => ''

/** What was just done, or why it was not. */
function Told({ text, problem }: { text: string; problem: string }) {
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

type Look = keyof LinkWords['title']

function lookOf({ state, held }: LinkedAppointment, choosing: boolean): Look {
  if (state === 'cancelled') return 'cancelled'
  if (state !== 'booked') return 'over'
  if (held) return 'held'
  return choosing ? 'choose' : 'booked'
}

function BookAgain({ words }: { words: LinkWords }) {
  return (
    <Button component="a" href={CHAT} variant="default" size="md" fullWidth>
      {words.actions.bookAgain}
    </Button>
  )
}

function isRetryable(error: unknown): boolean {
  return error instanceof ApiProblem && error.code !== 'appointment-link-invalid'
}
