import type { Questions } from '@clinic/contract/questionnaires'
import { toSaved } from '@clinic/core/questionnaires/edits/to-saved'
import { saveFile } from '../../../lib/save-file.ts'

/** The questions as the specification's JSON: by number, without what only the editor needs (REQ-353, REQ-384). */
export function downloadQuestions(key: string, questions: Questions): void {
  saveFile(new Blob([`${JSON.stringify(toSaved(questions), null, 2)}\n`], { type: 'application/json' }), `${key}.json`)
}
