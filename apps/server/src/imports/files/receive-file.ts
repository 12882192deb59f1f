import { hasImportName } from '@clinic/contract/imports'
import { IMPORT_FAULTS, IMPORT_LIMITS } from '@clinic/contract/imports/import-errors'
import { fillText } from '@clinic/contract/texts'
import { Form, type FormRules, type Uploaded } from '../../platform/http/forms.ts'
import { Problem } from '../../platform/http/problem.ts'

/** The field that holds the file (REQ-327), and its maximum size. */
export const SPREADSHEET_FORM: FormRules = { field: 'spreadsheet', bytes: IMPORT_LIMITS.megabytes * 1_000_000 }

/**
 * The uploaded file and the other form fields. Refusals: `file-missing` without a form or file; `import-refused` when
 * too large or without the name of a spreadsheet (REQ-324).
 */
export function receiveFile(input: object): { file: Uploaded; fields: Record<string, string> } {
  const { body } = input as { body?: unknown }
  if (body instanceof Form && body.tooLarge)
    throw new Problem('import-refused', { sentence: fillText(IMPORT_FAULTS['file-too-large'], { limit: IMPORT_LIMITS.megabytes }) })
  if (!(body instanceof Form) || !body.file) throw new Problem('file-missing')
  if (!hasImportName(body.file.name)) throw new Problem('import-refused', { sentence: IMPORT_FAULTS['wrong-name'] })
  return { file: body.file, fields: body.fields }
}
