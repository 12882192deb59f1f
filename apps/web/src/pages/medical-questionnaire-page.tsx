import { QuestionnaireScreen } from '../features/questionnaires/workspace/questionnaire-screen.tsx'

/** The Questionnaire Builder: the questionnaires, beginning with the general information of one. */
export function MedicalQuestionnairePage() {
  return <QuestionnaireScreen path="/pages/medicalQuestionnaire" />
}
