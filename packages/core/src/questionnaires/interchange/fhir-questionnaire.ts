/** Those parts of FHIR R4 that a questionnaire of ours needs. What is absent has no entry, as the standard wants it. */
export type FhirCoding = { system?: string; code?: string; display?: string }

export type FhirExtension = {
  url: string
  valueString?: string
  valueBoolean?: boolean
  valueDecimal?: number
  valueCoding?: FhirCoding
  valueCodeableConcept?: { coding: FhirCoding[] }
}

export type FhirAnswerOption = { extension?: FhirExtension[]; valueCoding: FhirCoding }
export type FhirEnableWhen = { question: string; operator: '='; answerBoolean?: boolean; answerCoding?: FhirCoding }
export type FhirItemType = 'boolean' | 'choice' | 'string' | 'decimal' | 'date' | 'display'

export type FhirItem = {
  extension?: FhirExtension[]
  linkId: string
  text?: string
  type: FhirItemType
  enableWhen?: FhirEnableWhen[]
  enableBehavior?: 'any'
  required?: true
  repeats?: true
  answerOption?: FhirAnswerOption[]
  item?: FhirItem[]
}

export type FhirQuestionnaire = {
  resourceType: 'Questionnaire'
  url: string
  identifier: { system: string; value: string }[]
  version: string
  name: string
  title: string
  status: 'active'
  subjectType: ['Patient']
  item?: FhirItem[]
}

/** Who gave an answer for the patient, by name. */
export type FhirAuthor = { url: string; valueReference: { type: 'Practitioner'; display: string } }

export type FhirAnswer = {
  extension?: FhirAuthor[]
  valueBoolean?: boolean
  valueCoding?: FhirCoding
  valueDecimal?: number
  valueDate?: string
  valueString?: string
  item?: FhirAnsweredItem[]
}

export type FhirAnsweredItem = { linkId: string; text?: string; answer: FhirAnswer[] }

export type FhirQuestionnaireResponse = {
  resourceType: 'QuestionnaireResponse'
  questionnaire: string
  status: 'completed' | 'in-progress'
  subject?: { reference: string }
  authored?: string
  item?: FhirAnsweredItem[]
}
