import type { Question, Questionnaire } from '@clinic/contract/questionnaires'
import type { Answers, AnswerValue } from '../answers.ts'
import { placesOf } from '../diff/places-of.ts'
import { liveAnswers } from '../live-answers.ts'
import { chosenLabels } from '../question-map/options.ts'
import { walk } from '../question-map/walk.ts'
import { clinicUrls } from '../types/fhir-urls.ts'
import { rulesOf } from '../types/question-types.ts'
import type { FhirAnswer, FhirAnsweredItem, FhirAuthor, FhirQuestionnaireResponse } from './fhir-questionnaire.ts'
import { optionCodings } from './option-codings.ts'

/** `subject`: a reference such as `Patient/7`; `authored`: when it was answered, an ISO moment with its zone; `origin`: as for `toFhir`. */
export type ResponseAbout = { subject?: string; authored?: string; origin?: string }

/**
 * The answers that count as a FHIR R4 QuestionnaireResponse to a version: those of a branch under the answer that leads into it. `completed`
 * where nothing is left to ask.
 * @internal
 */
export function toFhirResponse(
  { key, version, questions }: Questionnaire,
  answers: Answers,
  { subject, authored, origin }: ResponseAbout = {},
): FhirQuestionnaireResponse {
  const places = placesOf(questions)
  const top: FhirAnsweredItem[] = []
  const answered = new Map<string, Answered>()
  for (const { tag, question, answer } of liveAnswers(questions, answers)) {
    const given = answersOf(question, answer.value, origin)
    if (given.length === 0) continue
    for (const one of given) if (answer.by) one.answer.extension = [authorOf(answer.by.name)]
    const item = { linkId: tag, ...(question.text === '' ? {} : { text: question.text }), answer: given.map((one) => one.answer) }
    const place = places.get(tag)
    const parent = answered.get(place?.origin ?? '')
    const under = parent?.find(({ label }) => label !== null && place?.labels.includes(label)) ?? parent?.[0]
    if (under) under.answer.item = [...(under.answer.item ?? []), item]
    else top.push(item)
    answered.set(tag, given)
  }
  return {
    resourceType: 'QuestionnaireResponse',
    questionnaire: `${clinicUrls(origin).questionnaire}/${key}|${version}`,
    status: walk(questions, answers).next === null ? 'completed' : 'in-progress',
    ...(subject === undefined ? {} : { subject: { reference: subject } }),
    ...(authored === undefined ? {} : { authored }),
    ...(top.length > 0 ? { item: top } : {}),
  }
}

/** The standard’s own extension: without it an answer is the subject’s. */
function authorOf(display: string): FhirAuthor {
  return { url: 'http://hl7.org/fhir/StructureDefinition/questionnaireresponse-author', valueReference: { type: 'Practitioner', display } }
}

/** An answer with the option it stands for, `null` where it is none. */
type Answered = { label: string | null; answer: FhirAnswer }[]

function answersOf(question: Question, value: AnswerValue, origin: string | undefined): Answered {
  const { type, answer } = rulesOf(question).fhir
  if (type === 'choice' || type === 'boolean') {
    const codings = optionCodings(question, origin)
    return chosenLabels(question, value).map((label) => ({
      label,
      answer: type === 'boolean' ? { valueBoolean: label === 'yes' } : { valueCoding: codings.get(label) ?? {} },
    }))
  }
  const text = String(value).trim()
  return text === '' ? [] : [{ label: null, answer: answer(value) ?? { valueString: text } }]
}
