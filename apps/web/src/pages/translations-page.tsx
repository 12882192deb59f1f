import { useNavigate, useSearch } from '@tanstack/react-router'
import { QuestionnaireTranslationsScreen } from '../features/translations/questionnaire-translations-screen.tsx'
import { TranslationsScreen } from '../features/translations/translations-screen.tsx'

/** What patients are told in French, and who approved it; the words of one questionnaire where the address names it. */
export function TranslationsPage() {
  const { questionnaire = '', of: side } = useSearch({ from: '/pages/languages' })
  const navigate = useNavigate()
  if (questionnaire === '') return <TranslationsScreen />
  return (
    <QuestionnaireTranslationsScreen
      form={{ key: questionnaire, of: side === 'draft' ? 'draft' : 'published' }}
      onSide={(of) => void navigate({ to: '/pages/languages', search: { questionnaire, of }, replace: true })}
    />
  )
}
