import type { ChatLanguage } from '@clinic/contract/chat'
import { foldText } from '../../shared/fold-text.ts'
import { frenchDate } from '../../shared/french-date.ts'
import { type ChatLabels, type ChatTexts, LABELS, longDate, TEXTS } from './texts.ts'
import { LABELS_FR, TEXTS_FR } from './texts-fr.ts'

export type Label = keyof ChatLabels
/** `unapproved`: paths of texts, such as `typed.short`, without an approval in French. */
type Speaking = { readonly language: ChatLanguage; readonly unapproved?: readonly string[] }

/** What the assistant says, in the language of the conversation. */
export function textsOf({ language, unapproved }: Speaking): ChatTexts {
  return language === 'fr' ? frenchOf(unapproved).texts : TEXTS
}

/** What its buttons say; a page sends it back as it is. */
export function labelsOf({ language, unapproved }: Speaking): ChatLabels {
  return language === 'fr' ? frenchOf(unapproved).labels : LABELS
}

/** An ISO date as people read it. */
export function dateOf({ language }: Speaking, iso: string): string {
  return language === 'fr' ? frenchDate(iso) : longDate(iso)
}

/** The button that a message is the label of, in whichever language: a page may have been switched since. */
export function labelText(text: string): Label | null {
  return BY_WORDS.get(foldText(text)) ?? null
}

/** Always in French, approved or not: words in danger and distress, and those about what is not in French. */
const ALWAYS =
  /^(?:crisis|concern|distress|stop\.(?:loss|afterLoss|chooseYourself)$|otherLanguage|notInFrench|language\.followed$|LABELS\.(?!(?:newPatient|renewal|askQuestions|readConsent|end|noRecord|newCode|noneOfThese|book|otherTime)$))/

type French = { texts: ChatTexts; labels: ChatLabels }
const SHIPPED: French = { texts: TEXTS_FR, labels: LABELS_FR }
const mixed = new Map<string, French>()

/** The French texts, in English where they are not approved. */
function frenchOf(unapproved: readonly string[] = []): French {
  const english = unapproved.filter((path) => !ALWAYS.test(path))
  if (english.length === 0) return SHIPPED
  const name = english.join(' ')
  const known = mixed.get(name) ?? withEnglish(new Set(english))
  if (!mixed.has(name)) mixed.clear()
  mixed.set(name, known)
  return known
}

function withEnglish(paths: ReadonlySet<string>): French {
  const mix = <T>(french: T, english: T, at: string): T => {
    if (typeof french !== 'object' || french === null) return paths.has(at) ? english : french
    if (Array.isArray(french)) return french.map((one, index) => mix(one, (english as unknown[])[index], `${at}.${index}`)) as T
    return Object.fromEntries(
      Object.entries(french).map(([key, inner]) => [key, mix(inner, (english as Record<string, unknown>)[key], at ? `${at}.${key}` : key)]),
    ) as T
  }
  return { texts: mix(TEXTS_FR, TEXTS, ''), labels: mix(LABELS_FR, LABELS, 'LABELS') }
}

const BY_WORDS = new Map<string, Label>(
  [LABELS, LABELS_FR].flatMap((labels) => Object.entries(labels).map(([label, words]) => [foldText(words), label as Label] as const)),
)
