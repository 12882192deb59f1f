import type { Intent } from '@clinic/contract/intents'
import type { Judge } from '@clinic/contract/transcripts'

/**
 * What a message was taken for. `confidence`: 0 to 1; `null` in turns of an earlier version where a language model chose. `article`: how sure it is what approved
 * articles say to a question, or that they say nothing.
 */
export type Prediction = { intent: Intent | 'answer' | 'crisis'; confidence: number | null; by: Judge; article?: number | undefined }
