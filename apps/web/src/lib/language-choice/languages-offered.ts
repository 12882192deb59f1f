import type { ChatLanguage } from '@clinic/contract/chat'

const LANGUAGES: readonly ChatLanguage[] = ['en', 'fr']

/** The languages that the clinic offers; English alone where the server has named none. */
export function languagesOffered(): ChatLanguage[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="chat-languages"]')?.content.split(' ') ?? []
  const offered = LANGUAGES.filter((language) => named.includes(language))
  return offered.length > 0 ? offered : ['en']
}
