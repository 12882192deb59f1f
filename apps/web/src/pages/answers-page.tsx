import { ArticlesScreen } from '../features/articles/articles-screen.tsx'

/** Answers: what the assistant answers, and what it is taught. */
export function AnswersPage() {
  return <ArticlesScreen />
}
