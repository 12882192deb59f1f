import { Alert, Button, Loader, Radio, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { providerOf } from './magic-link-facts.tsx'
import { magicLinkProblem } from './magic-link-problem.ts'
import { slotIn } from './slot-in.ts'
import { useMagicLinkSlots } from './use-magic-link.ts'
import type { MagicLinkLanguage } from './use-magic-link-messages.ts'

type Props = { chatLanguage: MagicLinkLanguage; given: string; busy: boolean; onBack: () => void; onChoose: (slotId: string) => void }

/** A day, then one of its free times. */
export function ChooseTime({ chatLanguage: { messages, language }, given, busy, onBack, onChoose }: Props) {
  const known = useMagicLinkSlots(given)
  const [chosenDay, setDay] = useState('')
  const [slotId, setSlotId] = useState('')
  const { choose } = messages
  const slots = (known.data ?? []).map((slot) => slotIn(language, slot))
  const days = [...new Set(slots.map(({ localDate }) => localDate))].sort()
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '')
  const ofDay = slots.filter(({ localDate }) => localDate === day)
  const chosen = ofDay.find((slot) => slot.slotId === slotId)
  const back = (
    <Button size="md" variant="default" disabled={busy} onClick={onBack}>
      {choose.back}
    </Button>
  )
  if (known.isPending) return <Loader role="status" aria-label={choose.reading} />
  if (known.isError || slots.length === 0) {
    return (
      <Stack gap="md">
        <Alert color={known.isError ? 'bad' : 'warn'} role="alert">
          {known.isError ? magicLinkProblem(messages, known.error) : choose.none}
        </Alert>
        <Button size="md" onClick={() => void known.refetch()}>
          {choose.again}
        </Button>
        {back}
      </Stack>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onChoose(chosen.slotId)
      }}
    >
      <Stack gap="md">
        <Select
          label={choose.day}
          size="md"
          allowDeselect={false}
          value={day}
          onChange={(next) => setDay(next ?? '')}
          data={days.map((one) => ({
            value: one,
            label: choose.dayOf(one, slots.filter(({ localDate }) => localDate === one).length),
          }))}
        />
        <Radio.Group label={choose.time} size="md" value={slotId} onChange={setSlotId}>
          <Stack gap="sm" mt="xs">
            {ofDay.map((slot) => (
              <Radio key={slot.slotId} size="md" value={slot.slotId} label={slot.localTime} description={choose.with(providerOf(slot))} />
            ))}
          </Stack>
        </Radio.Group>
        <Button size="md" type="submit" loading={busy} disabled={!chosen}>
          {choose.keep}
        </Button>
        {back}
      </Stack>
    </form>
  )
}
