import { BuilderScreen } from '../features/questionnaires/builder-screen.tsx'

/** The questionnaire builder. */
export function MedicalQuestionnairePage() {
  return <BuilderScreen />
}
