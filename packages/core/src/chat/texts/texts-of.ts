import type { ChatLanguage } from '@clinic/contract/chat'
import { foldText } from '../../shared/fold-text.ts'
import { frenchDate } from '../../shared/french-date.ts'
import { type ChatLabels, type ChatTexts, EMERGENCY_LINES, type EmergencyLines, LABELS, longDate, TEXTS } from './texts.ts'
import { EMERGENCY_LINES_FR, LABELS_FR, TEXTS_FR } from './texts-fr.ts'

export type Label = keyof ChatLabels
type Speaking = { readonly language: ChatLanguage }

/** What the assistant says, in the language of the conversation. */
export function textsOf({ language }: Speaking): ChatTexts {
  return language === 'fr' ? TEXTS_FR : TEXTS
}

/** What its buttons say; a page sends it back as it is. */
export function labelsOf({ language }: Speaking): ChatLabels {
  return language === 'fr' ? LABELS_FR : LABELS
}

/** Whom to call in an emergency. */
export function linesOf({ language }: Speaking): EmergencyLines {
  return language === 'fr' ? EMERGENCY_LINES_FR : EMERGENCY_LINES
}

/** An ISO date as people read it. */
export function dateOf({ language }: Speaking, iso: string): string {
  return language === 'fr' ? frenchDate(iso) : longDate(iso)
}

/** The button that a message is the label of, in whichever language: a page may have been switched since. */
export function labelText(text: string): Label | null {
  return BY_WORDS.get(foldText(text)) ?? null
}

const BY_WORDS = new Map<string, Label>(
  [LABELS, LABELS_FR].flatMap((labels) => Object.entries(labels).map(([label, words]) => [foldText(words), label as Label] as const)),
)
