import type { Question } from '@clinic/contract/questionnaires'
import type { Draft } from './draft-answer.ts'

/** What every field is given that an answer is written down in. */
export type IntakeFieldProps = { question: Question; draft: Draft; disabled: boolean; onChange: (draft: Draft) => void }
