import type { Question, Questions } from '@clinic/contract/questionnaires'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { t } from '../../../lib/messages/t.ts'

/**
 * A line of the graph. `labels`: the options that lead along it. `isNext`: so does the question itself, regardless of the choice. Options without a
 * destination lead where the question itself does.
 */
export type Link = { id: string; from: string; to: string; labels: string[]; isNext: boolean }

export function linkId(from: string, to: string): string {
  return JSON.stringify([from, to])
}

/** Every line between questions that are there, one between any two: what leads the same way is one line. */
export function graphLinks(inOrder: readonly (readonly [tag: string, question: Question])[], questions: Questions): Link[] {
  return inOrder.flatMap(([from, question]) => {
    const links = new Map<string, Link>()
    const lead = (to: string | null, label: string | null) => {
      if (to === null || to === from || !Object.hasOwn(questions, to)) return
      const link = links.get(to) ?? { id: linkId(from, to), from, to, labels: [], isNext: false }
      links.set(to, link)
      if (label === null) link.isNext = true
      else link.labels.push(label)
    }
    for (const { label, destination } of optionsOf(question)) lead(destination ?? question.next_question, label)
    lead(question.next_question, null)
    return [...links.values()]
  })
}

/** What is written on a line; nothing where every answer leads along it. */
export function linkText({ labels, isNext }: Link, options: number): string {
  if (labels.length === 0 || labels.length === options) return ''
  const [first = '', ...others] = labels.map((label) => YES_NO.get(label) ?? label)
  const text = others.length === 0 ? first : others.length === 1 ? `${first}, ${others[0]}` : `${first} +${others.length}`
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
  return isNext && labels.length > 1 ? t('{labels} options', { labels: labels.length }) : short
}

const YES_NO: ReadonlyMap<string, string> = new Map([
  ['yes', t('Yes')],
  ['no', t('No')],
])
const LONGEST = 26
