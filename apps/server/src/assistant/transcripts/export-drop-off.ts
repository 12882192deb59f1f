import type { QuestionStop } from '@clinic/contract/transcripts'
import { CSV_START, csvLine } from '@clinic/core/reports/csv-line'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import type { Asked } from '../../reports/resolve-range.ts'
import { collectDropOff } from './read-drop-off.ts'
import { resolvePeriod } from './resolve-period.ts'

const HEADERS = [
  ...['Questionnaire', 'Version', 'Question', 'Text', 'Asked', 'Answered', 'Dropped off', 'Share left'],
  ...['Median seconds', '90th percentile seconds', 'Reopened', 'Misunderstood'],
]

/**
 * The questions as CSV, with the counts of the screen, safe against formulas (E-5). The download is an entry. Refusal: `invalid-input` for a
 * range that ends before it starts.
 */
export async function exportDropOff(context: StaffContext, asked: Asked): Promise<{ name: string; text: string }> {
  const range = resolvePeriod(context, asked)
  const { questionnaires } = await collectDropOff(context, range)
  const lines = questionnaires.flatMap(({ name, version, questions }) =>
    questions.map((stop) => csvLine([name, String(version), ...cells(stop)])),
  )
  await note(context, {
    action: 'Export Report',
    description: `Downloaded conversation_stops of ${range.first} to ${range.last}`,
    entity: { kind: 'list', id: 'conversation_stops' },
    additionalInfo: JSON.stringify({ rows: lines.length }),
  })
  return { name: `conversation_stops_${range.first}_to_${range.last}.csv`, text: [CSV_START, csvLine(HEADERS), ...lines].join('') }
}

function cells({ question, text, asked, answered, left, median_seconds, p90_seconds, again, missed }: QuestionStop): string[] {
  const share = asked === 0 ? '' : `${Math.round((left / asked) * 100)}%`
  const seconds = [median_seconds, p90_seconds].map((one) => (one === null ? '' : String(Math.round(one))))
  return [question, text, String(asked), String(answered), String(left), share, ...seconds, String(again), String(missed)]
}
