import type { ChatLanguage } from '@clinic/contract/chat'
import { useEffect, useState } from 'react'
import { firstLanguage } from '../../../lib/language-choice/first-language.ts'
import { languagesOffered } from '../../../lib/language-choice/languages-offered.ts'
import { storedLanguage, storeLanguage } from '../../../lib/language-choice/stored-language.ts'
import { EN, type MagicLinkMessages } from './magic-link-messages.ts'
import { FR } from './magic-link-messages-fr.ts'

export type MagicLinkLanguage = {
  language: ChatLanguage
  messages: MagicLinkMessages
  other: ChatLanguage | null
  change: (to: ChatLanguage) => void
}

const MESSAGES: Record<ChatLanguage, MagicLinkMessages> = { en: EN, fr: FR }

/**
 * The words of an emailed page: in the language that was chosen on this device or in the address, else the patient's; while no one knows the
 * patient, the browser's. French only where the clinic offers it.
 */
export function useMagicLinkMessages(patients: ChatLanguage | undefined): MagicLinkLanguage {
  const [chosen, setChosen] = useState<ChatLanguage | null>(null)
  const offered = languagesOffered()
  const hints = { offered, stored: chosen ?? storedLanguage(), search: location.search }
  const language = firstLanguage({ ...hints, preferred: patients === undefined ? navigator.languages : [patients] })
  const { locale } = MESSAGES[language]
  useEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = locale
    return () => {
      document.documentElement.lang = before
    }
  }, [locale])
  return {
    language,
    messages: MESSAGES[language],
    other: offered.find((one) => one !== language) ?? null,
    change: (to) => {
      storeLanguage(to)
      setChosen(to)
    },
  }
}
