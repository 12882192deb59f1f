const FILE_APART = 'tried with a file in the tests of imports: '

/** The calls of imports and the entries they leave (A-13, REQ-671). */
export const IMPORTS_COVERAGE = {
  'POST /api/files/import': { silent: `${FILE_APART}“Spreadsheet Uploaded” and all that follows` },
  'POST /api/imports': { silent: `${FILE_APART}“Spreadsheet Uploaded”` },
  'GET /api/files/{id}': { silent: `${FILE_APART}“Read Import”` },
  'GET /api/imports': { silent: 'holds nothing of a patient' },
  'GET /api/imports/{id}': { silent: 'where an import stands, asked again every second; its rows leave an entry' },
  'GET /api/imports/{id}/suggestion': { silent: 'the same' },
  'PUT /api/imports/{id}/choices': { silent: `${FILE_APART}nothing is changed before it is applied` },
  'PUT /api/imports/{id}/draft': { silent: `${FILE_APART}nothing is changed before it is applied` },
  'GET /api/imports/{id}/rows': { silent: `${FILE_APART}“Read Import”` },
  'PUT /api/imports/{id}/rows/{row_number}': { silent: `${FILE_APART}nothing is changed before it is applied` },
  'POST /api/imports/{id}/apply': { silent: `${FILE_APART}“Import Applied” and one for every patient` },
  'POST /api/imports/{id}/discard': { silent: `${FILE_APART}“Import Discarded”` },
  'GET /api/imports/{id}/undo': { silent: `${FILE_APART}“Read Import”` },
  'GET /api/imports/{id}/undo/changed': { silent: 'a further page of a look whose first page left its entry' },
  'POST /api/imports/{id}/undo': { silent: `${FILE_APART}“Import Undone” and one for every patient` },
  'GET /api/imports/{id}/refused': { silent: `${FILE_APART}“Read Import”` },
  'GET /api/imports/templates/{kind}/{format}': { silent: 'holds nothing of a patient' },
  'GET /api/imports/patients/{format}': { entry: 'Export Patients', as: 'admin', params: () => ({ format: 'csv' }) },
} as const
