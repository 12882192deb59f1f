import type { Reaction } from '@clinic/contract/patients/reactions'

/** What is wrong with the days of an adverse reaction, by field. `today`: the clinic’s day. */
export function checkReaction(
  { onset_on, reported_on }: Pick<Reaction, 'onset_on' | 'reported_on'>,
  today: string,
): Record<string, string> {
  return {
    ...(onset_on > today && { onset_on: 'is in the future' }),
    ...(reported_on !== null && reported_on > today && { reported_on: 'is in the future' }),
    ...(reported_on !== null && reported_on < onset_on && { reported_on: 'is before the reaction began' }),
  }
}
