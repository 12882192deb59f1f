import { VISITS, type VisitKind } from '@clinic/contract/booking'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { instantOf, minuteOf } from './local-clock.ts'

export type SlotName = { user_id: number; starts_at: string; visit: VisitKind }

/**
 * A slot’s id on the wire: practitioner, start (minutes since 1970), visit. It proves nothing and is validated when
 * used.
 */
export function writeSlotId({ user_id, starts_at, visit }: SlotName): string {
  return `${user_id}.${minuteOf(starts_at)}.${visit}`
}

/** Null when invalid. */
export function readSlotId(text: string): SlotName | null {
  const [, user_id = '', minute = '', visit = ''] = /^(\d{1,9})\.(\d{1,9})\.([a-z_]+)$/.exec(text) ?? []
  if (user_id === '' || getOwnProperty(VISITS, visit) === undefined) return null
  return { user_id: Number(user_id), starts_at: instantOf(Number(minute)), visit: visit as VisitKind }
}
