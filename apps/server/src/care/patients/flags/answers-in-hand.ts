/** The answers in hand: those to a questionnaire that are not finished. `conversation_id`: null by phone. */
export type AnswersInHand = { patient_id: string; key: string; version: number; conversation_id: string | null }
