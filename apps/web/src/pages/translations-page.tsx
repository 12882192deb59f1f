import { useNavigate, useSearch } from '@tanstack/react-router'
import { QuestionnaireTranslationsScreen } from '../features/translations/questionnaire-translations-screen.tsx'
import { TranslationsScreen } from '../features/translations/translations-screen.tsx'

/** What patients are told in French, and who approved it; the words of one questionnaire where the address names it. */
export function TranslationsPage() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { questionnaire } = search
  if (typeof questionnaire !== 'string' || questionnaire === '') return <TranslationsScreen />
  return (
    <QuestionnaireTranslationsScreen
      form={{ key: questionnaire, of: search.of === 'draft' ? 'draft' : 'published' }}
      onSide={(of) => void navigate({ to: '.', search: { questionnaire, of } as never, replace: true })}
    />
  )
}
