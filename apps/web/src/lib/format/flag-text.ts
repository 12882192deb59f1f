/** Names of `risks_vs_benefits_flags` as staff read them; a flag that is not listed is read from its own name. */
const FLAG_TEXTS: Record<string, string> = {
  psychosis_on_treatment: 'psychosis on treatment',
  serious_reaction: 'possible serious reaction',
  psychosis_personal: 'psychosis',
  psychosis_family: 'psychosis in family',
  bipolar_mania: 'bipolar or mania',
  suicidality: 'suicidality',
  suicide_attempt_past: 'earlier suicide attempt',
  red_flag_symptom: 'red-flag symptom',
  worse_on_treatment: 'worse on treatment',
  pregnant_breastfeeding: 'pregnant or breastfeeding',
  planning_pregnancy: 'planning pregnancy',
  under_25: 'under 25',
  cardiovascular_unstable: 'unstable heart disease',
  respiratory_severe: 'severe lung disease',
  liver_disease: 'liver disease',
  renal_disease: 'kidney disease',
  substance_use_current: 'current substance use',
  cuditr_high: 'CUDIT-R high',
  interacting_medication_major: 'major interaction',
  sedative_or_opioid_use: 'sedatives or opioids',
  anticoagulant: 'anticoagulant',
  safety_sensitive_work: 'safety-sensitive work',
  drives_impaired: 'drives too soon after use',
  alcohol_most_days: 'alcohol on most days',
  driving_daily: 'drives daily',
  prior_adverse_reaction: 'past adverse reaction',
  fall_risk_65_plus: 'fall risk, 65 or older',
}

export function flagText(flag: string): string {
  return FLAG_TEXTS[flag] ?? flag.replaceAll('_', ' ').trim()
}

/** The flags that are true (REQ-573), the most pressing first; unlisted ones last. */
export function trueFlags(flags: Record<string, boolean>): string[] {
  const known = Object.keys(FLAG_TEXTS)
  const place = (flag: string) => (known.includes(flag) ? known.indexOf(flag) : known.length)
  return Object.keys(flags)
    .filter((flag) => flags[flag])
    .sort((a, b) => place(a) - place(b))
}
