import { clinicTime } from './clinic-clock.ts'

/** The clinic's day. */
export function localDay(): string {
  return clinicTime(Date.now()).slice(0, 10)
}
