import { LanguagesScreen } from '../features/languages/languages-screen.tsx'

/** What patients are told in French, and who approved it. */
export function LanguagesPage() {
  return <LanguagesScreen />
}
