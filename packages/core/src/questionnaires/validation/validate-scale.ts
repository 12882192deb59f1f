import type { Question, Questions } from '@clinic/contract/questionnaires'
import type { Item } from '../../scales/instrument.ts'
import { instrumentOf } from '../../scales/instruments.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { optionsOf } from '../question-map/options.ts'
import type { Found } from './issue.ts'

/** The questionnaire of an instrument asks every item, with just the values that the item can have; else no total would come out (REQ-147). */
export function validateScale(questions: Questions, key: string): Found[] {
  const instrument = instrumentOf(key)
  if (!instrument) return []
  const items = [...instrument.items, ...instrument.extras]
  const tags = new Set(items.map(({ tag }) => tag))
  const extra = Object.entries(questions).filter(([tag, { scores }]) => !tags.has(tag) && Object.keys(scores ?? {}).length > 0)
  return [
    ...items.flatMap((item) => proveItem(getOwnProperty(questions, item.tag), item)),
    ...extra.map(([tag]): Found => ({ code: 'item-extra', tag, field: 'scores' })),
  ]
}

function proveItem(question: Question | undefined, { tag, values }: Item): Found[] {
  if (!question) return [{ code: 'item-missing', tag: '', target: tag }]
  const given = valuesOf(question)
  const wanted = 'from' in values ? [values.from, values.to] : [...values].sort((a, b) => a - b)
  const fits = 'from' in values === (question.input === 'number') && given.join(' ') === wanted.join(' ')
  return fits ? [] : [{ code: 'item-values', tag, field: question.input === 'number' ? 'minimum' : 'scores', target: wanted.join(' ') }]
}

/** The ends of a number, or each value that options count, lowest first. An option without one, such as "Not sure", counts as no answer. */
function valuesOf(question: Question): (number | undefined)[] {
  if (question.input === 'number') return [question.minimum, question.maximum]
  const scores = optionsOf(question).flatMap(({ label }) => getOwnProperty(question.scores ?? {}, label) ?? [])
  return [...new Set(scores)].sort((a, b) => a - b)
}
