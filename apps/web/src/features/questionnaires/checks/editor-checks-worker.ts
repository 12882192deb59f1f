import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import type { CheckRequest } from './checks-worker-client.ts'

/** Runs beside the page: proves what it is sent, one after the other, and sends each proof back. */
addEventListener('message', ({ data: { questions, about } }: MessageEvent<CheckRequest>) =>
  postMessage(validateQuestionnaire(questions, about)),
)
