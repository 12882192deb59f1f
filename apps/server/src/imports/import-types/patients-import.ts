import type { AuditEntry } from '@clinic/contract/audit'
import type { AuditAction } from '@clinic/contract/vocabulary'
import { patientsNotice } from '../../care/patients/patient-notice.ts'
import { lockAndReadMany, readMany } from '../../care/patients/read-many.ts'
import { findRemovable, findTouchedSince, removeMany } from '../../care/patients/remove-many.ts'
import { addMany, writeMany } from '../../care/patients/write-many.ts'
import { type Changed, change, type Inside, RECORDED_AS_IMPORT } from '../../platform/db/change.ts'
import { checkKnownPatients } from './check-known-patients.ts'
import { type ImportContext, type ImportRow, type ImportType, isAsWritten, written } from './import-type.ts'

/** Keyed by `patient_id` (E-4). */
export const patientsImport: ImportType = {
  read: readMany,
  judge: checkKnownPatients,
  add: (context, rows) =>
    change(context, async (tx, context) => {
      const added = new Set(
        await addMany(
          tx,
          rows.map(({ key, text }) => ({ ...text, patient_id: key })),
          context.now,
        ),
      )
      return written(
        audited(
          context,
          'Patient Imported',
          rows.filter(({ key }) => added.has(key)),
        ),
      )
    }),
  write: (context, { keys, deed, decide }) =>
    change(context, async (tx, context) => {
      const rows = decide(await lockAndReadMany(tx, keys))
      await writeMany(
        tx,
        rows.map(({ key, text }) => ({ ...text, patient_id: key })),
        context.now,
      )
      return written(audited(context, deed === 'import' ? 'Patient Changed By Import' : 'Patient Import Undone', rows))
    }),
  touched: findTouchedSince,
  removable: async ({ sql }, rows) => {
    const now = await readMany(
      sql,
      rows.map(({ key }) => key),
    )
    const same = rows.filter((row) => isAsWritten(now.get(row.key), row)).map(({ key }) => key)
    return new Set(await findRemovable(sql, same))
  },
  remove: (context, rows) =>
    change(context, async (tx, context) => {
      const now = await lockAndReadMany(
        tx,
        rows.map(({ key }) => key),
      )
      const same = rows.filter((row) => isAsWritten(now.get(row.key), row)).map(({ key }) => key)
      const removed = new Set(await removeMany(tx, same))
      return audited(
        context,
        'Patient Import Removed',
        rows.filter(({ key }) => removed.has(key)),
      )
    }),
}

/** The entry names the changed fields, never their values, which are stored with the import. */
function audited({ import_id }: Inside<ImportContext>, action: AuditAction, rows: readonly ImportRow[]): Changed<Set<string>> {
  const entries = rows.map(({ key, text, row_number }): AuditEntry => {
    const fields = Object.keys(text).filter((field) => field !== 'patient_id')
    return {
      action,
      description: `Import ${import_id}, row ${row_number}`,
      entity: { kind: 'patient', id: key },
      additionalInfo: JSON.stringify({ import: import_id, row: row_number, fields }),
      patient_id: key,
    }
  })
  const [first, ...others] = entries
  const result = new Set(rows.map(({ key }) => key))
  return { result, audit: first ? [first, ...others] : RECORDED_AS_IMPORT, live: first ? [patientsNotice()] : [] }
}
