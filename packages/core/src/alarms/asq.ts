import ASQ_JSON from '../../../../data/instruments/asq.json' with { type: 'json' }

type Question = { tag: string; text: string }

/** The form that staff may ask on an alarm, word for word. The program never asks or scores it. */
export const ASQ: {
  key: string
  name: string
  version: string
  source: string
  questions: readonly Question[]
  after_yes_or_refusal: Question
} = ASQ_JSON

/** The questions to ask after these answers: the last one follows a yes or a refusal. */
export function asqQuestions(answers: Readonly<Record<string, string>>): readonly Question[] {
  const asksMore = ASQ.questions.some(({ tag }) => answers[tag] === 'yes' || answers[tag] === 'refused')
  return asksMore ? [...ASQ.questions, ASQ.after_yes_or_refusal] : ASQ.questions
}

/** The tags of questions that are to be asked and have no answer, and of answers to what is not asked. */
export function asqFaults(answers: Readonly<Record<string, string>>): string[] {
  const asked = asqQuestions(answers).map(({ tag }) => tag)
  return [...asked.filter((tag) => !(tag in answers)), ...Object.keys(answers).filter((tag) => !asked.includes(tag))]
}
