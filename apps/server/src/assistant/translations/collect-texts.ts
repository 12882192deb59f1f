import { createHash } from 'node:crypto'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { TranslatedText, Word } from '@clinic/contract/translations'
import { LABELS, TEXTS } from '@clinic/core/chat/texts/texts'
import { LABELS_FR, TEXTS_FR } from '@clinic/core/chat/texts/texts-fr'
import { alikeOptions } from '@clinic/core/questionnaires/translations/alike-options'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'
import type { ConsentForm } from '@clinic/data/load-consent'
import { consentForms } from '../../../content/consent.ts'

/** A text as it stands; who approved it is another matter. */
export type Text = Omit<TranslatedText, 'approved' | 'changed' | 'hash'> & { hash: Buffer }
type Part = TranslatedText['parts'][number]

/** One text of the assistant at its path, such as `typed.short`; `digest` names both sides. */
export type AssistantPart = Part & { path: string; digest: string }

/** A questionnaire with its French as far as there is any. `version`: `null` for a draft. */
export type Form = Pick<Questionnaire, 'key' | 'name' | 'questions'> & { version: number | null; words: readonly Word[] }

/** Without these nobody can go all the way; other questionnaires may be missing, and are then left to the care team. */
export const NEEDED: readonly string[] = ['async', 'renewal', 'follow_up']

/** Every text that can have French words, with the English beside it: what comes with the program, then questionnaires. */
export function collectTexts(forms: readonly Form[]): readonly Text[] {
  return [...programTexts(), ...forms.map(formText)]
}

/** The texts that come with the program. */
export function programTexts(): readonly Text[] {
  return [assistant, consent]
}

const spoken = [
  { ...TEXTS, LABELS },
  { ...TEXTS_FR, LABELS: LABELS_FR },
] as const

/** What the assistant says and what its buttons are called; blanks are shown as "…". */
const assistant = withHash({ key: 'assistant', name: 'What the assistant says', needed: true, words: null, ...pairs(...spoken) })

const assistantParts: readonly AssistantPart[] = partsAt(...spoken).map(({ path, ...part }) => ({ ...part, path, digest: digestOf(part) }))

/** Everything the assistant says, text by text: each is approved for itself. */
export function listAssistantParts(): readonly AssistantPart[] {
  return assistantParts
}

/** Whether this is the assistant's own text, which is approved part by part. */
export function hasParts({ key }: Pick<Text, 'key'>): boolean {
  return key === assistant.key
}

/** A wording of the consent form as it is approved in French. */
export function consentPair({ english, french }: ConsentForm): Text {
  return withHash({
    key: 'consent',
    name: 'Consent form',
    needed: true,
    words: null,
    ...pairs(english.sections, french.sections),
  })
}

const consent = consentPair(consentForms[0])

/** The text that a questionnaire's words make. Answers that read the same in French count as missing: nobody could tell which was meant. */
export function formText({ key, name, version, words }: Form): Text {
  const alike = alikeOptions(words)
  const isMissing = (word: Word) => word.translation === '' || alike.has(placeKey(word))
  return withHash({
    ...(version === null
      ? { key: `draft-${key}`, name: `${name}, draft`, needed: false }
      : { key: `questionnaire-${key}`, name: `${name}, version ${version}`, needed: NEEDED.includes(key) }),
    gaps: words.filter(isMissing).map(({ original }) => original),
    parts: words.map(({ original, translation }) => ({ original, translation })),
    words: { key, of: version === null ? 'draft' : 'published' },
  })
}

/** The words at the same place on both sides. */
function pairs(original: unknown, translation: unknown): { parts: Part[]; gaps: string[] } {
  const parts = partsAt(original, translation).map(({ path, ...part }) => part)
  return { parts, gaps: parts.filter((part) => part.original !== '' && part.translation === '').map((part) => part.original) }
}

function partsAt(original: unknown, translation: unknown): (Part & { path: string })[] {
  const other = new Map(wordsIn(translation))
  return wordsIn(original).map(([path, words]) => ({ path: path.slice(1), original: words, translation: other.get(path) ?? '' }))
}

/** By the words alone, so that an approval holds wherever the program keeps them. */
function digestOf({ original, translation }: Part): string {
  return createHash('sha256')
    .update(JSON.stringify([original, translation]))
    .digest('hex')
    .slice(0, 16)
}

function wordsIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, filled(value as (...blanks: unknown[]) => string)]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, `${path}.${key}`))
}

/** A text with its blanks shown; what it is filled with differs from text to text. */
function filled(text: (...blanks: unknown[]) => string): string {
  for (const blank of ['…', ['…', '…'], { name: '…', count: 2, minutes: 2, canSkipItem: true }, 'pcr']) {
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
