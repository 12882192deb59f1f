/** Names of the standard: extensions and code systems of FHIR R4. */
export const FHIR_URLS = {
  ordinal: 'http://hl7.org/fhir/StructureDefinition/ordinalValue',
  exclusive: 'http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive',
  unit: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
  minimum: 'http://hl7.org/fhir/StructureDefinition/minValue',
  maximum: 'http://hl7.org/fhir/StructureDefinition/maxValue',
  itemControl: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl',
  itemControls: 'http://hl7.org/fhir/questionnaire-item-control',
  displayCategory: 'http://hl7.org/fhir/StructureDefinition/questionnaire-displayCategory',
  displayCategories: 'http://hl7.org/fhir/questionnaire-display-category',
  calculated: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
  hidden: 'http://hl7.org/fhir/StructureDefinition/questionnaire-hidden',
} as const

/** `.example` belongs to nobody, so that no other system's names are taken. */
const OWN = 'https://clinic.example/fhir'

/** Names of the product, the same in every clinic, so that each reads what another wrote: what the standard has no word for. */
export const OWN_URLS = {
  section: `${OWN}/StructureDefinition/section`,
  field: `${OWN}/StructureDefinition/question-`,
} as const

/** Names of one clinic, below its public address: its questionnaires, their keys, the codes of their options. Without an address, nobody's. */
export function clinicUrls(origin?: string) {
  const base = origin ? `${origin.replace(/\/+$/, '')}/fhir` : OWN
  return { questionnaire: `${base}/Questionnaire`, key: `${base}${KEY}`, answers: `${base}/CodeSystem/answer` }
}
const KEY = '/questionnaire-key'

/** The public address that a system of keys was made for; `null` where it is none of ours. */
export function originOf(system: unknown): string | null {
  if (typeof system !== 'string' || !system.endsWith(`/fhir${KEY}`)) return null
  return system.slice(0, -`/fhir${KEY}`.length)
}
