import type { Question, Questionnaire } from '@clinic/contract/questionnaires'
import { foldText } from '../../shared/fold-text.ts'
import { isMap } from '../edits/read-question.ts'
import { sameValue } from '../edits/same-value.ts'
import { originOf } from '../types/fhir-urls.ts'
import { type FhirError, fhirError } from './fhir-error.ts'
import { ownFields, putOver } from './own-fields.ts'
import { listOf } from './read-options.ts'
import { readPlain } from './read-plain.ts'
import { toFhir } from './to-fhir.ts'

/** `notes`: sentences for staff about what another system's resource says and a questionnaire of ours can't. */
export type FhirReading = { questionnaire: Questionnaire; notes: string[] } | { faults: FhirError[] }

const KEY = /^[a-z][a-z0-9_]{1,39}$/

/**
 * A questionnaire from a FHIR R4 Questionnaire: one of ours comes back as it was, one of another system as far as it can be said here. A
 * required answer is required by where its question stands (REQ-360). What comes out is to be loaded and proven as any file is. Never throws.
 */
export function fromFhir(resource: unknown): FhirReading {
  if (!isMap(resource) || resource.resourceType !== 'Questionnaire') return { faults: [fhirError('not-a-questionnaire', '')] }
  const read = readPlain(resource.item, listOf(resource.contained))
  if ('faults' in read) return read
  const faults: FhirError[] = []
  const questions = Object.entries(read.questions).map(([tag, plain]): [string, Question] => {
    const question = putOver(plain, ownFields(read.extensions.get(tag) ?? []))
    if (!question) faults.push(fhirError('extension', plain.text || tag))
    return [tag, question ?? plain]
  })
  if (faults.length > 0) return { faults }
  const questionnaire = { ...headOf(resource), questions: Object.fromEntries(questions) }
  return { questionnaire, notes: read.notes.length > 0 && isWhole(questionnaire, resource) ? [] : read.notes }
}

/** What goes out again as it came in has lost nothing, whatever a reader of the standard alone would have. */
function isWhole(questionnaire: Questionnaire, resource: Record<string, unknown>): boolean {
  const origin = originOf(ownKey(resource)?.system)
  return origin !== null && sameValue(toFhir(questionnaire, origin).resource.item, resource.item)
}

/** By which key a clinic, whichever, knows it. */
function ownKey({ identifier }: Record<string, unknown>): Record<string, unknown> | undefined {
  return listOf(identifier)
    .filter(isMap)
    .find(({ system }) => originOf(system) !== null)
}

function headOf(resource: Record<string, unknown>): Pick<Questionnaire, 'key' | 'name' | 'version'> {
  const name = [resource.title, resource.name].find((one): one is string => typeof one === 'string' && one.trim() !== '')
  const key = ownKey(resource)
  const number = typeof resource.version === 'string' && /^[1-9]\d{0,8}$/.test(resource.version) ? Number(resource.version) : 1
  const given = typeof key?.value === 'string' && KEY.test(key.value) ? key.value : null
  return { key: given ?? keyFrom(name ?? ''), name: name ?? 'Questionnaire', version: number }
}

/** A key made of a name: “Pain scale” is `pain_scale`. */
function keyFrom(name: string): string {
  const words = foldText(name)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
  const key = words.slice(0, 40).replace(/_+$/, '')
  return KEY.test(key) ? key : 'imported'
}
