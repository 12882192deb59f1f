import type { AppointmentByLink } from '@clinic/contract/booking'
import { Alert, Button, Loader, Stack } from '@mantine/core'
import { type ReactNode, useCallback, useState } from 'react'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { ChooseTime } from './choose-time.tsx'
import { MagicLinkActions, MagicLinkCancelled } from './magic-link-actions.tsx'
import { MagicLinkFacts } from './magic-link-facts.tsx'
import { MagicLinkFrame } from './magic-link-frame.tsx'
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
  const spoken = useMagicLinkMessages(known.data?.language)
  const { words } = spoken
  if (given !== '' && known.data)
    return <Known given={given} brand={brand} spoken={spoken} told={known.data} since={known.dataUpdatedAt} again={known.refetch} />
  return (
    <MagicLinkFrame brand={brand} title={words.title.booked} spoken={spoken}>
      {given !== '' && known.isPending ? (
        <Loader role="status" aria-label={words.reading} />
      ) : (
        <Stack gap="md">
          <Alert color="bad" role="alert">
            {given === '' ? words.wholeLink : magicLinkProblem(words, known.error)}
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
    </MagicLinkFrame>
  )
}

type KnownProps = Props & { spoken: MagicLinkLanguage; told: AppointmentByLink; since: number; again: () => Promise<unknown> }

function Known({ given, brand, spoken, told: raw, since, again }: KnownProps) {
  const { words, language } = spoken
  const shown = { ...raw, slot: slotIn(language, raw.slot), held: raw.held && { ...raw.held, slot: slotIn(language, raw.held.slot) } }
  const [choosing, setChoosing] = useState(false)
  const [done, setDone] = useState<(words: MagicLinkMessages) => string>(() => nothing)
  const verb = useMagicLinkAction(given)
  const { ask, dialog } = useConfirm()
  const readAgain = useCallback(() => void again(), [again])
  const act = (order: Parameters<typeof verb.mutate>[0], then: (words: MagicLinkMessages) => string = nothing) => {
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
    <MagicLinkFrame brand={brand} title={words.title[look]} spoken={spoken}>
      <Told text={done(words)} problem={verb.isError ? magicLinkProblem(words, verb.error) : ''} />
      <Stack gap="md">
        <MagicLinkFacts words={words} shown={shown} caption={look === 'choose' || look === 'held' ? words.facts.yours : ''} />
        {look === 'booked' && (
          <MagicLinkActions
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
          <MagicLinkReserved
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
          <MagicLinkCancelled
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
    </MagicLinkFrame>
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

type Look = keyof MagicLinkMessages['title']

function lookOf({ state, held }: AppointmentByLink, choosing: boolean): Look {
  if (state === 'cancelled') return 'cancelled'
  if (state !== 'booked') return 'over'
  if (held) return 'held'
  return choosing ? 'choose' : 'booked'
}

function BookAgain({ words }: { words: MagicLinkMessages }) {
  return (
    <Button component="a" href={CHAT} variant="default" size="md" fullWidth>
      {words.actions.bookAgain}
    </Button>
  )
}

function isRetryable(error: unknown): boolean {
  return error instanceof ApiProblem && error.code !== 'appointment-link-invalid'
}
