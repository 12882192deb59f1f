import type { AppointmentByLink, Slot } from '@clinic/contract/booking'
import classes from './magic-link-facts.module.css'
import type { MagicLinkMessages } from './magic-link-messages.ts'

type Props = { messages: MagicLinkMessages; shown: AppointmentByLink; caption: string }

/** When, with whom, what kind of visit, by the patient's clock and, where it differs, by the clinic's (E-10). */
export function MagicLinkFacts({ messages: { facts }, shown: { slot, sameClock, state }, caption }: Props) {
  return (
    <div className={classes.facts} data-off={state !== 'booked' || undefined}>
      {caption !== '' && <p className={classes.caption}>{caption}</p>}
      <WhenText slot={slot} day={facts.day} clinic={sameClock ? '' : facts.clinic(slot.clinicText)} />
      <dl className={classes.list}>
        <div>
          <dt>{facts.with}</dt>
          <dd>{providerOf(slot)}</dd>
        </div>
        <div>
          <dt>{facts.visit}</dt>
          <dd>{slot.visitType}</dd>
        </div>
        <div>
          <dt>{facts.where}</dt>
          <dd>{slot.location_name}</dd>
        </div>
      </dl>
    </div>
  )
}

function WhenText({ slot, day, clinic }: { slot: Slot; day: (day: string) => string; clinic: string }) {
  const at = slot.localText.lastIndexOf(slot.localTime)
  return (
    <p className={classes.when}>
      <time dateTime={slot.startAt}>
        <span className={classes.day}>{day(slot.localText.slice(0, at).replace(/, $/, ''))}</span>
        <span className={classes.time}>{slot.localText.slice(at)}</span>
      </time>
      {clinic !== '' && <span className={classes.clinic}>{clinic}</span>}
    </p>
  )
}

export function providerOf({ provider_firstName, provider_lastName }: Slot): string {
  return `${provider_firstName} ${provider_lastName}`.trim()
}
