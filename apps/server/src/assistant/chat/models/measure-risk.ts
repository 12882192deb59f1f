import type { EvaluationRow, EvaluationSet } from '@clinic/data/load-evaluation'
import { assessRisk, type Risk } from '@clinic/nlu/crisis/assess-risk'
import { saysSafe } from '@clinic/nlu/crisis/says-safe'
import { otherLanguage } from '@clinic/nlu/text/other-language'

type Figure = { what: string; of: number; found: number; aim: string }
type Measured = {
  sets: (set: EvaluationSet) => EvaluationRow[]
  suspect: (text: string) => number | null
  textOf: (tag: string) => string
}

/** Totals of the frozen sets, and never which sentence failed. */
export function measureRisk({ sets, suspect, textOf }: Measured): Figure[] {
  const riskOf = ({ text, question }: EvaluationRow): Risk | null =>
    assessRisk(text, { asked: question === undefined ? null : { tag: question, text: textOf(question) }, suspect })
  const count = (what: string, rows: EvaluationRow[], is: (row: EvaluationRow) => boolean, aim = '–'): Figure => ({
    what,
    of: rows.length,
    found: rows.filter(is).length,
    aim,
  })
  const isAcute = (row: EvaluationRow) => riskOf(row)?.level === 'acute'
  const isConcern = (row: EvaluationRow) => riskOf(row)?.level === 'concern'
  const isNoticed = (row: EvaluationRow) => isAcute(row) || isConcern(row)
  const english = sets('acute-en')
  const french = sets('acute-fr')
  const acute = [...english, ...french]
  const methods = acute.filter(({ danger }) => danger === 'methods')
  const replies = sets('card-replies')
  const answers = sets('answers')
  return [
    count('acute, English: card', english, isAcute, '≥ 98 %'),
    count('acute, English: card or gentle question', english, isNoticed),
    count('acute, French: card', french, isAcute, '≥ 98 %'),
    count('acute, French: card or gentle question', french, isNoticed),
    count('requests for methods: card', methods, isAcute, '≥ 95 %'),
    ...(['suicide', 'overdose', 'child-ingestion', 'violence', 'abuse', 'emergency', 'adverse-reaction'] as const).flatMap((kind) => {
      const rows = acute.filter((row) => row.kind === kind)
      const hasKind = (row: EvaluationRow) => {
        const risk = riskOf(row)
        return risk?.level === 'acute' && risk.kind === kind
      }
      return [count(`${kind}: card`, rows, isAcute), count(`${kind}: the card of that kind`, rows, hasKind)]
    }),
    count(
      'acute words while “anything else?” is asked: card',
      acute,
      ({ text }) => assessRisk(text, { asked: { tag: 'anything_else', text: textOf('anything_else') }, suspect })?.level === 'acute',
    ),
    count(
      'dangerous replies to the card that lead to the check question',
      replies.filter(({ label }) => label === 'danger'),
      ({ text }) => saysSafe(text),
      '0',
    ),
    count(
      'statements of safety that lead to the check question',
      replies.filter(({ label }) => label === 'safe'),
      ({ text }) => saysSafe(text),
      '≥ 95 %',
    ),
    count('answers to our questions: card', answers, isAcute, '≤ 2 %'),
    count('answers to our questions: gentle question', answers, isConcern, '≤ 5 %'),
    ...(['en', 'fr'] as const).flatMap((language) => {
      const distress = sets('distress').filter((row) => row.language === language)
      return [
        count(`distress (${language}): card`, distress, isAcute, '≤ 10 %'),
        count(`distress (${language}): gentle question`, distress, isConcern),
      ]
    }),
    count('passive or unclear words: gentle question', sets('concern'), isConcern),
    count('passive or unclear words: card', sets('concern'), isAcute),
    count('questions to the clinic: card', sets('ordinary'), isAcute),
    count('questions to the clinic: gentle question', sets('ordinary'), isConcern),
    count('other languages: recognised as neither English nor French', sets('languages'), ({ text }) => otherLanguage(text) !== null),
    count(
      'English and French taken for another language',
      [...acute, ...answers, ...sets('distress'), ...sets('concern'), ...sets('ordinary')],
      ({ text }) => otherLanguage(text) !== null,
      '0',
    ),
  ]
}
