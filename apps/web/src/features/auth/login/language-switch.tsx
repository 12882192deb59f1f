import { Button } from '@mantine/core'
import { type FormatLanguage, formatLanguage } from '../../../lib/messages/language.ts'
import { chooseLoginLanguage } from './keep-login-language.ts'

const OTHER = { 'en-CA': 'fr-CA', 'fr-CA': 'en-CA' } as const
const NAMES: Record<FormatLanguage, string> = { 'en-CA': 'English', 'fr-CA': 'Français' }

/** The way to the other language for someone who has not logged in yet, named in that language. */
export function LanguageSwitch() {
  const other = OTHER[formatLanguage()]
  return (
    <Button lang={other} variant="subtle" size="md" style={{ alignSelf: 'center' }} onClick={() => chooseLoginLanguage(other)}>
      {NAMES[other]}
    </Button>
  )
}
