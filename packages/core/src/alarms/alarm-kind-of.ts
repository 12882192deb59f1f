import { ALARM_KINDS, type AlarmKind, type UrgentReason } from '@clinic/contract/vocabulary'

/** Urgent requests that are not an acute crisis: a suspicion is asked about first (F-5), a red flag is for the practitioner. */
const NO_ALARM: readonly UrgentReason[] = ['suspected-crisis', 'red-flag']

/** The kind of alarm that an urgent request raises; null: none. A reason that is not a kind of its own is an emergency. */
export function alarmKindOf(reason: UrgentReason): AlarmKind | null {
  if (NO_ALARM.includes(reason)) return null
  return ALARM_KINDS.find((kind) => kind === reason) ?? 'emergency'
}

/** The more serious of two kinds; one that this version does not know is left as it is. */
export function graverKind(kind: string, other: AlarmKind): string {
  const place = (ALARM_KINDS as readonly string[]).indexOf(kind)
  return place >= 0 && ALARM_KINDS.indexOf(other) < place ? other : kind
}
