import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { IMPORT_FAULTS, IMPORT_LIMITS, type ImportErrorCode } from './imports/import-errors.ts'

/** What a spreadsheet can contain (E-4): detected from its columns, confirmed by the user. */
export const IMPORT_KINDS = ['patients', 'slots', 'staff'] as const
export const importKind = z.enum(IMPORT_KINDS)
export type ImportKind = (typeof IMPORT_KINDS)[number]

/** Allowed file extensions (REQ-324); `IMPORT_LIMITS` limits size and shape. */
export const IMPORT_EXTENSIONS = ['.xls', '.xlsx', '.csv'] as const
export function hasImportName(name: string): boolean {
  return IMPORT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))
}

/** Why an import stopped in the background, apart from errors of its file. */
export const IMPORT_STOPPED =
  'Something went wrong, and nothing was written. Try again; if it happens again, tell whoever looks after this program.'
/** Days that a file and its preview are stored after the last step, and that an applied import can be undone. */
export const IMPORT_KEPT_DAYS = 30
export const IMPORT_UNDO_DAYS = 90
/** Shown for an import that expired. */
export const IMPORT_EXPIRED = `Nobody went on with this import for ${IMPORT_KEPT_DAYS} days, so its file was removed. Nothing of it was written.`
const faultCode = z.enum([...(Object.keys(IMPORT_FAULTS) as ImportErrorCode[]), 'stopped', 'expired'])
export type ImportStop = z.infer<typeof faultCode>

/**
 * `reading`, `checking`, `applying` and `undoing` run in the background and survive restarts. `choosing`: waits for
 * the user to confirm kind and columns. `checked`: waits for the user to apply. `refused`: the file could not be
 * read.
 */
export const IMPORT_STATES = [
  'reading',
  'choosing',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'refused',
  'discarded',
] as const
const importState = z.enum(IMPORT_STATES)
export type ImportState = (typeof IMPORT_STATES)[number]

/** `left_out`: excluded by a user; `refused`: rejected for its errors. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'same', 'refused', 'left_out'] as const
const importOutcome = z.enum(IMPORT_OUTCOMES)
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** How dates like 03/04/1980 are meant; never guessed: unset, they are an error of the row (E-4). */
export const DAY_ORDERS = ['unsaid', 'day_first', 'month_first'] as const
/** Rows with errors are excluded, or stop the whole import (E-4). */
export const FAULTY_ROWS = ['leave_out', 'refuse_all'] as const

/**
 * Chosen or suggested. `header_row` counts from 1. `columns`: for each column of the file its field, or null.
 * `values`: by field, what a value of the file means ("Ont." → "ON").
 */
export const importChoices = z.strictObject({
  sheet: z.string().max(200),
  header_row: z.number().int().min(1).max(1000),
  kind: importKind,
  columns: z.array(z.string().max(60).nullable()).max(IMPORT_LIMITS.columns),
  values: z.record(z.string().max(60), z.record(z.string().max(200), z.string().max(200))),
  day_order: z.enum(DAY_ORDERS),
  faulty_rows: z.enum(FAULTY_ROWS),
})
export type ImportChoices = z.infer<typeof importChoices>

const counts = z.object({
  new: z.number().int(),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
  left_out: z.number().int(),
})
export type ImportCounts = z.infer<typeof counts>

/** `header_row`: the detected one, 1 when none was. */
const sheet = z.object({ name: z.string(), rows: z.number().int(), header_row: z.number().int() })

/** A row of the import history. `progress` of `total` rows while a step runs. */
export const importLine = z.object({
  id: z.number().int(),
  version: z.number().int(),
  kind: importKind.nullable(),
  state: importState,
  file_name: z.string(),
  file_size: z.number().int(),
  created_by: z.string(),
  created_at: z.string(),
  applied_at: z.string().nullable(),
  undone_at: z.string().nullable(),
  undone_by: z.string().nullable(),
  /** The end of the undo period; null when there is nothing to undo. */
  undo_until: z.string().nullable(),
  /** When its file and row preview are or were deleted. */
  kept_until: z.string(),
  content_removed_at: z.string().nullable(),
  progress: z.number().int(),
  total: z.number().int(),
  counts: counts.nullable(),
  /** Why it was refused or stopped. */
  fault: z.object({ code: faultCode, message: z.string() }).nullable(),
  /** The earlier import of the same file. */
  same_as: z.number().int().nullable(),
})
export type ImportLine = z.infer<typeof importLine>

/**
 * Everything the import’s page shows. `first_rows`: the first ten below the header, unparsed. `unknown_values`: by
 * field, values that no rule understood with their counts, most frequent first.
 */
export const importDetail = importLine.extend({
  format: z.enum(['xlsx', 'xls', 'csv']).nullable(),
  sheets: z.array(sheet),
  choices: importChoices.nullable(),
  headers: z.array(z.string()),
  first_rows: z.array(z.array(z.string())),
  unknown_values: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number().int() }))),
})
export type ImportDetail = z.infer<typeof importDetail>

const fault = z.object({ field: z.string(), message: z.string() })
export type RowError = z.infer<typeof fault>
/** A changed field as text; `from` is null in a new row. */
const fieldChange = z.object({ field: z.string(), from: z.string().nullable(), to: z.string() })
export type FieldChange = z.infer<typeof fieldChange>

/** A row of the file: number, cells by column, errors and changes. `key`: whom it is about. */
export const importRow = z.object({
  row_number: z.number().int(),
  cells: z.array(z.string()),
  mended: z.boolean(),
  outcome: importOutcome,
  key: z.string().nullable(),
  faults: z.array(fault),
  changes: z.array(fieldChange),
})
export type ImportRow = z.infer<typeof importRow>

/** A field changed since the import: undo asks what to do with it. `to`: imported value; `now`: current value. */
const sinceChanged = z.object({
  row_number: z.number().int(),
  key: z.string(),
  field: z.string(),
  from: z.string().nullable(),
  to: z.string(),
  now: z.string(),
})
export type Conflict = z.infer<typeof sinceChanged>

const ADMIN = ['admin'] as const
export const IMPORT_PAGE = 50
const page = z.coerce.number().int().min(1).max(100_000).default(1)

/**
 * The specified 200 response (E-4). `column`: the header in the file, null where no column fills the field. `value`: the
 * cell as read. `ignored_columns`: headers that fill no field.
 */
export const fileImported = z.object({
  message: z.string(),
  import_id: z.number().int(),
  counts,
  ignored_columns: z.array(z.string()),
  errors: z.array(
    z.object({ row: z.number().int(), field: z.string(), column: z.string().nullable(), value: z.string(), message: z.string() }),
  ),
})
export type FileImported = z.infer<typeof fileImported>

/**
 * Multipart with one file in the field `spreadsheet` (REQ-327); the field `faulty_rows` may be `refuse_all`. Excluded
 * and rejected rows are listed one by one (E-4).
 */
export const importFile = endpoint({
  method: 'POST',
  path: '/api/files/import',
  summary: 'Imports a spreadsheet: multipart, one file in the field spreadsheet (REQ-328)',
  access: ADMIN,
  response: fileImported,
})
/** The same form, but nothing is written before a user has seen the preview. */
export const BEGIN_IMPORT_PATH = '/api/imports'
export const beginImport = endpoint({
  method: 'POST',
  path: BEGIN_IMPORT_PATH,
  summary: 'Takes a spreadsheet in, to be looked at: multipart, one file in the field spreadsheet',
  access: ADMIN,
  response: importDetail,
})

export const listImports = endpoint({
  method: 'GET',
  path: BEGIN_IMPORT_PATH,
  summary: 'Imports, the newest first',
  access: ADMIN,
  query: z.strictObject({ page }),
  response: z.object({ rows: z.array(importLine), total: z.number().int() }),
})
export const readImport = endpoint({
  method: 'GET',
  path: '/api/imports/{id}',
  summary: 'One import: where it stands, its sheets, columns and choices',
  access: ADMIN,
  response: importDetail,
})
/** `version`: the one that was read; a concurrent choice is not overwritten. Starts the check of all rows. */
export const chooseImport = endpoint({
  method: 'PUT',
  path: '/api/imports/{id}/choices',
  summary: 'What the file is and which column is what; then every row is checked',
  access: ADMIN,
  body: z.strictObject({ version: z.number().int(), choices: importChoices }),
  response: importDetail,
})
/** Saves incomplete choices, so that the user can come back to them. Resets an earlier check. */
export const draftImport = endpoint({
  method: 'PUT',
  path: '/api/imports/{id}/draft',
  summary: 'Keeps what was chosen so far',
  access: ADMIN,
  body: z.strictObject({ version: z.number().int(), choices: importChoices }),
  response: importDetail,
})
/** Suggestions for another sheet, header row or kind; not saved. */
export const suggestImport = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/suggestion',
  summary: 'Headers and suggested columns of a sheet and header row',
  access: ADMIN,
  query: z.strictObject({ sheet: z.string().max(200), header_row: z.coerce.number().int().min(1).max(1000), kind: importKind.optional() }),
  response: importDetail,
})
export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/rows',
  summary: 'Rows of an import with what becomes of them, 50 at a time',
  access: ADMIN,
  query: z.strictObject({ outcome: z.union([importOutcome, z.literal('')]).default(''), page }),
  response: z.object({ rows: z.array(importRow), total: z.number().int() }),
})
/** Corrects cells (by column, from 0), or excludes or includes a row; returns the row as checked again. */
export const correctImportRow = endpoint({
  method: 'PUT',
  path: '/api/imports/{id}/rows/{row_number}',
  summary: 'Mends a row in place, or leaves it out',
  access: ADMIN,
  body: z.strictObject({
    cells: z.record(z.string().regex(/^\d{1,3}$/), z.string().max(32_767)).optional(),
    left_out: z.boolean().optional(),
  }),
  response: z.object({ row: importRow, counts }),
})
const versioned = z.strictObject({ version: z.number().int() })
export const applyImport = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/apply',
  summary: 'Does what was shown, in one transaction',
  access: ADMIN,
  body: versioned,
  response: importDetail,
})
export const discardImport = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/discard',
  summary: 'Drops an import that was not applied, with its file',
  access: ADMIN,
  body: versioned,
  response: importDetail,
})
/** How many remaining rows are listed, and the page size of fields changed since. */
export const KEPT_TOLD = 100
export const CONFLICTS_PAGE = 50
/** A page of fields changed since. `next`: the row after which the next page starts, null at the end. */
const sincePage = z.object({ changed: z.array(sinceChanged), next: z.number().int().nullable() })
/**
 * `clean`: fields that can simply be restored; `removed`: rows to delete; `kept`: the first of `kept_total` rows that
 * stay; `changed`: a page of `changed_total`.
 */
export const previewUndo = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/undo',
  summary: 'What undoing an import would put back, and the first fields that have changed since',
  access: ADMIN,
  response: z.object({
    clean: z.number().int(),
    removed: z.number().int(),
    kept: z.array(z.object({ row_number: z.number().int(), key: z.string(), reason: z.string() })),
    kept_total: z.number().int(),
    changed_total: z.number().int(),
    ...sincePage.shape,
  }),
})
export const listConflicts = endpoint({
  method: 'GET',
  path: '/api/imports/{id}/undo/changed',
  summary: 'A further page of the fields that have changed since',
  access: ADMIN,
  query: z.strictObject({ after: z.coerce.number().int().min(0).max(100_000_000) }),
  response: sincePage,
})
const sinceField = z.strictObject({ key: z.string().max(320), field: z.string().max(60) })
/** For fields changed since: `restore` reverts, `keep` does not; `others` applies to all not listed. */
export const undoChoice = z.strictObject({
  others: z.enum(['keep', 'restore']).default('keep'),
  restore: z.array(sinceField).max(10_000).default([]),
  keep: z.array(sinceField).max(10_000).default([]),
})
export type UndoChoice = z.infer<typeof undoChoice>
export const undoImport = endpoint({
  method: 'POST',
  path: '/api/imports/{id}/undo',
  summary: 'Takes a whole import back',
  access: ADMIN,
  body: z.strictObject({ version: z.number().int(), ...undoChoice.shape }),
  response: importDetail,
})

/** Download formats; the response is the file. */
export const IMPORT_FORMATS = ['xlsx', 'xls', 'csv'] as const
export const importFormat = z.enum(IMPORT_FORMATS)
export type ImportFormat = (typeof IMPORT_FORMATS)[number]

/** Downloads: an empty template, the rejected rows of an import, all patients. */
const IMPORT_FILES = {
  template: '/api/imports/templates/{kind}/{format}',
  refused: '/api/imports/{id}/refused',
  patients: '/api/imports/patients/{format}',
} as const

export const readTemplate = endpoint({
  method: 'GET',
  path: IMPORT_FILES.template,
  summary: 'A file to fill in: headers and two examples',
  access: ADMIN,
  response: z.string(),
})
export const exportRejected = endpoint({
  method: 'GET',
  path: IMPORT_FILES.refused,
  summary: 'The rows that were refused, as a file in the format of the import, with what is wrong beside each',
  access: ADMIN,
  response: z.string(),
})
export const downloadFile = endpoint({
  method: 'GET',
  path: '/api/files/{id}',
  summary: 'The file of an import as it was uploaded; `id` is the import (REQ-329, B-13)',
  access: ADMIN,
  response: z.string(),
})
/** The workbook formats hold at most `EXPORT_LIMIT` patients; csv has no limit. */
export const EXPORT_LIMIT = 20_000
export const exportPatients = endpoint({
  method: 'GET',
  path: IMPORT_FILES.patients,
  summary: 'All patients as a file that can be imported again',
  access: ADMIN,
  response: z.string(),
})
