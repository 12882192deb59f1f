import { exportDropOff } from '@clinic/contract/transcripts'
import { callAddress } from '../../lib/api.ts'
import { problemFromBody } from '../../lib/api-problem.ts'
import { saveFile } from '../../lib/save-file.ts'
import { readToken } from '../../lib/token.ts'

/** Fetches the questions of some days as CSV and hands them to the browser as a file. Throws `ApiProblem`. */
export async function downloadDropOff(days: { startDate: string; endDate: string }): Promise<void> {
  const response = await fetch(callAddress(exportDropOff.path, {}, days), {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  })
  if (!response.ok) throw problemFromBody(response.status, await response.json().catch(() => null))
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? 'conversation_stops.csv')
}
