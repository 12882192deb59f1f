import type { LinkedAppointment, Slot } from '@clinic/contract/booking'
import classes from './linked-facts.module.css'

/** When, with whom, what kind of visit, by the patient's clock and, where it differs, by the clinic's (E-10). */
export function LinkedFacts({ shown: { slot, sameClock, state }, caption }: { shown: LinkedAppointment; caption: string }) {
  return (
    <div className={classes.facts} data-off={state !== 'booked' || undefined}>
      {caption !== '' && <p className={classes.caption}>{caption}</p>}
      <WhenText slot={slot} sameClock={sameClock} />
      <dl className={classes.list}>
        <div>
          <dt>With</dt>
          <dd>{providerOf(slot)}</dd>
        </div>
        <div>
          <dt>Visit</dt>
          <dd>{slot.visitType}</dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>{slot.location_name}</dd>
        </div>
      </dl>
    </div>
  )
}

function WhenText({ slot, sameClock }: { slot: Slot; sameClock: boolean }) {
  const at = slot.localText.lastIndexOf(slot.localTime)
  return (
    <p className={classes.when}>
      <time dateTime={slot.startAt}>
        <span className={classes.day}>{slot.localText.slice(0, at).replace(/, $/, '')}</span>
        <span className={classes.time}>{slot.localText.slice(at)}</span>
      </time>
      {!sameClock && <span className={classes.clinic}>At the clinic: {slot.clinicText}</span>}
    </p>
  )
}

export function providerOf({ provider_firstName, provider_lastName }: Slot): string {
  return `${provider_firstName} ${provider_lastName}`.trim()
}
