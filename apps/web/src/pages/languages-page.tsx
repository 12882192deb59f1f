import { useNavigate, useSearch } from '@tanstack/react-router'
import { LanguagesScreen } from '../features/languages/languages-screen.tsx'
import { WordsScreen } from '../features/languages/words-screen.tsx'

/** What patients are told in French, and who approved it; the words of one questionnaire where the address names it. */
export function LanguagesPage() {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { questionnaire } = search
  if (typeof questionnaire !== 'string' || questionnaire === '') return <LanguagesScreen />
  return (
    <WordsScreen
      form={{ key: questionnaire, of: search.of === 'draft' ? 'draft' : 'published' }}
      onSide={(of) => void navigate({ to: '.', search: { questionnaire, of } as never, replace: true })}
    />
  )
}
