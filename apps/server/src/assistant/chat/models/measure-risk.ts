import type { CrisisKind } from '@clinic/contract/vocabulary'
import type { EvaluationRow, EvaluationSet } from '@clinic/data/load-evaluation'
import { assessRisk, type Risk } from '@clinic/nlu/crisis/assess-risk'
import { saysSafe } from '@clinic/nlu/crisis/says-safe'
import { otherLanguage } from '@clinic/nlu/text/other-language'

export type Figure = { what: string; of: number; found: number; aim: string }
type Measured = {
  sets: (set: EvaluationSet) => EvaluationRow[]
  suspect: (text: string) => number | null
  kindOf: (text: string) => CrisisKind
  textOf: (tag: string) => string
}

type Test = (row: EvaluationRow) => boolean
type Levels = { isAcute: Test; isConcern: Test; riskOf: (row: EvaluationRow, question?: string) => Risk | null }

/** Totals of the frozen sets, and never which sentence failed. */
export function measureRisk({ sets, suspect, kindOf, textOf }: Measured): Figure[] {
  const riskOf = ({ text, question }: EvaluationRow, asked = question): Risk | null =>
    assessRisk(text, { asked: asked === undefined ? null : { tag: asked, text: textOf(asked) }, suspect, kindOf })
  const levels: Levels = {
    isAcute: (row) => riskOf(row)?.level === 'acute',
    isConcern: (row) => riskOf(row)?.level === 'concern',
    riskOf,
  }
  const acute = [...sets('acute-en'), ...sets('acute-fr')]
  return [
    ...acuteFigures(sets, levels),
    ...replyFigures(sets('card-replies')),
    ...calmFigures(sets, levels),
    ...languageFigures(sets, acute),
  ]
}

function acuteFigures(sets: Measured['sets'], { isAcute, isConcern, riskOf }: Levels): Figure[] {
  const isNoticed: Test = (row) => isAcute(row) || isConcern(row)
  const [english, french] = [sets('acute-en'), sets('acute-fr')]
  const acute = [...english, ...french]
  const methods = acute.filter(({ danger }) => danger === 'methods')
  return [
    count('acute, English: card', english, { is: isAcute, aim: '≥ 98 %' }),
    count('acute, English: card or gentle question', english, { is: isNoticed }),
    count('acute, French: card', french, { is: isAcute, aim: '≥ 98 %' }),
    count('acute, French: card or gentle question', french, { is: isNoticed }),
    count('requests for methods: card', methods, { is: isAcute, aim: '≥ 95 %' }),
    ...KINDS.flatMap((kind) => {
      const rows = acute.filter((row) => row.kind === kind)
      const hasKind: Test = (row) => {
        const risk = riskOf(row)
        return risk?.level === 'acute' && risk.kind === kind
      }
      return [count(`${kind}: card`, rows, { is: isAcute }), count(`${kind}: the card of that kind`, rows, { is: hasKind })]
    }),
    count('acute words while “anything else?” is asked: card', acute, { is: (row) => riskOf(row, 'anything_else')?.level === 'acute' }),
  ]
}

const KINDS = ['suicide', 'overdose', 'child-ingestion', 'violence', 'abuse', 'emergency', 'adverse-reaction'] as const

function replyFigures(replies: readonly EvaluationRow[]): Figure[] {
  const of = (wanted: string) => replies.filter(({ label }) => label === wanted)
  const is: Test = ({ text }) => saysSafe(text)
  return [
    count('dangerous replies to the card that lead to the check question', of('danger'), { is, aim: '0' }),
    count('statements of safety that lead to the check question', of('safe'), { is, aim: '≥ 95 %' }),
  ]
}

/** Where no alarm should be. */
function calmFigures(sets: Measured['sets'], { isAcute, isConcern }: Levels): Figure[] {
  return [
    count('answers to our questions: card', sets('answers'), { is: isAcute, aim: '≤ 2 %' }),
    count('answers to our questions: gentle question', sets('answers'), { is: isConcern, aim: '≤ 5 %' }),
    ...(['en', 'fr'] as const).flatMap((language) => {
      const distress = sets('distress').filter((row) => row.language === language)
      return [
        count(`distress (${language}): card`, distress, { is: isAcute, aim: '≤ 10 %' }),
        count(`distress (${language}): gentle question`, distress, { is: isConcern }),
      ]
    }),
    count('passive or unclear words: gentle question', sets('concern'), { is: isConcern }),
    count('passive or unclear words: card', sets('concern'), { is: isAcute }),
    count('questions to the clinic: card', sets('ordinary'), { is: isAcute }),
    count('questions to the clinic: gentle question', sets('ordinary'), { is: isConcern }),
  ]
}

function languageFigures(sets: Measured['sets'], acute: readonly EvaluationRow[]): Figure[] {
  const is: Test = ({ text }) => otherLanguage(text) !== null
  const known = [...acute, ...sets('answers'), ...sets('distress'), ...sets('concern'), ...sets('ordinary')]
  return [
    count('other languages: recognised as neither English nor French', sets('languages'), { is }),
    count('English and French taken for another language', known, { is, aim: '0' }),
  ]
}

function count(what: string, rows: readonly EvaluationRow[], { is, aim = '–' }: { is: Test; aim?: string }): Figure {
  return { what, of: rows.length, found: rows.filter(is).length, aim }
}
