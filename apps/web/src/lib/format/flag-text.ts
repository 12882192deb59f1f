import { t } from '../messages/t.ts'

/** Names of `risks_vs_benefits_flags` as staff read them; a flag that is not listed is read from its own name. */
const FLAG_TEXTS: Record<string, string> = {
  psychosis_on_treatment: t('psychosis on treatment'),
  serious_reaction: t('possible serious reaction'),
  psychosis_personal: t('psychosis'),
  psychosis_family: t('psychosis in family'),
  bipolar_mania: t('bipolar or mania'),
  suicidality: t('suicidality'),
  suicide_attempt_past: t('earlier suicide attempt'),
  red_flag_symptom: t('red-flag symptom'),
  worse_on_treatment: t('worse on treatment'),
  pregnant_breastfeeding: t('pregnant or breastfeeding'),
  planning_pregnancy: t('planning pregnancy'),
  under_25: t('under 25'),
  cardiovascular_unstable: t('unstable heart disease'),
  respiratory_severe: t('severe lung disease'),
  liver_disease: t('liver disease'),
  renal_disease: t('kidney disease'),
  substance_use_current: t('current substance use'),
  cuditr_high: t('CUDIT-R high'),
  interacting_medication_major: t('major interaction'),
  sedative_or_opioid_use: t('sedatives or opioids'),
  anticoagulant: t('anticoagulant'),
  safety_sensitive_work: t('safety-sensitive work'),
  drives_impaired: t('drives too soon after use'),
  alcohol_most_days: t('alcohol on most days'),
  surgery_planned: t('operation within 3 months'),
  surgery_recent: t('operation in the last 3 months'),
  driving_daily: t('drives daily'),
  prior_adverse_reaction: t('past adverse reaction'),
  fall_risk_65_plus: t('fall risk, 65 or older'),
}

export function flagText(flag: string): string {
  return FLAG_TEXTS[flag] ?? t(flag.replaceAll('_', ' ').trim())
}

/** The flags that are true (REQ-573), the most pressing first; unlisted ones last. */
export function trueFlags(flags: Record<string, boolean>): string[] {
  const known = Object.keys(FLAG_TEXTS)
  const place = (flag: string) => (known.includes(flag) ? known.indexOf(flag) : known.length)
  return Object.keys(flags)
    .filter((flag) => flags[flag])
    .sort((a, b) => place(a) - place(b))
}
