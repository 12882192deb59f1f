import type { Step } from '../state/import-search.ts'

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  file: 'File',
  kind: 'Contents',
  columns: 'Columns',
  rows: 'Rows',
  import: 'Import',
}
