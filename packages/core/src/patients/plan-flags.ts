import type { FlagChange } from '@clinic/contract/chart'
import { AGE_FLAGS } from '../questionnaires/flags.ts'
import type { CorrectedFinding, FlagFinding } from '../scales/flag-findings.ts'

export type Flags = Readonly<Record<string, boolean>>

/**
 * A flag’s earlier event. `open`: of the answers in hand, which are not finished. `in_hand`: of these, or of the same questionnaire earlier in the
 * same conversation. `answer_set`: the answers that it belongs to.
 */
export type PastFlagEvent = {
  flag: string
  what: FlagChange
  tag: string | null
  question: string | null
  answer: string | null
  answer_set: number | null
  open: boolean
  in_hand: boolean
}

/** `finding`: null for what age decides. `corrects`: the answers that a correction is about. */
export type NewFlagEvent = {
  flag: string
  what: FlagChange
  finding: FlagFinding | CorrectedFinding | null
  corrects?: number | null
}

/** `found`: flags that the answers and age decide, as booleans. `finished`: `findings` are all that the finished answers raise. */
export type FlagOrder = {
  found: Flags
  findings: readonly FlagFinding[]
  corrected: readonly CorrectedFinding[]
  finished: boolean
}

/**
 * What new answers do to a patient’s flags (F-18): they raise flags and mark some as corrected, and never lower one. An answer that raised a flag
 * already is not counted twice, so that a flag which a person has lowered stays lowered. Flags of age follow the date of birth.
 */
export function planFlags(
  before: Flags,
  history: readonly PastFlagEvent[],
  { found, findings, corrected, finished }: FlagOrder,
): { flags: Record<string, boolean>; events: NewFlagEvent[] } {
  const raise = (flag: string, finding: FlagFinding | null): NewFlagEvent => {
    const again = before[flag] === true || history.some((event) => event.flag === flag)
    return { flag, what: again ? 'raised-again' : 'raised', finding }
  }
  const sourced = new Set(findings.map(({ flag }) => flag))
  const unsourced = Object.keys(found).filter((flag) => found[flag] && !AGE_FLAGS.has(flag) && !sourced.has(flag))
  const all = [...findings, ...unsourced.map((flag) => ({ flag, tag: null, question: '', answer: '' }))]
  const open = standing(history.filter((event) => event.open))
  const raised = all.flatMap((finding) => {
    const known = open.find((event) => isAbout(event, finding))
    return known?.answer === finding.answer ? [] : [raise(finding.flag, finding)]
  })
  const byAge = Object.keys(found).flatMap((flag) => {
    if (!AGE_FLAGS.has(flag) || found[flag] === (before[flag] === true)) return []
    return [found[flag] ? raise(flag, null) : { flag, what: 'lowered' as const, finding: null }]
  })
  const kept = Object.fromEntries(
    Object.keys(found).map((flag) => [flag, AGE_FLAGS.has(flag) ? found[flag] === true : before[flag] === true]),
  )
  const events = [...raised, ...byAge, ...corrections(history, { findings: all, corrected, finished })]
  const up = Object.fromEntries(raised.map(({ flag }) => [flag, true]))
  return { flags: { ...before, ...kept, ...up }, events }
}

function corrections(
  history: readonly PastFlagEvent[],
  { findings, corrected, finished }: Pick<FlagOrder, 'findings' | 'corrected' | 'finished'>,
): NewFlagEvent[] {
  const inHand = standing(history.filter((event) => event.in_hand))
  const told = corrected.flatMap((finding) => {
    const about = inHand.find((event) => isAbout(event, finding) && event.answer === finding.answer)
    return about ? [{ flag: finding.flag, what: 'corrected' as const, finding, corrects: about.answer_set }] : []
  })
  if (!finished) return told
  const left = standing(history.filter((event) => event.open)).filter(
    (event) => ![...findings, ...corrected].some((finding) => isAbout(event, finding)),
  )
  return [
    ...told,
    ...left.map(({ flag, tag, question, answer, answer_set }) => {
      const finding = { flag, tag, question: question ?? '', answer: answer ?? '', now: null }
      return { flag, what: 'corrected' as const, finding, corrects: answer_set }
    }),
  ]
}

/** What was raised and not corrected since, newest last. Lowering a flag does not take its answer back. */
function standing(events: readonly PastFlagEvent[]): PastFlagEvent[] {
  return events.reduce<PastFlagEvent[]>((left, event) => {
    if (event.what === 'lowered' || event.what === 'known') return left
    const rest = left.filter((one) => !isAbout(one, event))
    return event.what === 'corrected' ? rest : [...rest, event]
  }, [])
}

function isAbout(event: Pick<PastFlagEvent, 'flag' | 'tag'>, finding: Pick<PastFlagEvent, 'flag' | 'tag'>): boolean {
  return event.flag === finding.flag && event.tag === finding.tag
}
