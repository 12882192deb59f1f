import type { Questions } from '@clinic/contract/questionnaires'
import { type ValidationResult, type ValidationSubject, validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'

/** `questions`: those that were proved; newer ones may are on the screen already. */
export type CheckedDraft = ValidationResult & { questions: Questions }
export type CheckRequest = { questions: Questions; about: ValidationSubject }
export type ChecksWorkerClient = { ask: (asked: CheckRequest) => void; close: () => void }

/** What of a browser's worker is needed here. */
type WorkerPort = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/**
 * Proves one draft after the other beside the page, which draws and hears keys at the same time: 500 questions take some 30 ms. Of what is asked for
 * during a proof only the newest is proved. Where nothing runs beside the page, such as when its code does not arrive, the page proves itself.
 */
export function openChecksWorker(
  listen: (checked: CheckedDraft) => void,
  start: () => WorkerPort | null = startWorker,
): ChecksWorkerClient {
  let worker = start()
  let now: CheckRequest | null = null
  let next: CheckRequest | null = null
  const finish = ({ questions }: CheckRequest, result: ValidationResult) => {
    now = null
    listen({ ...result, questions })
    const following = next
    next = null
    if (following) begin(following)
  }
  const begin = (asked: CheckRequest) => {
    now = asked
    if (worker) worker.postMessage(asked)
    else finish(asked, validateQuestionnaire(asked.questions, asked.about))
  }
  const close = () => {
    worker?.terminate()
    worker = null
  }
  worker?.addEventListener('message', (event) => now && finish(now, (event as MessageEvent<ValidationResult>).data))
  worker?.addEventListener('error', () => {
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
