import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import type { Asked } from './checks-worker-client.ts'

/** Runs beside the page: proves what it is sent, one after the other, and sends each proof back. */
addEventListener('message', ({ data: { questions, about } }: MessageEvent<Asked>) => postMessage(validateQuestionnaire(questions, about)))
