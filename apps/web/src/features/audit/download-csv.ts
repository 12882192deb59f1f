import { type AuditFilter, exportAudit } from '@clinic/contract/audit'
import { callAddress } from '../../lib/api.ts'
import { problemFromBody } from '../../lib/api-problem.ts'
import { saveFile } from '../../lib/save-file.ts'
import { readToken } from '../../lib/token.ts'

/** Fetches the entries of a search as CSV and hands them to the browser as a file. Throws `ApiProblem`. */
export async function downloadCsv(filter: AuditFilter): Promise<void> {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const response = await fetch(callAddress(exportAudit.path, {}, given), {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  })
  if (!response.ok) throw problemFromBody(response.status, await response.json().catch(() => null))
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ?? 'audit_log.csv')
}
