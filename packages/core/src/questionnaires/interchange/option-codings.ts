import type { Question } from '@clinic/contract/questionnaires'
import { foldText } from '../../shared/fold-text.ts'
import { optionsOf } from '../question-map/options.ts'
import { clinicUrls } from '../types/fhir-urls.ts'
import type { FhirCoding } from './fhir-questionnaire.ts'

/**
 * The coding of every option of a question by its label: a code made of its words, unlike all others of the question, in the code system of
 * the clinic at `origin`.
 */
export function optionCodings(question: Question, origin?: string): Map<string, FhirCoding> {
  const system = clinicUrls(origin).answers
  const codes = new Set<string>()
  const codings = new Map<string, FhirCoding>()
  for (const { label } of optionsOf(question)) {
    const stem = foldText(label).replaceAll(' ', '-') || 'option'
    let code = stem
    for (let number = 2; codes.has(code); number += 1) code = `${stem}-${number}`
    codes.add(code)
    codings.set(label, { system, code, ...(label === '' ? {} : { display: label }) })
  }
  return codings
}
