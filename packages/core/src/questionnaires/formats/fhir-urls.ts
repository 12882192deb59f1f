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

/** Where our own names begin; `.example` belongs to nobody, so that no other system's names are taken. */
const OWN = 'https://clinic.example/fhir'

/** Our own names: questionnaires and their keys, the codes of options, a section without an answer, and what the standard has no word for. */
export const OWN_URLS = {
  questionnaire: `${OWN}/Questionnaire`,
  key: `${OWN}/questionnaire-key`,
  answers: `${OWN}/CodeSystem/answer`,
  section: `${OWN}/StructureDefinition/section`,
  field: `${OWN}/StructureDefinition/question-`,
} as const
