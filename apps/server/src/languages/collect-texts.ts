import { createHash } from 'node:crypto'
import type { TranslatedText } from '@clinic/contract/languages'
import type { Question, Questionnaire, QuestionnaireWords } from '@clinic/contract/questionnaires'
import { EMERGENCY_LINES, LABELS, TEXTS } from '@clinic/core/dialog/texts'
import { EMERGENCY_LINES_FR, LABELS_FR, TEXTS_FR } from '@clinic/core/dialog/texts-fr'
import { optionsOf } from '@clinic/core/questionnaires/options'
import { consentText } from '../../content/consent.ts'
import { consentFrench } from '../../content/french/consent.ts'
import { FRENCH } from '../../content/french/french-questionnaires.ts'

export type Text = Omit<TranslatedText, 'approved' | 'hash'> & { hash: Buffer }
type Part = TranslatedText['parts'][number]

/** Without these nobody can go all the way; other questionnaires may be missing, and are then left to the care team. */
const NEEDED = ['async', 'renewal', 'follow_up']

/** Every text that has French words, with the English beside it; put together once for the same published versions. */
export function collectTexts(questionnaires: readonly Questionnaire[]): readonly Text[] {
  const versions = questionnaires.map(({ key, version }) => `${key} ${version}`).join()
  if (versions !== kept?.versions) kept = { versions, texts: readTexts(questionnaires) }
  return kept.texts
}

let kept: { versions: string; texts: readonly Text[] } | null = null

function readTexts(questionnaires: readonly Questionnaire[]): Text[] {
  const forms = questionnaires.flatMap((questionnaire) => {
    const words = FRENCH[questionnaire.key]
    return words || NEEDED.includes(questionnaire.key) ? [formText(questionnaire, words)] : []
  })
  return [assistant, consent, ...forms]
}

/** What the assistant says and what its buttons and numbers are called; blanks are shown as "…". */
const assistant = withHash({
  key: 'assistant',
  name: 'What the assistant says',
  needed: true,
  ...pairs({ ...TEXTS, LABELS, EMERGENCY_LINES }, { ...TEXTS_FR, LABELS: LABELS_FR, EMERGENCY_LINES: EMERGENCY_LINES_FR }),
})

const consent = withHash({
  key: 'consent',
  name: 'Consent form',
  needed: true,
  ...pairs(consentText.sections, consentFrench.sections),
})

function formText(questionnaire: Questionnaire, words: QuestionnaireWords | undefined): Text {
  const { key, name, version, questions } = questionnaire
  const parts: Part[] = [{ original: name, translation: words?.name ?? '' }]
  for (const [tag, question] of Object.entries(questions)) parts.push(...questionParts(question, words?.questions[tag]))
  const gaps = parts.filter(({ translation }) => translation === '').map(({ original }) => original)
  return withHash({ key: `questionnaire-${key}`, name: `${name}, version ${version}`, needed: NEEDED.includes(key), gaps, parts })
}

function questionParts(question: Question, words: QuestionnaireWords['questions'][string] | undefined): Part[] {
  const { text, subtext, unit } = question
  const options = question.yes_no_options ? [] : optionsOf(question)
  return [
    { original: text, translation: words?.text ?? '' },
    ...(subtext === undefined ? [] : [{ original: subtext, translation: words?.subtext ?? '' }]),
    ...(unit === undefined ? [] : [{ original: unit, translation: words?.unit ?? '' }]),
    ...options.map(({ label }) => ({ original: label, translation: words?.options?.[label] ?? '' })),
  ]
}

/** The words at the same place on both sides. */
function pairs(original: unknown, translation: unknown): { parts: Part[]; gaps: string[] } {
  const other = new Map(wordsIn(translation))
  const parts = wordsIn(original).map(([path, words]) => ({ original: words, translation: other.get(path) ?? '' }))
  return { parts, gaps: parts.filter((part) => part.original !== '' && part.translation === '').map((part) => part.original) }
}

function wordsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, filled(value as (...blanks: unknown[]) => string)]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${path}.${key}`))
}

/** A text with its blanks shown; what it is filled with differs from text to text. */
function filled(text: (...blanks: unknown[]) => string): string {
  for (const blank of ['…', ['…', '…'], { name: '…', count: 2, minutes: 2, mayPass: true }]) {
    try {
      const words = text(...Array.from({ length: text.length }, () => blank))
      if (!/undefined|object/.test(words)) return words
    } catch {
      // Another kind of blank, then.
    }
  }
  return String(text)
}

function withHash(text: Omit<Text, 'hash'>): Text {
  return {
    ...text,
    hash: createHash('sha256')
      .update(JSON.stringify([text.key, text.name, text.parts]))
      .digest(),
  }
}
