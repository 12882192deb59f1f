import type { ChatLanguage } from '@clinic/contract/chat'
import { languagesOffered } from '../../lib/language-choice/languages-offered.ts'
import { storeLanguage } from '../../lib/language-choice/stored-language.ts'
import { changeLanguage } from '../messages/current-language.ts'
import { useLanguage } from '../messages/use-chat-messages.ts'
import styles from './language-button.module.css'

const NAMES: Record<ChatLanguage, string> = { en: 'English', fr: 'Français' }

/** The way to the other language, named in that language; nothing where the page has but one. `short`: two letters where there is little room. */
export function LanguageButton({ short = false }: { short?: boolean }) {
  const language = useLanguage()
  const other = languagesOffered().find((offered) => offered !== language)
  if (!other) return null
  async function change(to: ChatLanguage) {
    if (await changeLanguage(to)) storeLanguage(to)
  }
  return (
    <button
      type="button"
      lang={other}
      aria-label={NAMES[other]}
      className={styles.language}
      data-short={short ? other.toUpperCase() : undefined}
      onClick={() => void change(other)}
    >
      <span className={styles.name}>{NAMES[other]}</span>
    </button>
  )
}
