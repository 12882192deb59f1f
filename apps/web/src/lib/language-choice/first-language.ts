import type { ChatLanguage } from '@clinic/contract/chat'

type Hints = {
  offered: ChatLanguage[]
  /** What the person chose here before. */
  stored: string | null
  /** The page's own `?lang=`. */
  search: string
  /** What the browser is set to, the dearest first. */
  preferred: readonly string[]
}

/** The language that the page opens in, among those that it offers; English where nothing else is wished for. */
export function firstLanguage({ offered, stored, search, preferred }: Hints): ChatLanguage {
  const wishes = [stored, new URLSearchParams(search).get('lang'), ...preferred.map((tag) => tag.slice(0, 2))]
  return (
    wishes.map((wish) => offered.find((language) => language === wish?.toLowerCase())).find((language) => language !== undefined) ?? 'en'
  )
}
