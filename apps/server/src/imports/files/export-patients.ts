import { EXPORT_LIMIT, importFormat } from '@clinic/contract/imports'
import { IMPORT_FIELDS } from '@clinic/core/imports/fields'
import { CSV_START, csvLine } from '@clinic/core/reports/csv-line'
import { readEvery } from '../../care/patients/read-many.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { headersOf, sendFile } from './send-file.ts'

/**
 * All patients in the import’s own format: csv of any length, streamed, or a workbook of up to `EXPORT_LIMIT`.
 * Audited. Refusals: `not-found` for an unknown format, `export-too-long`.
 */
export async function exportPatients(context: StaffContext, wanted: string): Promise<Response> {
  const format = importFormat.safeParse(wanted)
  if (!format.success) throw new Problem('not-found')
  const fields = IMPORT_FIELDS.patients
  const headers = fields.map(({ label }) => label)
  const lineOf = (text: Record<string, string>) => fields.map(({ name }) => text[name] ?? '')
  const day = context.now.slice(0, 10)
  const name = `patients-${day}`
  if (format.data === 'csv') {
    await noteExport(context, format.data)
    return new Response(
      ReadableStream.from(
        (async function* () {
          yield encode(CSV_START + csvLine(headers))
          for await (const texts of readEvery(context.sql)) yield encode(texts.map((text) => csvLine(lineOf(text))).join(''))
        })(),
      ),
      { headers: headersOf(`${name}.csv`, 'csv') },
    )
  }
  const rows: string[][] = [headers]
  for await (const texts of readEvery(context.sql)) {
    rows.push(...texts.map(lineOf))
    if (rows.length > EXPORT_LIMIT + 1) throw new Problem('export-too-long', { limit: EXPORT_LIMIT })
  }
  await noteExport(context, format.data)
  return sendFile({ name, format: format.data, rows })
}

function noteExport(context: StaffContext, format: string): Promise<void> {
  return note(context, {
    action: 'Export Patients',
    description: `All patients downloaded as ${format}`,
    entity: { kind: 'list', id: 'patients' },
  })
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
