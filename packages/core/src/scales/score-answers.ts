import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from '../questionnaires/answers.ts'
import { RISK_FLAGS } from '../questionnaires/flags.ts'
import { instrumentOf } from './instruments.ts'
import { itemValues } from './item-values.ts'
import { type InstrumentScore, scoreInstrument } from './score-instrument.ts'

/** `raised`: for staff. `flags`: those of the record’s `risks_vs_benefits_flags` that the score decides. */
export type AnswersScore = Omit<InstrumentScore, 'flags'> & { raised: InstrumentScore['flags']; flags: Record<string, boolean> }

/** Null when the key is not an instrument’s. */
export function scoreAnswers(key: string, questions: Questions, answers: Answers): AnswersScore | null {
  const instrument = instrumentOf(key)
  if (!instrument) return null
  const { flags: raised, ...score } = scoreInstrument(instrument, itemValues(questions, answers))
  const known = instrument.flags.filter(({ id }) => RISK_FLAGS.some((flag) => flag === id))
  const flags = known.flatMap(({ id }) => {
    const isRaised = raised.some((flag) => flag.id === id)
    return isRaised || score.complete ? [[id, isRaised] as const] : []
  })
  return { ...score, raised, flags: Object.fromEntries(flags) }
}
