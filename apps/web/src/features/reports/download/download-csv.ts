import { type CsvType, exportReport, TOTAL_ROWS_HEADER } from '@clinic/contract/reports'
import { csvFileName } from '@clinic/core/reports/csv-file-name'
import { callAddress } from '../../../lib/api.ts'
import { ApiProblem, problemFromBody } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { loseToken, readToken } from '../../../lib/token.ts'
import { countRecords, NOTHING_COUNTED } from './count-records.ts'

export type Progress = { rows: number; total: number; bytes: number }
type Order = { type: CsvType; startDate: string; endDate: string; signal: AbortSignal; onProgress: (progress: Progress) => void }

/**
 * Downloads a report with the session's token and hands it to the browser to save, whole or not at all. Throws `ApiProblem`, its code
 * `aborted` where the person stopped it.
 */
export async function downloadCsv(order: Order): Promise<void> {
  const { type, startDate, endDate } = order
  saveFile(new Blob(await receive(order), { type: 'text/csv' }), csvFileName(type, startDate, endDate))
}

async function receive({ type, startDate, endDate, signal, onProgress }: Order): Promise<Uint8Array<ArrayBuffer>[]> {
  const token = readToken()
  try {
    const response = await fetch(callAddress(exportReport.path, {}, { type, startDate, endDate }), {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      signal,
    })
    if (!response.ok || !response.body) throw await refusal(response, token)
    return await collect(response.body, { total: Number(response.headers.get(TOTAL_ROWS_HEADER)), onProgress })
  } catch (error) {
    throw error instanceof ApiProblem ? error : unfinished(signal)
  }
}

type Expected = Pick<Order, 'onProgress'> & { total: number }

/** A download that ends early is no download: half a report looks like a whole one. */
async function collect(body: ReadableStream<Uint8Array<ArrayBuffer>>, { total, onProgress }: Expected): Promise<Uint8Array<ArrayBuffer>[]> {
  const decoder = new TextDecoder()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let counted = NOTHING_COUNTED
  let bytes = 0
  const reader = body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    parts.push(piece.value)
    bytes += piece.value.byteLength
    counted = countRecords(counted, decoder.decode(piece.value, { stream: true }))
    onProgress({ rows: Math.max(0, counted.records - 1), total, bytes })
  }
  if (counted.records - 1 !== total) throw new Error('rows missing; please download again')
  return parts
}

async function refusal(response: Response, token: string | null): Promise<ApiProblem> {
  if (response.status === 401 && token === readToken()) loseToken('session-ended')
  return problemFromBody(response.status, await response.json().catch(() => undefined))
}

function unfinished(signal: AbortSignal): ApiProblem {
  return signal.aborted
    ? new ApiProblem({ code: 'aborted', message: t('The download was stopped.'), status: 0 })
    : new ApiProblem({ code: 'no-connection', message: t('The download was interrupted. Please try again.'), status: 0 })
}
