import { prove } from '@clinic/core/questionnaires/proof/prove'
import type { Asked } from './editor-prover.ts'

/** Runs beside the page: proves what it is sent, one after the other, and sends each proof back. */
addEventListener('message', ({ data: { questions, about } }: MessageEvent<Asked>) => postMessage(prove(questions, about)))
