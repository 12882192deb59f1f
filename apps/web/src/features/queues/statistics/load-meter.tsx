import { NP_ACTIVE_LIMIT } from '@clinic/contract/queues'
import { t } from '../../../lib/messages/t.ts'
import classes from './load-meter.module.css'

const PLACES = Array.from({ length: NP_ACTIVE_LIMIT }, (_, place) => place)

/** How full an NP's hands are, one dot a patient. The words beside the heading say the same. */
export function LoadMeter({ active }: { active: number }) {
  return (
    <span
      className={classes.meter}
      role="img"
      aria-label={t('{active} of {NP_ACTIVE_LIMIT} places taken', { active, NP_ACTIVE_LIMIT })}
      data-full={active >= NP_ACTIVE_LIMIT || undefined}
    >
      {PLACES.map((place) => (
        <i key={place} data-taken={place < active || undefined} />
      ))}
    </span>
  )
}

export function loadText({ active, held }: { active: number; held: number }): string {
  return held > 0
    ? t('{active} of {NP_ACTIVE_LIMIT} active, {held} on hold', { active, NP_ACTIVE_LIMIT, held })
    : t('{active} of {NP_ACTIVE_LIMIT} active', { active, NP_ACTIVE_LIMIT })
}
