import { t } from '../../../lib/messages/t.ts'
import type { Step } from '../state/import-search.ts'

export const STEP_NAMES: Readonly<Record<Step, string>> = {
  file: t('File'),
  kind: t('Contents'),
  columns: t('Columns'),
  rows: t('Rows'),
  import: t('Import'),
}
