import type { Question, Questions } from '@clinic/contract/questionnaires'

type Extras = Partial<
  Pick<
    Question,
    'subtext' | 'input' | 'widget' | 'unit' | 'minimum' | 'maximum' | 'variable' | 'flags' | 'scores' | 'exclusive' | 'natural_language'
  >
>

/**
 * A question as content writes it. `yesNo`, `one` and `several` make it a choice; `branches` are the questions that an option leads to,
 * by option label (`yes` and `no` for yes/no).
 */
export type Draft = Extras & {
  tag: string
  text: string
  yesNo?: true
  one?: readonly string[]
  several?: readonly string[]
  branches?: Readonly<Record<string, readonly Draft[]>>
}

/**
 * The full map from a plain list: numbers depth first from 1 (REQ-383), previous and next, required outside branches only (REQ-360). Every
 * branch ends by leading to the question after the one it began at. A tag used twice, or a branch of an option that is not there, throws.
 */
export function buildQuestions(drafts: readonly Draft[]): Questions {
  const questions: Questions = {}
  addChain(questions, drafts, { after: null, previous: null, origin: null, branch: null, level: 0 })
  return questions
}

/** Where a chain of questions stands: `after` is what comes when it ends. */
type Place = { after: string | null; previous: string | null; origin: string | null; branch: string | null; level: number }

function addChain(questions: Questions, drafts: readonly Draft[], place: Place): void {
  let previous = place.previous
  drafts.forEach((draft, index) => {
    if (Object.hasOwn(questions, draft.tag)) throw new Error(`the tag ${draft.tag} is used twice`)
    const next = drafts[index + 1]?.tag ?? place.after
    questions[draft.tag] = asQuestion(draft, { ...place, previous, after: next }, Object.keys(questions).length + 1)
    for (const [label, branch] of branchesOf(draft)) {
      const inner = { after: next, previous: draft.tag, origin: draft.tag, branch: branchId(draft.tag, label), level: place.level + 1 }
      addChain(questions, branch, inner)
    }
    previous = draft.tag
  })
}

function asQuestion(draft: Draft, place: Place, number: number): Question {
  const { tag, text, yesNo, one, several, branches, subtext, ...extras } = draft
  const labels = labelsOf(draft)
  for (const label of Object.keys(branches ?? {})) if (!labels.includes(label)) throw new Error(`${tag} has no option ${label}`)
  const to = (label: string) => branches?.[label]?.[0]?.tag ?? place.after
  const destinations = Object.fromEntries(labels.map((label) => [label, to(label)]))
  return {
    text,
    ...(subtext === undefined ? {} : { subtext }),
    required: place.level === 0,
    start_branch: labels.length > 0,
    in_branch: place.level > 0,
    branch_origin: place.origin,
    branch_id: place.branch,
    child_branches: Object.fromEntries(branchesOf(draft).map(([label]) => [branchId(tag, label), label])),
    branch_level: place.level,
    previous_question: place.previous,
    next_question: place.after,
    question_number: number,
    ...(yesNo ? { yes_no_options: { yes: to('yes'), no: to('no') } } : {}),
    ...(one ? { options: destinations } : {}),
    ...(several ? { select_multiple_options: destinations } : {}),
    ...extras,
  }
}

function labelsOf({ yesNo, one, several }: Draft): readonly string[] {
  return yesNo ? ['yes', 'no'] : (one ?? several ?? [])
}

/** Branches that hold questions, in option order. */
function branchesOf(draft: Draft): [string, readonly Draft[]][] {
  return labelsOf(draft).flatMap((label) => {
    const branch = draft.branches?.[label] ?? []
    return branch.length > 0 ? [[label, branch] as [string, readonly Draft[]]] : []
  })
}

function branchId(tag: string, label: string): string {
  return `${tag}-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}
