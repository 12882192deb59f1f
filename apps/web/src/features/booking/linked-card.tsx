import type { LinkedAppointment } from '@clinic/contract/booking'
import { Alert, Button, Loader, Stack } from '@mantine/core'
import { type ReactNode, useCallback, useState } from 'react'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { CardPage } from '../../ui/card-page.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { ChooseTime } from './choose-time.tsx'
import { LinkedActions, LinkedCancelled } from './linked-actions.tsx'
import { LinkedFacts } from './linked-facts.tsx'
import { LinkedHeld } from './linked-held.tsx'
import { useLinked, useLinkedVerb } from './use-linked.ts'

type Props = { given: string; brand: ReactNode }
const CHAT = '/coachchat'

/** A patient's appointment by the link in their mail: see it, move it, cancel it. */
export function LinkedCard({ given, brand }: Props) {
  const known = useLinked(given)
  if (given !== '' && known.data)
    return <Known given={given} brand={brand} shown={known.data} since={known.dataUpdatedAt} again={known.refetch} />
  return (
    <CardPage brand={brand} title="Your appointment">
      {given !== '' && known.isPending ? (
        <Loader aria-label="Looking for your appointment" />
      ) : (
        <Stack gap="md">
          <Alert color="bad" role="alert">
            {given === '' ? 'This page needs the whole link from your e-mail. Open it from there.' : problemSentence(known.error)}
          </Alert>
          {isRetryable(known.error) ? (
            <Button variant="default" size="md" onClick={() => void known.refetch()}>
              Try again
            </Button>
          ) : (
            <BookAgain />
          )}
        </Stack>
      )}
    </CardPage>
  )
}

type KnownProps = Props & { shown: LinkedAppointment; since: number; again: () => Promise<unknown> }

function Known({ given, brand, shown, since, again }: KnownProps) {
  const [choosing, setChoosing] = useState(false)
  const [told, setTold] = useState('')
  const verb = useLinkedVerb(given)
  const { ask, dialog } = useConfirm()
  const readAgain = useCallback(() => void again(), [again])
  const act = (order: Parameters<typeof verb.mutate>[0], done: string) => {
    setTold('')
    if (!verb.isPending) verb.mutate(order, { onSuccess: () => setTold(done) })
  }
  const cancel = async () => {
    const yes = await ask({
      title: 'Cancel your appointment?',
      text: `${shown.slot.localText}. Somebody else can take this time then.`,
      confirm: 'Cancel the appointment',
      cancel: 'Keep it',
      tone: 'bad',
    })
    if (yes) act({ verb: 'cancel' }, '')
  }
  const look = lookOf(shown, choosing)
  return (
    <CardPage brand={brand} title={TITLES[look]}>
      <div role="status">
        {told !== '' && (
          <Alert color="good" mb="md">
            {told}
          </Alert>
        )}
      </div>
      <Stack gap="md">
        {verb.isError && (
          <Alert color="bad" role="alert">
            {problemSentence(verb.error)}
          </Alert>
        )}
        <LinkedFacts shown={shown} caption={look === 'choose' || look === 'held' ? 'The time you have' : ''} />
        {look === 'booked' && (
          <LinkedActions calendar={shown.calendar} busy={verb.isPending} onMove={() => setChoosing(true)} onCancel={() => void cancel()} />
        )}
        {look === 'choose' && (
          <ChooseTime
            given={given}
            busy={verb.isPending}
            onBack={() => setChoosing(false)}
            onChoose={(slotId) => act({ verb: 'hold', slotId }, '')}
          />
        )}
        {look === 'held' && shown.held && (
          <LinkedHeld
            held={shown.held}
            since={since}
            busy={verb.isPending}
            onOver={readAgain}
            onBook={() => {
              setChoosing(false)
              act({ verb: 'book' }, 'Your appointment has been moved. A new entry for your calendar is on its way by e-mail.')
            }}
            onRelease={() => act({ verb: 'release' }, '')}
          />
        )}
        {look === 'cancelled' && (
          <LinkedCancelled
            seconds={shown.undo_seconds}
            since={since}
            busy={verb.isPending}
            onUndo={() => act({ verb: 'restore' }, 'Your appointment stands as before.')}
          />
        )}
        {(look === 'cancelled' || look === 'over') && <BookAgain />}
      </Stack>
      {dialog}
    </CardPage>
  )
}

type Look = 'booked' | 'choose' | 'held' | 'cancelled' | 'over'
const TITLES: Readonly<Record<Look, string>> = {
  booked: 'Your appointment',
  choose: 'Choose another time',
  held: 'Move your appointment?',
  cancelled: 'Appointment cancelled',
  over: 'This appointment is over',
}

function lookOf({ state, held }: LinkedAppointment, choosing: boolean): Look {
  if (state === 'cancelled') return 'cancelled'
  if (state !== 'booked') return 'over'
  if (held) return 'held'
  return choosing ? 'choose' : 'booked'
}

function BookAgain() {
  return (
    <Button component="a" href={CHAT} variant="default" size="md" fullWidth>
      Book a new time with our assistant
    </Button>
  )
}

function isRetryable(error: unknown): boolean {
  return error instanceof ApiProblem && error.code !== 'appointment-link-invalid'
}
