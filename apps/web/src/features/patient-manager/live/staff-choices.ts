import type { StaffUser } from '@clinic/contract/users'
import { t } from '../../../lib/messages/t.ts'

export type Choice = { value: string; label: string }

/** The choice of giving a patient to no one. */
export const UNASSIGNED = 'nobody'

/** A list that opens in a dialog over the whole screen is taken for one whose field was scrolled away, and hidden, unless told to stay. */
export const STAYS = { hideDetached: false } as const

/** The NPs who may take a patient: licensed in the patient's province (REQ-602). Without a province no one is. */
export function licensedIn(nps: readonly StaffUser[], province: string | null): StaffUser[] {
  if (province === null) return []
  return nps.filter(({ licensed_provinces }) =>
    licensed_provinces
      .split(',')
      .map((name) => name.trim())
      .includes(province),
  )
}

/** Whom a select offers: those whose queue is on, and anyone who has the patient now. */
export function staffChoices(staff: readonly StaffUser[], holder: { id: number; name: string } | null): Choice[] {
  const choices = staff
    .filter(({ id, queue_enabled }) => queue_enabled || id === holder?.id)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  if (holder && !choices.some(({ value }) => value === String(holder.id))) choices.push({ value: String(holder.id), label: holder.name })
  return [{ value: UNASSIGNED, label: t('Unassigned') }, ...choices]
}
