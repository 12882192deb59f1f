import type { ImportDetail, ImportRow } from '@clinic/contract/imports'

const LINE = {
  ...{ id: 3, version: 2, kind: 'patients' as const, file_name: 'patients.csv', file_size: 2_000, created_by: 'Noor Ito' },
  ...{ created_at: '2026-03-02T14:00:00.000Z', applied_at: null, undone_at: null, undone_by: null, undo_until: null },
  ...{ kept_until: '2026-04-01T14:00:00.000Z', content_removed_at: null, progress: 0, total: 0, counts: null, fault: null, same_as: null },
}

/** A file of two patients, whose kind and columns are to be confirmed. */
export function importDetail(parts: Partial<ImportDetail> = {}): ImportDetail {
  return {
    ...{ ...LINE, state: 'choosing', format: 'csv', sheets: [{ name: '', rows: 2, header_row: 1 }], unknown_values: {} },
    headers: ['Patient ID', 'First name', 'Notes'],
    first_rows: [
      ['TCN-1', 'Robin', 'x'],
      ['TCN-2', 'Ada', ''],
    ],
    choices: {
      ...{ sheet: '', header_row: 1, kind: 'patients', columns: ['patient_id', 'first_name', null], values: {} },
      ...{ day_order: 'unsaid', faulty_rows: 'leave_out' },
    },
    ...parts,
  }
}

/** The same, with every row checked: one new patient and one that is rejected. */
export function checkedImport(parts: Partial<ImportDetail> = {}): ImportDetail {
  return importDetail({ state: 'checked', counts: { new: 1, changed: 0, same: 0, refused: 1, left_out: 0 }, ...parts })
}

/** A row that is rejected because its first name is missing. */
export function importRow(parts: Partial<ImportRow> = {}): ImportRow {
  return {
    ...{ row_number: 3, cells: ['TCN-2', '', ''], mended: false, outcome: 'refused', key: 'TCN-2', changes: [] },
    faults: [{ field: 'first_name', message: 'This field is required.' }],
    ...parts,
  }
}
