import type { Question } from '@clinic/contract/questionnaires'
import { ANSWER_RULES } from '../../eligibility/rules.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import { rulesOf } from '../types/question-types.ts'
import type { Change, ChoiceField } from './change.ts'
import { settleTarget } from './compare-links.ts'
import { type Comparison, nameOf, type Pair } from './comparison.ts'
import { inWordsOf } from './in-words-of.ts'

/** `true`: a patient notices. */
const CHOICE_FIELDS: Readonly<Record<ChoiceField, boolean>> = {
  popup_message: true,
  natural_language: false,
  override_natural_language: false,
  variable: false,
  exportable_value: false,
  visible_html: true,
  group_label: true,
  select_all: true,
  enable_notice: true,
  trigger_questionnaires: true,
  alert_message: false,
  meanings: true,
}

/** What changed in how a question is answered: its form, its options, and what each of them counts, raises and brings about. */
export function compareOptions(comparison: Comparison, pair: Pair): Change[] {
  const about = { tag: pair.is, question: nameOf(comparison.after, pair.is) }
  const [from, to] = [rulesOf(pair.old).answered, rulesOf(pair.now).answered]
  const listed = isListed(pair.old) && isListed(pair.now)
  const form: Change[] = from === to ? [] : [{ ...about, what: 'form', from, to, notices: 'patient' }]
  const kept = [...pair.labels.toAfter].map(([was, is]) => ({ was, is }))
  const fresh = pair.labels.added.map((is) => ({ was: null, is }))
  return [
    ...form,
    ...(listed ? labelChanges(comparison, pair) : []).map((change): Change => ({ ...about, ...change, notices: 'patient' })),
    ...[...kept, ...fresh].flatMap(({ was, is }) => weightChanges(pair, was, is).map((change): Change => ({ ...about, ...change }))),
  ]
}

/** True where the options are the clinic's own: Yes and No are always the same. */
function isListed(question: Question): boolean {
  return ['options', 'select_multiple_options'].includes(kindOf(question))
}

type Bare = Change extends infer One ? (One extends Change ? Omit<One, 'tag' | 'question' | 'notices'> : never) : never
type Noticed = Bare & { notices: Change['notices'] }

function labelChanges({ after, pairing }: Comparison, { is, now, old, labels }: Pair): Bare[] {
  const order = optionsOf(now).map(({ label }) => label)
  const kept = [...labels.toAfter.values()]
  const keptNow = order.filter((label) => kept.includes(label))
  const skip = new Set(pairing.added)
  const usual = settleTarget(after, skip, { at: is, target: now.next_question })
  const leads = (label: string) => {
    const destination = optionsOf(now).find((option) => option.label === label)?.destination ?? now.next_question
    const to = settleTarget(after, skip, { at: is, target: destination })
    return to === usual || to === null ? null : nameOf(after, to)
  }
  return [
    ...labels.removed.map((label): Bare => ({ what: 'option-removed', label })),
    ...labels.added.map((label): Bare => ({ what: 'option-added', label, leads: leads(label) })),
    ...[...labels.toAfter].filter(([from, to]) => from !== to).map(([from, to]): Bare => ({ what: 'option-renamed', from, to })),
    ...(keptNow.join('\n') === kept.join('\n')
      ? []
      : [{ what: 'options-order', from: optionsOf(old).map(({ label }) => label), to: order } as const]),
  ]
}

/** What one option counts, raises and does; a new one is compared with nothing. */
function weightChanges({ old, now }: Pair, was: string | null, is: string): Noticed[] {
  const changes: Noticed[] = []
  const [scoreFrom, scoreTo] = [getOwnProperty(old.scores ?? {}, was) ?? null, getOwnProperty(now.scores ?? {}, is) ?? null]
  if (scoreFrom !== scoreTo) changes.push({ what: 'score', label: is, from: scoreFrom, to: scoreTo, notices: 'staff' })
  const [flagsFrom, flagsTo] = [getOwnProperty(old.flags ?? {}, was) ?? [], getOwnProperty(now.flags ?? {}, is) ?? []]
  const raised = flagsTo.filter((flag) => !flagsFrom.includes(flag))
  const dropped = flagsFrom.filter((flag) => !flagsTo.includes(flag))
  if (raised.length + dropped.length > 0) changes.push({ what: 'flags', label: is, raised, dropped, notices: 'staff' })
  const [aloneFrom, aloneTo] = [was !== null && (old.exclusive ?? []).includes(was), (now.exclusive ?? []).includes(is)]
  if (aloneFrom !== aloneTo) changes.push({ what: 'alone', label: is, alone: aloneTo, notices: 'patient' })
  const [choiceFrom, choiceTo] = [getOwnProperty(old.choices ?? {}, was) ?? {}, getOwnProperty(now.choices ?? {}, is) ?? {}]
  for (const field of Object.keys(CHOICE_FIELDS) as ChoiceField[]) {
    const [from, to] = [inWordsOf(choiceFrom[field]), inWordsOf(choiceTo[field])]
    const notices = CHOICE_FIELDS[field] ? 'patient' : 'staff'
    if (from !== to) changes.push({ what: 'choice', label: is, field, from, to, notices })
  }
  return changes
}

/** What the rules of eligibility read: whether a yes to this question decides. */
export function eligibilityChanges(about: Pick<Change, 'tag' | 'question'>, from: string | undefined, to: string | undefined): Change[] {
  if (from === to) return []
  const tell = (variable: string | undefined, decides: boolean) =>
    ANSWER_RULES.filter((rule) => rule.variable === variable).map(
      ({ reason }): Change => ({ ...about, what: 'eligibility', reason, decides, notices: 'staff' }),
    )
  return [...tell(from, false), ...tell(to, true)]
}
