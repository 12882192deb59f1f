import type { FlagHistory, Overview } from '@clinic/contract/chart'
import type { StatusRecord } from '@clinic/contract/patients'
import { flagText, trueFlags } from '../../../lib/format/flag-text.ts'
import { recordWords } from '../../../lib/format/record-words.ts'
import { t } from '../../../lib/messages/t.ts'
import { lastRaised, quoteOf } from './flag-messages.ts'

export type Risk = { flag: string; text: string; because: string | null; history: FlagHistory | undefined }

/** What happened to flags, with the questions and answers as the person reads them. */
export function flagsInWords(overview: Overview | undefined): FlagHistory[] {
  const words = recordWords(overview)
  const answerOf = (question: string | null, answer: string | null) => answer && words.answer({ question: question ?? '', answer })
  return (overview?.flags ?? []).map(({ events, ...history }) => ({
    ...history,
    events: events.map((event) => ({
      ...event,
      questionnaire: event.questionnaire && words.name(event.questionnaire),
      question: event.question && words.question(event.question),
      answer: answerOf(event.question, event.answer),
      now: answerOf(event.question, event.now),
    })),
  }))
}

/** The flags that are true, each with its history and the answer that raised it: of the history, else one on file that would. */
export function risksOf(record: Pick<StatusRecord, 'risks_vs_benefits_flags'>, overview: Overview | undefined): Risk[] {
  const lines = (overview?.answer_sets ?? []).flatMap((set) => set.lines)
  const words = recordWords(overview)
  const histories = flagsInWords(overview)
  return trueFlags(record.risks_vs_benefits_flags).map((flag) => {
    const history = histories.find((one) => one.flag === flag)
    const raised = lastRaised(history)
    const line = lines.find(({ flags }) => flags.includes(flag))
    const because =
      (raised && quoteOf(raised)) ??
      (line ? t('{asked}“{answer}”', { asked: `${words.question(line.question)} `, answer: words.answer(line) }) : null)
    return { flag, text: flagText(flag), because, history }
  })
}
