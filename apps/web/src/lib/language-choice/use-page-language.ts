import type { ChatLanguage } from '@clinic/contract/chat'
import { useEffect, useState } from 'react'
import { firstLanguage } from './first-language.ts'
import { languagesOffered } from './languages-offered.ts'
import { storedLanguage, storeLanguage } from './stored-language.ts'

/** `other`: null where one language is offered. */
export type PageLanguage = { language: ChatLanguage; other: ChatLanguage | null; change: (to: ChatLanguage) => void }

/**
 * The language of a public page: the one that was chosen on this device or is in the address, else the reader's; while no one knows the reader,
 * the browser's. French only where the clinic offers it.
 */
export function usePageLanguage(readers: ChatLanguage | undefined): PageLanguage {
  const [chosen, setChosen] = useState<ChatLanguage | null>(null)
  const offered = languagesOffered()
  const hints = { offered, stored: chosen ?? storedLanguage(), search: location.search }
  const language = firstLanguage({ ...hints, preferred: readers === undefined ? navigator.languages : [readers] })
  useEffect(() => {
    const before = document.documentElement.lang
    document.documentElement.lang = `${language}-CA`
    return () => {
      document.documentElement.lang = before
    }
  }, [language])
  return {
    language,
    other: offered.find((one) => one !== language) ?? null,
    change: (to) => {
      storeLanguage(to)
      setChosen(to)
    },
  }
}
