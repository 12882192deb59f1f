import { BEGIN_IMPORT_PATH } from '@clinic/contract/imports'
import { problemFromBody } from '../../../lib/api-problem.ts'
import { apiOrigin } from '../../../lib/page-settings.ts'
import { lockIfRefused } from '../../../lib/screen-lock.ts'
import { readToken } from '../../../lib/token.ts'
import type { UploadAnswer } from './upload-message.ts'

/** The field of the form that holds the file (REQ-327). */
const FIELD = 'spreadsheet'

/** `onProgress`: the share that is on its way, 0 to 1. */
type Order = { file: File; signal: AbortSignal; onProgress: (fraction: number) => void }

/** Sends a file; answers what came back, status 0 where nothing did, `null` where the person stopped it. */
export async function sendSpreadsheet(order: Order): Promise<UploadAnswer | null> {
  const token = readToken()
  const answer = await post(order, token)
  if (answer?.status === 401 && token === readToken()) lockIfRefused(problemFromBody(401, answer.body))
  return answer
}

/** Not by `fetch`, which cannot tell how far an upload is. */
function post({ file, signal, onProgress }: Order, token: string | null): Promise<UploadAnswer | null> {
  const form = new FormData()
  form.append(FIELD, file)
  const request = new XMLHttpRequest()
  request.open('POST', `${apiOrigin()}${BEGIN_IMPORT_PATH}`)
  request.withCredentials = true
  request.setRequestHeader('accept', 'application/json')
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) })
    request.onerror = () => resolve({ status: 0, body: undefined })
    request.onabort = () => resolve(null)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
