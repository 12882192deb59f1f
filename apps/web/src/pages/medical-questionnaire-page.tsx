import { BuilderScreen } from '../features/questionnaires/builder/builder-screen.tsx'

/** The questionnaire builder. */
export function MedicalQuestionnairePage() {
  return <BuilderScreen />
}
