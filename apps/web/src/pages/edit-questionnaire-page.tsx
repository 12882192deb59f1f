import { QuestionnaireScreen } from '../features/questionnaires/workspace/questionnaire-screen.tsx'

/** The Questionnaire Editor: the questionnaires, beginning with the cards of one. */
export function EditQuestionnairePage() {
  return <QuestionnaireScreen path="/pages/editQuestionnaire" />
}
