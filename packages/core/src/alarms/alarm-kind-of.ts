import type { AlarmKind, CrisisKind, UrgentReason } from '@clinic/contract/vocabulary'

/**
 * The kind of alarm that an urgent request raises; null: none. A suspicion is asked about first (F-5), and a red flag is for the
 * practitioner. `crisis`: what it is about, where the reason knows it only by its nearest kind.
 */
export function alarmKindOf({ urgent_reason, crisis }: { urgent_reason: UrgentReason; crisis?: CrisisKind | undefined }): AlarmKind | null {
  if (urgent_reason === 'suspected-crisis' || urgent_reason === 'red-flag') return null
  return crisis ?? urgent_reason
}

/** What cannot wait for a conversation comes first. */
const GRAVEST_FIRST: readonly string[] = [
  'overdose',
  'suicide',
  'child-ingestion',
  'violence',
  'abuse',
  'emergency',
  'adverse-reaction',
  'suspected',
] satisfies AlarmKind[]

/** The more serious of two kinds; one that this version does not know is left as it is. */
export function graverKind(kind: string, other: AlarmKind): string {
  const place = GRAVEST_FIRST.indexOf(kind)
  return place >= 0 && GRAVEST_FIRST.indexOf(other) < place ? other : kind
}
