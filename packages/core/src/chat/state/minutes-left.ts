import { progress } from '../../questionnaires/progress.ts'
import { planScales } from '../../scales/plan-scales.ts'
import type { ChatState } from './state.ts'
import { isMain, type Knowledge, questionnaireOf } from './turn.ts'

/** Minutes to the end of all questions: the ones in hand, and the forms that the answers so far lead to. */
export function minutesLeft(state: ChatState, knowledge: Knowledge): number {
  const { questions } = questionnaireOf(state, knowledge)
  const { answers, visit, recognised } = state
  // A form answered recently is counted, though it may not be asked again.
  const facts = { questions, answers, visit: visit ?? 'async', known: recognised?.conditions ?? [], today: '' }
  const next = isMain(state) && visit !== 'follow_up' ? planScales(facts) : state.plan
  const forms = next.flatMap((key) => knowledge.questionnaires[key] ?? [])
  return forms.reduce((sum, form) => sum + progress(form.questions, {}).minutesLeft, progress(questions, answers).minutesLeft)
}
