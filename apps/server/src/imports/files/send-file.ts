import type { ImportFormat } from '@clinic/contract/imports'
import { CSV_START, csvLine } from '@clinic/core/reports/csv-line'
import { utils, write } from '@e965/xlsx'

const TYPES: Record<ImportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
}

/** Every cell is text, so that spreadsheet programs neither convert nor execute it. */
export function sendFile({ name, format, rows }: { name: string; format: ImportFormat; rows: readonly (readonly string[])[] }): Response {
  const body = format === 'csv' ? CSV_START + rows.map((row) => csvLine(row)).join('') : bookOf(rows, format)
  return new Response(body, { headers: headersOf(`${name}.${format}`, format) })
}

/** Content type and file name of a download, whose name may be the one it was uploaded with. */
export function headersOf(name: string, format: ImportFormat): Record<string, string> {
  const plain = name.replace(/[^\w. -]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  const disposition = plain === name ? `attachment; filename="${name}"` : `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
  return { 'content-type': TYPES[format], 'content-disposition': disposition }
}

function bookOf(rows: readonly (readonly string[])[], format: 'xlsx' | 'xls'): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((text) => ({ t: 's', v: text, z: '@' }))))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Sheet1')
  return new Uint8Array(write(book, { type: 'array', bookType: format === 'xls' ? 'biff8' : 'xlsx', compression: true }) as ArrayBuffer)
}
