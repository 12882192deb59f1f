import type { ReactionOutcome, RecordedReaction, Severity } from '@clinic/contract/patients/reactions'
import { dayText } from '../../../lib/format/dates.ts'

export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  mild: 'Mild',
  moderate: 'Moderate',
  severe: 'Severe',
  'life-threatening': 'Life-threatening',
}
export const OUTCOME_LABELS: Readonly<Record<ReactionOutcome, string>> = {
  ongoing: 'Ongoing',
  recovered: 'Recovered',
  'recovered-with-effects': 'Recovered with lasting effects',
  fatal: 'Died',
  unknown: 'Unknown',
}

/** “Moderate, since 20 Feb 2026, ongoing. Not reported.” */
export function reactionText({ severity, onset_on, outcome, reported_on }: Omit<RecordedReaction, 'product' | 'what' | 'action'>): string {
  const report = reported_on === null ? 'Not reported' : `Reported ${dayText(reported_on)}`
  return `${SEVERITY_LABELS[severity]}, began ${dayText(onset_on)}, ${OUTCOME_LABELS[outcome].toLowerCase()}. ${report}.`
}
