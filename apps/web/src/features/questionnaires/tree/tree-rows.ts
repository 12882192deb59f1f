import type { Question, Questions } from '@clinic/contract/questionnaires'

/**
 * One line of the tree. `level`: from 1. `when`: the option whose branch it begins or continues, `null` outside branches. `parent`: the question
 * its branch began at. `place`, from 1, `among` so many: in its level below the same question.
 */
export type TreeRow = {
  tag: string
  number: number
  text: string
  level: number
  when: string | null
  parent: string | null
  place: number
  among: number
  hasChildren: boolean
  isClosed: boolean
}

/**
 * The tree as lines from top to bottom (REQ-339, REQ-358): questions outside branches, each followed by its branches, option by option. What is
 * below a question of `closed` is omitted. Branches of a question that is not there are at the end.
 */
export function treeRows(questions: Questions, closed: ReadonlySet<string>): TreeRow[] {
  const inOrder = Object.entries(questions).sort((a, b) => a[1].question_number - b[1].question_number)
  const children = Map.groupBy(inOrder, ([tag, { branch_origin }]) => parentOf(questions, tag, branch_origin))
  const rows: TreeRow[] = []
  const seen = new Set<string>()
  const open = stacked(children.get(null) ?? [], 1)
  for (let next = open.pop(); next; next = open.pop()) {
    const [tag, question] = next.entry
    if (seen.has(tag)) continue
    seen.add(tag)
    const below = byBranch(question, children.get(tag) ?? [])
    const isClosed = closed.has(tag)
    const { entry, ...position } = next
    rows.push(rowOf(questions, entry, { ...position, hasChildren: below.length > 0, isClosed }))
    if (!isClosed) open.push(...stacked(below, next.level + 1))
  }
  return rows
}

type Entry = readonly [tag: string, question: Question]
type TreePosition = Pick<TreeRow, 'level' | 'place' | 'among'>

/** The first on top. */
function stacked(entries: readonly Entry[], level: number): (TreePosition & { entry: Entry })[] {
  return entries.map((entry, index) => ({ entry, level, place: index + 1, among: entries.length })).reverse()
}

function rowOf(questions: Questions, [tag, question]: Entry, shown: TreePosition & Pick<TreeRow, 'hasChildren' | 'isClosed'>): TreeRow {
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
