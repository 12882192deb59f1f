import { Alert, Button, Loader, Radio, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { countText } from '../../lib/format/lists.ts'
import { longDay } from './day-text.ts'
import { providerOf } from './linked-facts.tsx'
import { useLinkedSlots } from './use-linked.ts'

type Props = { given: string; busy: boolean; onBack: () => void; onChoose: (slotId: string) => void }

/** A day, then one of its free times. */
export function ChooseTime({ given, busy, onBack, onChoose }: Props) {
  const known = useLinkedSlots(given)
  const [chosenDay, setDay] = useState('')
  const [slotId, setSlotId] = useState('')
  const slots = known.data ?? []
  const days = [...new Set(slots.map(({ localDate }) => localDate))].sort()
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '')
  const ofDay = slots.filter(({ localDate }) => localDate === day)
  const chosen = ofDay.find((slot) => slot.slotId === slotId)
  const back = (
    <Button size="md" variant="default" disabled={busy} onClick={onBack}>
      Back to my appointment
    </Button>
  )
  if (known.isPending) return <Loader aria-label="Looking for free times" />
  if (known.isError || slots.length === 0) {
    return (
      <Stack gap="md">
        <Alert color={known.isError ? 'bad' : 'warn'} role="alert">
          {known.isError ? problemSentence(known.error) : 'No other time is free in the next three weeks. Your appointment stays as it is.'}
        </Alert>
        <Button size="md" onClick={() => void known.refetch()}>
          Look again
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
          label="Day"
          size="md"
          allowDeselect={false}
          value={day}
          onChange={(next) => setDay(next ?? '')}
          data={days.map((one) => ({
            value: one,
            label: `${longDay(one).replace(/, \d{4}$/, '')} (${countText(slots.filter(({ localDate }) => localDate === one).length, 'time')})`,
          }))}
        />
        <Radio.Group label="Time" size="md" value={slotId} onChange={setSlotId}>
          <Stack gap="sm" mt="xs">
            {ofDay.map((slot) => (
              <Radio key={slot.slotId} size="md" value={slot.slotId} label={slot.localTime} description={`with ${providerOf(slot)}`} />
            ))}
          </Stack>
        </Radio.Group>
        <Button size="md" type="submit" loading={busy} disabled={!chosen}>
          Keep this time for me
        </Button>
        {back}
      </Stack>
    </form>
  )
}
