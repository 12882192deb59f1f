import type { Question } from '@clinic/contract/questionnaires'
import { digitsForWords } from '../../shared/digits-for-words.ts'
import type { ReadAnswer } from '../answers.ts'
import { kindOf } from '../question-map/kind.ts'
import { labelsOf } from '../question-map/options.ts'

/**
 * "Maybe 5 days a week": a doubtful amount may be one more or one less. Where that is another option, both are asked about; where it is not, or
 * nothing is doubtful, `null`.
 */
export function readHedged(question: Question, text: string, read: (text: string) => ReadAnswer): ReadAnswer | null {
  const [, before = '', hedge = '', said = '', after = ''] = HEDGED.exec(text) ?? []
  if (hedge === '' || kindOf(question) !== 'options') return null
  const [amount] = digitsForWords([said.toLowerCase()]).map(Number)
  if (amount === undefined || Number.isNaN(amount)) return null
  const room = amount < 10 ? 1 : Math.ceil(amount / 5)
  const values = [amount - room, amount, amount + room].flatMap((one) => {
    const meant = one < 1 ? null : read(`${before} ${one} ${after}`.trim())
    return meant && 'value' in meant ? [String(meant.value)] : []
  })
  const named = labelsOf(question).filter((label) => values.includes(label))
  return named.length > 1 ? { problem: 'not-an-option', detail: named } : null
}

/** A word of doubt with an amount close behind it. */
const HEDGED =
  /^(.*?)\b(maybe|perhaps|possibly|probably|peut[- ]être|peut[- ]etre|probablement|sûrement)\s+(?:like |about |around |something like |environ |autour de |à peu près )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)\b(?!\s*(?:or|to|ou|à|-)\s*\d)(.*)$/isu
