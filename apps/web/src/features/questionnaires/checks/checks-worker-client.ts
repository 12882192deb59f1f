import type { Questions } from '@clinic/contract/questionnaires'
import { type ValidationResult, type ValidationSubject, validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'

/** `questions`: those that were proved; newer ones may stand on the screen already. */
export type Proved = ValidationResult & { questions: Questions }
export type Asked = { questions: Questions; about: ValidationSubject }
export type ChecksWorkerClient = { ask: (asked: Asked) => void; close: () => void }

/** What of a browser's worker is needed here. */
type Beside = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/**
 * Proves one draft after the other beside the page, which draws and hears keys meanwhile: 500 questions take some 30 ms. Of what is asked for
 * during a proof only the newest is proved. Where nothing runs beside the page, such as when its code does not arrive, the page proves itself.
 */
export function openChecksWorker(hear: (proved: Proved) => void, start: () => Beside | null = startWorker): ChecksWorkerClient {
  let beside = start()
  let now: Asked | null = null
  let next: Asked | null = null
  const finish = ({ questions }: Asked, proof: ValidationResult) => {
    now = null
    hear({ ...proof, questions })
    const following = next
    next = null
    if (following) begin(following)
  }
  const begin = (asked: Asked) => {
    now = asked
    if (beside) beside.postMessage(asked)
    else finish(asked, validateQuestionnaire(asked.questions, asked.about))
  }
  const close = () => {
    beside?.terminate()
    beside = null
  }
  beside?.addEventListener('message', (event) => now && finish(now, (event as MessageEvent<ValidationResult>).data))
  beside?.addEventListener('error', () => {
    close()
    if (now) begin(now)
  })
  return {
    ask: (asked) => {
      if (now) next = asked
      else begin(asked)
    },
    close,
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./editor-checks-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return null
  }
}
