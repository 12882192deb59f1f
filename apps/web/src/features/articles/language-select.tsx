import { CHAT_LANGUAGES, type ChatLanguage } from '@clinic/contract/chat'
import { NativeSelect } from '@mantine/core'
import { t } from '../../lib/messages/t.ts'
import { LANGUAGE_NAMES } from './article-messages.ts'

type Props = { value: ChatLanguage; onChange: (language: ChatLanguage) => void; description?: string }

const CHOICES = CHAT_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** In which language patients ask and are answered. */
export function LanguageSelect({ value, onChange, description }: Props) {
  return (
    <NativeSelect
      label={t('Language')}
      description={description}
      data={CHOICES}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'fr' ? 'fr' : 'en')}
    />
  )
}
