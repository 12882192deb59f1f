import type { Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { onward } from '../question-map/check-links.ts'

/** The shortest circle through a question, from the question that it leads back to until the question itself; empty where there is none. */
export function loopThrough(questions: Questions, tag: string): string[] {
  const from = new Map<string, string>()
  const start = getOwnProperty(questions, tag)
  const agenda = start ? onward(start) : []
  for (const target of agenda) from.set(target, '')
  for (const one of agenda) {
    if (one === tag) break
    const question = getOwnProperty(questions, one)
    for (const next of question ? onward(question) : []) {
      if (from.has(next)) continue
      from.set(next, one)
      agenda.push(next)
    }
  }
  const loop: string[] = []
  for (let one = from.has(tag) ? tag : ''; one !== ''; one = from.get(one) ?? '') loop.push(one)
  return loop.reverse()
}
