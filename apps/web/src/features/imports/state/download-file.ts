import { ApiProblem, problemFromBody } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { apiOrigin } from '../../../lib/page-settings.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { lockIfRefused } from '../../../lib/screen-lock.ts'
import { readToken } from '../../../lib/token.ts'

/** Fetches a file with the session's token and hands it to the browser to save, whole or not at all. Throws `ApiProblem`. */
export async function downloadFile(path: string, name: string): Promise<void> {
  saveFile(await receive(path), name)
}

async function receive(path: string): Promise<Blob> {
  const token = readToken()
  try {
    const response = await fetch(`${apiOrigin()}${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      credentials: apiOrigin() === '' ? 'same-origin' : 'include',
    })
    if (response.ok) return await response.blob()
    const problem = problemFromBody(response.status, await response.json().catch(() => undefined))
    if (response.status === 401 && token === readToken()) lockIfRefused(problem)
    throw problem
  } catch (error) {
    if (error instanceof ApiProblem) throw error
    throw new ApiProblem({ code: 'no-connection', message: t('The download was interrupted. Please try again.'), status: 0 })
  }
}
