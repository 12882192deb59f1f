import type { StatusRecord } from '@clinic/contract/patients'
import type { Question, Questionnaire } from '@clinic/contract/questionnaires'
import { ANSWER_FIELDS, type AnswerField } from '@clinic/contract/vocabulary'
import { answerText } from '@clinic/core/questionnaires/answer-text'
import { scoreWords } from '../../lib/format/score-words.ts'
import { t } from '../../lib/messages/t.ts'

export type AnswerLine = { tag: string; question: string; answer: string }
export type AnswerSet = { field: AnswerField; title: string; lines: AnswerLine[] }

const TITLES: Record<AnswerField, string> = {
  async_answers: t('Intake'),
  renewal_answers: t('Renewal'),
  adhd_scale_answers: t('ADHD scale'),
  adult_epilepsy_scale_answers: t('Adult epilepsy scale'),
  cancer_scale_answers: t('Cancer scale'),
  hads_scale_answers: t('HADS scale'),
  ibd_scale_answers: t('IBD scale'),
  insomnia_scale_answers: t('Insomnia scale'),
  midas_scale_answers: t('MIDAS scale'),
  pain_scale_answers: t('Pain scale'),
  ptsd_scale_answers: t('PTSD scale'),
  cuditr_answers: 'CUDIT-R',
  follow_up_answers: t('Follow-up'),
  phq9_answers: 'PHQ-9',
  gad7_answers: 'GAD-7',
}
/** Every answer set of a record in the specification's order (REQ-575), those never asked included, with the words of the questions where known. */
export function answerSets(record: Pick<StatusRecord, AnswerField>, questionnaires: readonly Questionnaire[]): AnswerSet[] {
  return ANSWER_FIELDS.map((field) => {
    const { instrument, ...set } = readSet(record[field])
    const key = typeof instrument === 'string' ? instrument : field.replace(/_answers$/, '')
    const questions = questionnaires.find((one) => one.key === key)?.questions
    const lines = Object.entries(set).map(([tag, given]) => {
      const line = answerLine({ tag, given, question: questions?.[tag] })
      return tag === TOTAL ? { ...line, answer: totalText(key, given) ?? line.answer } : line
    })
    return { field, title: TITLES[field], lines }
  })
}

/** Where a set holds the score of its instrument, as a number or with its time. */
const TOTAL = 'total'

function totalText(key: string, given: unknown): string | null {
  const value = isRecord(given) ? given.value : given
  return typeof value === 'number' ? scoreWords(key, value) : null
}

/** A set may come as JSON text (REQ-686); what can't be read is shown as it is. */
function readSet(set: unknown): Record<string, unknown> {
  if (typeof set !== 'string') return isRecord(set) ? set : {}
  try {
    const parsed: unknown = JSON.parse(set)
    return isRecord(parsed) ? parsed : { answers: set }
  } catch {
    return { answers: set }
  }
}

function answerLine({ tag, given, question }: { tag: string; given: unknown; question: Question | undefined }): AnswerLine {
  const carried = isRecord(given) ? (given.question ?? given.text) : undefined
  const value = isRecord(given) ? (given.value ?? given.answer ?? given.selected_options ?? '') : given
  const text = typeof carried === 'string' && carried !== '' ? carried : (question?.text ?? tagText(tag))
  return { tag, question: text, answer: valueText(value, question) || t('Skipped') }
}

function valueText(value: unknown, question: Question | undefined): string {
  if (value === null || value === undefined) return ''
  if (question && isAnswer(value)) return answerText(question, value)
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (Array.isArray(value)) return value.map((one) => valueText(one, undefined)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isAnswer(value: unknown): value is string | number | boolean | string[] {
  return ['string', 'number', 'boolean'].includes(typeof value) || (Array.isArray(value) && value.every((one) => typeof one === 'string'))
}

/** `sleep_hours` and `SleepHours` as words. */
function tagText(tag: string): string {
  const text = tag
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
