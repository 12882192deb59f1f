import { useState } from 'react'
import styles from './appointment-dialog.module.css'
import { Button } from './button.tsx'
import { CalendarTable } from './calendar-table.tsx'
import type { Slot } from './card.ts'
import choices from './choices.module.css'
import dialogStyles from './dialog.module.css'
import { Dialog } from './dialog.tsx'

type Props = { slots: Slot[]; onCancel: () => void; onNone: () => void; onChoose: (slot: Slot, words: string) => void }

/** A month at a time; days with free times can be chosen, then one of that day's times. */
export function AppointmentDialog({ slots, onCancel, onNone, onChoose }: Props) {
  const [day, setDay] = useState(slots[0]?.day ?? '')
  const [slotId, setSlotId] = useState('')
  const ofDay = slots.filter((slot) => slot.day === day)
  const chosen = ofDay.find((slot) => slot.slotId === slotId)

  return (
    <Dialog title="Choose a time" size="large" onDismiss={onCancel}>
      <form
        className={dialogStyles.body}
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) onChoose(chosen, words(chosen))
        }}
      >
        <div className={styles.columns}>
          <CalendarTable days={slots.map((slot) => slot.day)} chosen={day} onChoose={setDay} />
          <fieldset className={`${choices.choices} ${styles.times}`} aria-live="polite">
            <legend>{dayName(day)}</legend>
            {ofDay.map((slot) => (
              <label key={slot.slotId} className={choices.choice}>
                <input type="radio" name="slot" checked={slot.slotId === slotId} onChange={() => setSlotId(slot.slotId)} />
                <span>
                  <strong>{slot.label}</strong>
                  <span className={styles.about}>{[slot.provider, slot.visitType, slot.location_name].filter(Boolean).join(' · ')}</span>
                </span>
              </label>
            ))}
          </fieldset>
        </div>
        <div className={dialogStyles.actions}>
          <Button onClick={onNone}>None of these</Button>
          <Button look="filled" type="submit" disabled={!chosen}>
            Choose this time
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function dayName(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-CA', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
}

function words(slot: Slot): string {
  const time = /\d{4}|[A-Z][a-z]{2,8} \d/.test(slot.label) ? slot.label : `${dayName(slot.day)}, ${slot.label}`
  return slot.provider ? `${time}, with ${slot.provider}` : time
}
