import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { foundImport } from '../lifecycle/read-import.ts'
import { findFile } from '../lifecycle/store.ts'
import { headersOf } from './send-file.ts'

/**
 * The file of an import as it was uploaded (REQ-329, B-13); audited. Refusals: `import-not-found`, `import-file-gone`
 * once it was removed.
 */
export async function downloadFile(context: StaffContext, id: number): Promise<Response> {
  const { file_name, file_size, format, content_removed_at } = await foundImport(context, id)
  if (content_removed_at !== null || format === null) throw new Problem('import-file-gone')
  const bytes = await findFile(context.sql, { id, size: file_size })
  await note(context, {
    action: 'Read Import',
    description: `File of import ${id} downloaded`,
    entity: { kind: 'import', id: String(id) },
    additionalInfo: JSON.stringify({ bytes: bytes.length }),
  })
  return new Response(bytes, { headers: headersOf(file_name, format) })
}
