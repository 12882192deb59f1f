import type { Question, Questions } from '@clinic/contract/questionnaires'

/**
 * One line of the tree. `level`: from 1. `when`: the option whose branch it begins or goes on, `null` outside branches. `parent`: the question
 * its branch began at.
 */
export type TreeRow = {
  tag: string
  number: number
  text: string
  level: number
  when: string | null
  parent: string | null
  hasChildren: boolean
  isClosed: boolean
}

/**
 * The tree as lines from top to bottom (REQ-339, REQ-358): questions outside branches, each followed by its branches, option by option. What is
 * below a question of `closed` is left out. Branches of a question that is not there stand at the end.
 */
export function treeRows(questions: Questions, closed: ReadonlySet<string>): TreeRow[] {
  const inOrder = Object.entries(questions).sort(([, a], [, b]) => a.question_number - b.question_number)
  const children = Map.groupBy(inOrder, ([tag, { branch_origin }]) => parentOf(questions, tag, branch_origin))
  const rows: TreeRow[] = []
  const seen = new Set<string>()
  const open: { entry: Entry; level: number }[] = (children.get(null) ?? []).toReversed().map((entry) => ({ entry, level: 1 }))
  for (let next = open.pop(); next; next = open.pop()) {
    const [tag, question] = next.entry
    if (seen.has(tag)) continue
    seen.add(tag)
    const below = byBranch(question, children.get(tag) ?? [])
    const isClosed = closed.has(tag)
    rows.push(rowOf(questions, next.entry, { level: next.level, hasChildren: below.length > 0, isClosed }))
    const level = next.level + 1
    if (!isClosed) open.push(...below.toReversed().map((entry) => ({ entry, level })))
  }
  return rows
}

type Entry = readonly [tag: string, question: Question]

function rowOf(questions: Questions, [tag, question]: Entry, shown: Pick<TreeRow, 'level' | 'hasChildren' | 'isClosed'>): TreeRow {
  const parent = parentOf(questions, tag, question.branch_origin)
  const branches = parent === null ? undefined : questions[parent]?.child_branches
  const when = branches?.[question.branch_id ?? ''] ?? null
  return { tag, number: question.question_number, text: question.text, when, parent, ...shown }
}

function parentOf(questions: Questions, tag: string, origin: string | null): string | null {
  return origin !== null && origin !== tag && Object.hasOwn(questions, origin) ? origin : null
}

/** Branch by branch in the order of their first questions, so that one is not torn apart by another. */
function byBranch({ child_branches }: Question, below: readonly Entry[]): Entry[] {
  const branches = Map.groupBy(below, ([, { branch_id }]) =>
    branch_id !== null && Object.hasOwn(child_branches, branch_id) ? branch_id : '',
  )
  return [...branches.values()].flat()
}
