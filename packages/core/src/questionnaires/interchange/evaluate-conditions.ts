import type { ReadCondition, ReadItem } from './read-items.ts'

/** Conditions that came together, and whether all or any of them are meant. */
export type ConditionGroup = Pick<ReadItem, 'conditions' | 'behavior'>

/** A question in the order of the resource: its help text, the question it stands inside, what it is asked on. */
export type Entry = { item: ReadItem; help: string; parent: string | null; groups: ConditionGroup[] }

/** A question with the answer that leads to it; `null` where it is asked of everybody. */
export type Placed = { entry: Entry; condition: Condition | null }

/** An earlier question, and the labels of the answers that lead on from it. */
export type Condition = { origin: string; labels: string[] }

/** The labels that an item can be answered with, yes and no included. */
export function labelsOf({ type, options }: ReadItem): string[] {
  if (type === 'boolean') return ['yes', 'no']
  return isChoice(type) ? options.map(({ label }) => label) : []
}

/** True for the types that offer options. */
export function isChoice(type: string): boolean {
  return type === 'choice' || type === 'open-choice'
}

/**
 * Brings what each question is asked on down to one answer of one earlier question, which is all that a map of ours can say. Where that can't
 * be done, the question is asked oftener than before, never more seldom, and a note says so.
 */
export function evaluateConditions(entries: readonly Entry[]): { placed: Placed[]; notes: string[] } {
  const judging: Judging = { placed: new Map(), ranks: new Map(), notes: [] }
  for (const entry of entries) {
    const condition = conditionOf(judging, entry)
    judging.ranks.set(entry.item.linkId, judging.ranks.size)
    judging.placed.set(entry.item.linkId, { entry, condition })
  }
  const placed = joinOverlaps([...judging.placed.values()], judging.notes)
  return { placed, notes: [...judging.notes, ...movedNotes(placed)] }
}

type Judging = { placed: Map<string, Placed>; ranks: Map<string, number>; notes: string[] }

function conditionOf(judging: Judging, entry: Entry): Condition | null {
  const own = entry.groups.flatMap((group) => groupConditions(judging, group, entry))
  const wanted = together([...own, ...pathToQuestion(judging, entry.parent)])
  const last = wanted.toSorted((a, b) => rankOf(judging, b.origin) - rankOf(judging, a.origin))[0]
  if (!last) return null
  if (last.labels.length === 0) {
    judging.notes.push(`${quote(entry.item)} has conditions that exclude each other; it is always asked.`)
    return null
  }
  const known = pathToQuestion(judging, last.origin)
  const isKnown = ({ origin, labels }: Condition) =>
    known.some((one) => one.origin === origin && one.labels.every((label) => labels.includes(label)))
  if (wanted.some((one) => one !== last && !isKnown(one))) {
    judging.notes.push(`${quote(entry.item)} is asked on several questions there, here on the last of them.`)
  }
  return last
}

/** Everything that has to be answered so that a question is asked, its own condition included. */
function pathToQuestion({ placed }: Judging, linkId: string | null): Condition[] {
  const way: Condition[] = []
  for (let at = linkId === null ? null : placed.get(linkId)?.condition; at; at = placed.get(at.origin)?.condition) way.push(at)
  return way
}

function groupConditions(judging: Judging, { conditions, behavior }: ConditionGroup, { item }: Entry): Condition[] {
  const read = conditions.map((condition) => readable(judging, condition))
  const usable = read.filter((one) => one !== null)
  const origins = new Set(usable.map(({ origin }) => origin))
  const isUsable = usable.length === read.length && (behavior === 'all' || origins.size === 1)
  if (!isUsable) judging.notes.push(`When ${quote(item)} is asked there can’t be kept as it is; it is asked oftener here.`)
  if (behavior === 'all') return together(usable)
  const [origin] = origins
  if (!isUsable || origin === undefined) return []
  const labels = new Set(usable.flatMap((one) => one.labels))
  return [{ origin, labels: inOptionOrder(judging, origin, labels) }]
}

/** What one condition asks for; `null` where it is no answer with a label of an earlier question. */
function readable({ placed }: Judging, { question, operator, answer }: ReadCondition): Condition | null {
  const item = placed.get(question)?.entry.item
  const all = item ? labelsOf(item) : []
  if (!item || all.length === 0) return null
  if (operator === 'exists') return answer === true ? { origin: question, labels: all } : null
  const label = item.type === 'boolean' ? yesOrNo(answer) : labelOf(item, answer)
  if (label === null) return null
  if (operator === '=') return { origin: question, labels: [label] }
  return operator === '!=' ? { origin: question, labels: all.filter((one) => one !== label) } : null
}

function yesOrNo(answer: ReadCondition['answer']): string | null {
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : null
}

function labelOf({ options }: ReadItem, answer: ReadCondition['answer']): string | null {
  if (typeof answer !== 'object') return options.find(({ label }) => label === String(answer))?.label ?? null
  if (!answer) return null
  const sameSystem = (system: string | undefined) => answer.system === undefined || system === undefined || answer.system === system
  const found =
    answer.code === undefined
      ? options.find(({ coding }) => coding.display === answer.display)
      : options.find(({ coding }) => coding.code === answer.code && sameSystem(coding.system))
  return found?.label ?? null
}

/** Conditions that all have to hold, one a question. */
function together(conditions: readonly Condition[]): Condition[] {
  const joined = new Map<string, Condition>()
  for (const { origin, labels } of conditions) {
    const known = joined.get(origin)
    joined.set(origin, { origin, labels: known ? known.labels.filter((label) => labels.includes(label)) : labels })
  }
  return [...joined.values()]
}

/** Branches of one question that share an answer become one branch: a map has one way on from an answer. */
function joinOverlaps(placed: readonly Placed[], notes: string[]): Placed[] {
  const branches = new Map<string, string[][]>()
  for (const { condition } of placed) {
    if (!condition) continue
    const known = branches.get(condition.origin) ?? []
    const shared = known.filter((labels) => labels.some((label) => condition.labels.includes(label)))
    const union = [...new Set([...shared.flat(), ...condition.labels])]
    branches.set(condition.origin, [...known.filter((labels) => !shared.includes(labels)), union])
  }
  return placed.map(({ entry, condition }) => {
    const labels = condition && branches.get(condition.origin)?.find((one) => one.some((label) => condition.labels.includes(label)))
    if (!condition || !labels || labels.length === condition.labels.length) return { entry, condition }
    notes.push(`${quote(entry.item)} shares answers with questions that are asked on others too; it is asked oftener here.`)
    return { entry, condition: { origin: condition.origin, labels } }
  })
}

/** Questions that come right after the one they are asked on, and stood further down before. */
function movedNotes(placed: readonly Placed[]): string[] {
  const known = new Map(placed.map((one) => [one.entry.item.linkId, one]))
  return placed.flatMap(({ entry, condition }, index) => {
    let above = placed[index - 1]
    while (above && condition && above.entry.item.linkId !== condition.origin) above = known.get(above.condition?.origin ?? '')
    const origin = condition && known.get(condition.origin)
    return origin && !above ? [`${quote(entry.item)} is asked right after ${quote(origin.entry.item)} here, not further down.`] : []
  })
}

function rankOf({ ranks }: Judging, origin: string): number {
  return ranks.get(origin) ?? -1
}

function inOptionOrder({ placed }: Judging, origin: string, labels: ReadonlySet<string>): string[] {
  const item = placed.get(origin)?.entry.item
  return item ? labelsOf(item).filter((label) => labels.has(label)) : [...labels]
}

function quote(item: ReadItem): string {
  return `“${item.text || item.linkId}”`
}
