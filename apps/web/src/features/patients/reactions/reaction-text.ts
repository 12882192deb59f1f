import type { Causality, ReactionOutcome, RecordedReaction, SeriousReason, Severity } from '@clinic/contract/patients/reactions'
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

export const SERIOUS_LABELS: Readonly<Record<SeriousReason, string>> = {
  death: t('Death'),
  'life-threatening': t('Danger to life'),
  hospital: t('Hospital stay'),
  disability: t('Lasting disability'),
  'birth-defect': t('Birth defect'),
  important: t('Medically important'),
}
export const CAUSALITY_LABELS: Readonly<Record<Causality, string>> = {
  'not-assessed': t('Not assessed'),
  unlikely: t('Unlikely'),
  possible: t('Possible'),
  probable: t('Probable'),
  certain: t('Certain'),
}

/** Lot and seller, why it is serious, and how likely the product caused it, as far as it was recorded. */
export function reactionDetails({ lot, seller, serious, causality }: RecordedReaction): string {
  return [
    ...(lot === '' ? [] : [t('Lot {lot}.', { lot })]),
    ...(seller === '' ? [] : [t('Seller: {seller}.', { seller })]),
    ...(serious.length === 0 ? [] : [t('Serious: {reasons}.', { reasons: serious.map((one) => SERIOUS_LABELS[one]).join(', ') })]),
    ...(causality === 'not-assessed' ? [] : [t('Caused by the product: {causality}.', { causality: CAUSALITY_LABELS[causality] })]),
  ].join(' ')
}

/** “Moderate, since 20 Feb 2026, ongoing. Not reported.” */
export function reactionText({
  severity,
  onset_on,
  outcome,
  reported_on,
}: Pick<RecordedReaction, 'severity' | 'onset_on' | 'outcome' | 'reported_on'>): string {
  const report = reported_on === null ? t('Not reported') : t('Reported {reported_on}', { reported_on: dayText(reported_on) })
  return t('{severity}, began {onset_on}, {outcome}. {report}.', {
    severity: SEVERITY_LABELS[severity],
    onset_on: dayText(onset_on),
    outcome: OUTCOME_WORDS[outcome],
    report,
  })
}
