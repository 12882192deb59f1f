import type { Question, Questions } from '@clinic/contract/questionnaires'
import { foldText } from '../../shared/fold-text.ts'
import type { Routes } from './explore-routes.ts'
import type { Found } from './issue.ts'

/**
 * Two questions of one way that share a variable, of which rules read only the first, or their words, so that one person is asked the same
 * twice. Questions of branches that exclude each other may share both.
 */
export function validatePairs(questions: Questions, routes: Routes): Found[] {
  const words = ({ text, subtext = '' }: Question) => (foldText(text) === '' ? '' : foldText(`${text} ${subtext}`))
  return [
    ...pairsBy(questions, routes, (question) => question.variable?.trim() ?? '').map(
      (pair): Found => ({ code: 'same-variable', field: 'variable', ...pair }),
    ),
    ...pairsBy(questions, routes, words).map((pair): Found => ({ code: 'same-text', field: 'text', ...pair })),
  ]
}

type Pair = { tag: string; target: string }

function pairsBy(questions: Questions, routes: Routes, keyOf: (question: Question) => string): Pair[] {
  const groups = new Map<string, Set<string>>()
  for (const [tag, question] of Object.entries(questions)) {
    const key = keyOf(question)
    if (key !== '') groups.set(key, (groups.get(key) ?? new Set()).add(tag))
  }
  return [...groups.values()].filter(({ size }) => size > 1).flatMap((tags) => pairsOf(tags, routes))
}

/** Every question of a group that can come after another one of it, with one that comes before. */
function pairsOf(tags: ReadonlySet<string>, { nodes, order }: Routes): Pair[] {
  const before = new Array<string | undefined>(nodes.length)
  const pairs = new Map<string, string>()
  for (const index of order) {
    const node = nodes[index]
    if (!node) continue
    const isOne = tags.has(node.tag)
    const earlier = before[index]
    if (isOne && earlier !== undefined && earlier !== node.tag) pairs.set(node.tag, earlier)
    const passed = isOne ? node.tag : earlier
    if (passed !== undefined) for (const { to } of node.edges) if (to >= 0) before[to] = passed
  }
  return [...pairs].map(([tag, target]) => ({ tag, target }))
}
