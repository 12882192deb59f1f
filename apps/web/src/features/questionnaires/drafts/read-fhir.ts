import type { Questions } from '@clinic/contract/questionnaires'
import { loadChunk } from '../../../lib/chunk.ts'
import { tPair } from '../../../lib/messages/t.ts'

const MOST_LISTED = 3

type Read = { questions: Questions; notes: readonly string[] } | { faults: string }

/** Reads a FHIR R4 Questionnaire, one of ours or of another system; `null`: the text is none. */
export async function readFhir(text: string): Promise<Read | null> {
  const resource = parsed(text)
  if (typeof resource !== 'object' || resource === null || !('resourceType' in resource)) return null
  const { fromFhir } = await loadChunk(() => import('@clinic/core/questionnaires/interchange/from-fhir'))
  const read = fromFhir(resource)
  if (!('faults' in read)) return { questions: read.questionnaire.questions, notes: read.notes }
  const shown = read.faults.slice(0, MOST_LISTED).map(({ text: fault, at }) => (at === '' ? fault : tPair(at, fault)))
  return { faults: shown.join(' ') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
