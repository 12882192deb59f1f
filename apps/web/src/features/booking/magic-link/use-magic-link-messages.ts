import type { ChatLanguage } from '@clinic/contract/chat'
import { type PageLanguage, usePageLanguage } from '../../../lib/language-choice/use-page-language.ts'
import { EN, type MagicLinkMessages } from './magic-link-messages.ts'
import { FR } from './magic-link-messages-fr.ts'

export type MagicLinkLanguage = PageLanguage & { messages: MagicLinkMessages }

const MESSAGES: Record<ChatLanguage, MagicLinkMessages> = { en: EN, fr: FR }

/** The words of an emailed page, in the language of its reader. */
export function useMagicLinkMessages(patients: ChatLanguage | undefined): MagicLinkLanguage {
  const page = usePageLanguage(patients)
  return { ...page, messages: MESSAGES[page.language] }
}
