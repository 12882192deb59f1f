import { EditorScreen } from '../features/questionnaires/editor/editor-screen.tsx'

/** Questionnaire Editor: questions, branches and their order. */
export function EditQuestionnairePage() {
  return <EditorScreen />
}
