import { type AuditFilter, exportAudit } from '@clinic/contract/audit'
import { callAddress } from '../../lib/api.ts'
import { problemFromBody } from '../../lib/api-problem.ts'
import { readToken } from '../../lib/token.ts'

/** Fetches the entries of a search as CSV and hands them to the browser as a file. Throws `ApiProblem`. */
export async function downloadCsv(filter: AuditFilter): Promise<void> {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const response = await fetch(callAddress(exportAudit.path, {}, given), { headers: { authorization: `Bearer ${readToken() ?? ''}` } })
  if (!response.ok) throw problemFromBody(response.status, await response.json().catch(() => null))
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'audit_log.csv'
  link.click()
  URL.revokeObjectURL(address)
}
