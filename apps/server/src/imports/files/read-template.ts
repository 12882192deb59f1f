import { importFormat, importKind } from '@clinic/contract/imports'
import { templateRows } from '@clinic/core/imports/template-rows'
import { Problem } from '../../platform/http/problem.ts'
import { sendFile } from './send-file.ts'

/** Refusal: `not-found` for an unknown kind or format. */
export async function readTemplate({ kind: said, format: wanted }: { kind: string; format: string }): Promise<Response> {
  const kind = importKind.safeParse(said)
  const format = importFormat.safeParse(wanted)
  if (!kind.success || !format.success) throw new Problem('not-found')
  return sendFile({ name: `${kind.data}-template`, format: format.data, rows: templateRows(kind.data) })
}
