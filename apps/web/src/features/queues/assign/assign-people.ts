import type { StatusRow } from '@clinic/contract/patients'
import { NP_ACTIVE_LIMIT, PCR_LIMIT, type Queue, type Statistic } from '@clinic/contract/queues'
import type { StaffUser } from '@clinic/contract/users'
import { t } from '../../../lib/messages/t.ts'

/** Someone who can be given patients, and how many they hold. `active`: those on hold not counted. */
export type Candidate = { id: number; name: string; provinces: readonly string[]; active: number; held: number; full: boolean }
export const ROLES = { pcr: t('PCR'), np: t('NP') } as const
type Staffed = Pick<StaffUser, 'id' | 'name' | 'licensed_provinces'>

/** Everyone on duty in a queue with their load, those with room first, then by name. */
export function readCandidates(queue: Queue, people: readonly Staffed[], statistics: readonly Statistic[]): Candidate[] {
  const limit = queue === 'pcr' ? PCR_LIMIT : NP_ACTIVE_LIMIT
  const all = people.map(({ id, name, licensed_provinces }): Candidate => {
    const load = statistics.find(({ user_id }) => user_id === id)
    const held = load?.held ?? 0
    const active = activeOf(load)
    const provinces = licensed_provinces.split(',').flatMap((province) => province.trim() || [])
    return { id, name, provinces, active, held, full: active >= limit }
  })
  return all.sort((a, b) => Number(a.full) - Number(b.full) || a.name.localeCompare(b.name, 'en-CA'))
}

/** Patients that count towards the limit. */
export function activeOf(load: Pick<Statistic, 'assigned' | 'held'> | undefined): number {
  return load ? load.assigned - load.held : 0
}

/** Who can be given a patient: those licensed where the patient lives (REQ-552, REQ-459); without a province any PCR, and no NP. */
export function candidatesFor(queue: Queue, candidates: readonly Candidate[], province: string | null): readonly Candidate[] {
  if (province === null) return queue === 'pcr' ? candidates : []
  return candidates.filter(({ provinces }) => provinces.includes(province))
}

/** A load in words: `2 of 5`, with those on hold; PCRs' hands are hardly ever full. */
export function candidateLoad(queue: Queue, { active, held, full }: Candidate): string {
  const count =
    queue === 'np' || full ? t('{active} of {limit}', { active, limit: queue === 'np' ? NP_ACTIVE_LIMIT : PCR_LIMIT }) : String(active)
  return held > 0 ? t('{count}, {held} on hold', { count, held }) : count
}

/** The name of anyone who holds a patient in a queue; null: no one. */
export function holderOf(queue: Queue, row: Pick<StatusRow, 'assigned_pcr' | 'assigned_np'>): string | null {
  return queue === 'pcr' ? row.assigned_pcr : row.assigned_np
}

export function holderIdOf(queue: Queue, row: Pick<StatusRow, 'assigned_pcr_id' | 'assigned_np_id'>): number | null {
  return queue === 'pcr' ? row.assigned_pcr_id : row.assigned_np_id
}
