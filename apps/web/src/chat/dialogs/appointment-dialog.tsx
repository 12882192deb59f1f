import { useState } from 'react'
import type { Slot } from '../../question-cards/card.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import choices from '../../question-cards/controls/choices.module.css'
import dialogStyles from '../../question-cards/controls/dialog.module.css'
import { Dialog } from '../../question-cards/controls/dialog.tsx'
import { longDate } from '../../question-cards/controls/long-date.ts'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import styles from './appointment-dialog.module.css'
import { CalendarTable } from './calendar-table.tsx'

type Props = { slots: Slot[]; onCancel: () => void; onNone: () => void; onChoose: (slot: Slot, text: string) => void }

/** A month at a time; days with free times can be chosen, then one of that day's times. */
export function AppointmentDialog({ slots, onCancel, onNone, onChoose }: Props) {
  const { locale } = useChatMessages()
  const { times, visit } = useFormMessages()
  const [day, setDay] = useState(slots[0]?.day ?? '')
  const [slotId, setSlotId] = useState('')
  const ofDay = slots.filter((slot) => slot.day === day)
  const chosen = ofDay.find((slot) => slot.slotId === slotId)

  function inWords(slot: Slot): string {
    const label = labelOf(slot, locale)
    const time = NAMES_DAY.test(label) ? label : `${dayName(slot.day, locale)}, ${label}`
    return slot.provider ? times.with(time, slot.provider) : time
  }

  return (
    <Dialog title={times.title} size="large" onDismiss={onCancel}>
      <form
        className={dialogStyles.body}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) onChoose(chosen, inWords(chosen))
        }}
      >
        <div className={styles.columns}>
          <CalendarTable days={slots.map((slot) => slot.day)} chosen={day} onChoose={setDay} />
          <fieldset className={`${choices.choices} ${styles.times}`} aria-live="polite">
            <legend>{dayName(day, locale)}</legend>
            {ofDay.map((slot) => (
              <label key={slot.slotId} className={choices.choice}>
                <input type="radio" name="slot" checked={slot.slotId === slotId} onChange={() => setSlotId(slot.slotId)} />
                <span>
                  <strong>{labelOf(slot, locale)}</strong>
                  <span className={styles.about}>{[slot.provider, slot.visitType, slot.location_name].filter(Boolean).join(' · ')}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className={dialogStyles.actions}>
          <Button onClick={onNone}>{visit.none}</Button>
          <Button variant="filled" type="submit" disabled={!chosen}>
            {times.choose}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** A label that has a year, or a month beside a day, needs no day before it. */
const NAMES_DAY = /\d{4}|\p{L}{3,}\.? \d|\d(?:er)? \p{L}{3,}/u

function dayName(day: string, locale: string): string {
  return longDate(day, locale, { weekday: 'long', month: 'long', day: 'numeric' })
}

/** Without a finished text: on this device's own clock. */
function labelOf({ label, startAt }: Slot, locale: string): string {
  return label ?? new Date(startAt).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' })
}
