import type { Question, Widget } from '@clinic/contract/questionnaires'
import { kindOf, type OptionMaps } from '../question-map/kind.ts'
import { chooseOne } from './choose-one.ts'
import { chooseSeveral } from './choose-several.ts'
import { date } from './date.ts'
import { drawing } from './drawing.ts'
import { number } from './number.ts'
import { picture } from './picture.ts'
import { section } from './section.ts'
import type { ProblemText, TypeRules } from './type-rules.ts'
import { words } from './words.ts'
import { yesNo } from './yes-no.ts'

/** Every type of question, each with all that differs from one to another. */
export const QUESTION_TYPES = {
  'yes-no': yesNo,
  one: chooseOne,
  several: chooseSeveral,
  words,
  number,
  date,
  drawing,
  picture,
  section,
} as const
export type QuestionType = keyof typeof QUESTION_TYPES

/** The types that each widget can show (REQ-413, REQ-416). */
export const WIDGET_TYPES: Readonly<Record<Widget, readonly QuestionType[]>> = {
  multi_select: ['several'],
  radio: ['yes-no', 'one'],
  select_box: ['yes-no', 'one'],
  button: ['yes-no', 'one', 'several'],
  slider: ['number', 'yes-no', 'one'],
  star: ['number', 'yes-no', 'one'],
  numerical: ['number'],
  date: ['date'],
  text: ['words'],
  section: ['section'],
  draw: ['drawing'],
  picture: ['picture'],
  medication: ['words'],
  history: ['words', 'yes-no', 'one', 'several'],
  form: ['words', 'yes-no', 'one', 'several'],
}

/** The rules of a type, where it does not matter which of them it is. */
type AnyRules = Omit<TypeRules, 'problems'> & { problems: Readonly<Partial<Record<string, ProblemText>>> }

/** What of a question tells its type. */
type Typed = Pick<Question, 'widget' | 'input'> & OptionMaps

/** The type of a question: by its options, else by what it asks for, else by how it is shown. */
export function typeOf(question: Typed): QuestionType {
  const kind = kindOf(question)
  if (kind !== 'none') return BY_KIND.get(kind) ?? 'words'
  const { widget, input = 'text' } = question
  return (input === 'text' ? BY_WIDGET.get(widget) : BY_INPUT.get(input)) ?? 'words'
}

/** What holds for the type of a question. */
export function rulesOf(question: Typed): AnyRules {
  return QUESTION_TYPES[typeOf(question)]
}

const NAMED = Object.entries(QUESTION_TYPES) as [QuestionType, AnyRules][]
const BY_KIND = knownBy((known) => ('kind' in known ? known.kind : undefined))
const BY_INPUT = knownBy((known) => ('input' in known ? known.input : undefined))
const BY_WIDGET = knownBy((known) => ('widget' in known ? known.widget : undefined))

function knownBy<Key>(keyIn: (known: TypeRules['knownBy']) => Key | undefined): ReadonlyMap<Key | undefined, QuestionType> {
  return new Map(NAMED.flatMap(([type, rules]) => (keyIn(rules.knownBy) === undefined ? [] : [[keyIn(rules.knownBy), type] as const])))
}
