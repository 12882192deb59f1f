import type { ChatLanguage } from '@clinic/contract/chat'
import { useEffect, useState } from 'react'
import { languagesOffered } from '../../chat/chat-settings.ts'
import { firstLanguage } from '../../chat/first-language.ts'
import { storedLanguage, storeLanguage } from '../../chat/stored-language.ts'
import { EN, type LinkWords } from './link-words.ts'
import { FR } from './link-words-fr.ts'

export type Spoken = { language: ChatLanguage; words: LinkWords; other: ChatLanguage | null; change: (to: ChatLanguage) => void }

const WORDS: Record<ChatLanguage, LinkWords> = { en: EN, fr: FR }

/**
 * The words of a mailed page: in the language that was chosen on this device or in the address, else the patient's; while nobody knows the
 * patient, the browser's. French only where the clinic offers it.
 */
export function useLinkWords(patients: ChatLanguage | undefined): Spoken {
  const [chosen, setChosen] = useState<ChatLanguage | null>(null)
  const offered = languagesOffered()
  const hints = { offered, stored: chosen ?? storedLanguage(), search: location.search }
  const language = firstLanguage({ ...hints, preferred: patients === undefined ? navigator.languages : [patients] })
  const { locale } = WORDS[language]
  useEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = locale
    return () => {
      document.documentElement.lang = before
    }
  }, [locale])
  return {
    language,
    words: WORDS[language],
    other: offered.find((one) => one !== language) ?? null,
    change: (to) => {
      storeLanguage(to)
      setChosen(to)
    },
  }
}
