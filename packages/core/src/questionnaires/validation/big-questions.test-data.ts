import type { Questions } from '@clinic/contract/questionnaires'
import { buildQuestions, type Draft } from '../question-map/build.ts'

const LABELS = ['Pain', 'Sleep', 'Mood', 'Appetite', 'Nausea', 'Something else', 'None of these']

/**
 * A sound questionnaire as large as a clinic may make one: 40 questions of several options with up to four branches each, nested yes/no
 * questions in some, and numbers and words between them. `size` questions, 200 at least.
 */
export function bigQuestions(size: number): Questions {
  const made: Draft[] = []
  let count = 0
  const tag = () => {
    count += 1
    return `q${count}`
  }
  const words = (): Draft => {
    const name = tag()
    return { tag: name, text: `What about ${name}?`, natural_language: `${name}: #answer.`, variable: `v_${name}` }
  }
  for (let index = 0; index < 40; index += 1) {
    const several = words()
    const nested: Draft = { ...words(), yesNo: true, branches: index % 4 === 0 ? { yes: [words()] } : {} }
    const branches: Record<string, Draft[]> = { Pain: [words()], Sleep: [nested] }
    if (index % 2 === 0) Object.assign(branches, { Mood: [words()], Appetite: [words()] })
    made.push({ ...several, several: LABELS, exclusive: ['None of these'], scores: { Pain: 2, Sleep: 1 }, branches })
  }
  while (count < size) made.push(plain(count, words()))
  return buildQuestions(made)
}

function plain(count: number, draft: Draft): Draft {
  if (count % 3 === 0) return { ...draft, one: ['Never', 'Sometimes', 'Often'], flags: { Often: ['driving_daily'] } }
  return count % 3 === 1 ? { ...draft, input: 'number', unit: 'days', minimum: 0, maximum: 31 } : draft
}
