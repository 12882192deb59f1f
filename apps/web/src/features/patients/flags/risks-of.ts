import type { FlagHistory, Overview } from '@clinic/contract/chart'
import type { StatusRecord } from '@clinic/contract/patients'
import { flagText, trueFlags } from '../../../lib/format/flag-text.ts'
import { lastRaised, quoteOf } from './flag-messages.ts'

export type Risk = { flag: string; text: string; because: string | null; history: FlagHistory | undefined }

/** The flags that are true, each with its history and the answer that raised it: of the history, else one on file that would. */
export function risksOf(record: Pick<StatusRecord, 'risks_vs_benefits_flags'>, overview: Overview | undefined): Risk[] {
  const lines = (overview?.answer_sets ?? []).flatMap((set) => set.lines)
  return trueFlags(record.risks_vs_benefits_flags).map((flag) => {
    const history = overview?.flags.find((one) => one.flag === flag)
    const raised = lastRaised(history)
    const line = lines.find(({ flags }) => flags.includes(flag))
    const because = (raised && quoteOf(raised)) ?? (line ? `${line.question} “${line.answer}”` : null)
    return { flag, text: flagText(flag), because, history }
  })
}
