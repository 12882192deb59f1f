import type { ReactionOutcome, RecordedReaction, Severity } from '@clinic/contract/patients/reactions'
import { dayText } from '../../../lib/format/dates.ts'
import { t, tIn } from '../../../lib/messages/t.ts'

export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  mild: t('Mild'),
  moderate: t('Moderate'),
  severe: t('Severe'),
  'life-threatening': t('Life-threatening'),
}
export const OUTCOME_LABELS: Readonly<Record<ReactionOutcome, string>> = {
  ongoing: t('Ongoing'),
  recovered: t('Recovered'),
  'recovered-with-effects': t('Recovered with lasting effects'),
  fatal: t('Died'),
  unknown: tIn('outcome', 'Unknown'),
}

const OUTCOME_WORDS: Readonly<Record<ReactionOutcome, string>> = {
  ongoing: t('ongoing'),
  recovered: t('recovered'),
  'recovered-with-effects': t('recovered with lasting effects'),
  fatal: t('died'),
  unknown: tIn('outcome', 'unknown'),
}

/** “Moderate, since 20 Feb 2026, ongoing. Not reported.” */
export function reactionText({ severity, onset_on, outcome, reported_on }: Omit<RecordedReaction, 'product' | 'what' | 'action'>): string {
  const report = reported_on === null ? t('Not reported') : t('Reported {reported_on}', { reported_on: dayText(reported_on) })
  return t('{severity}, began {onset_on}, {outcome}. {report}.', {
    severity: SEVERITY_LABELS[severity],
    onset_on: dayText(onset_on),
    outcome: OUTCOME_WORDS[outcome],
    report,
  })
}
