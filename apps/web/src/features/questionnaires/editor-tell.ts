import type { EditRefused, EditResult, EditSaid } from '@clinic/core/questionnaires/edits/edit-result'
import { editText } from '@clinic/core/questionnaires/edits/edit-text'
import { countText } from '../../lib/format/lists.ts'
import { notify } from '../../lib/notify.tsx'

/** References that were cleared are told one by one up to so many. */
const TOLD = 3

export type Tell = (told: EditResult | EditSaid | EditRefused) => void

/** Says what became of an edit (REQ-390, REQ-397, REQ-398); what was said of the one before makes room. */
export function editorTell(): Tell {
  let last: string[] = []
  return (told) => {
    const all: readonly (EditSaid | EditRefused)[] = 'questions' in told ? told.said : [told]
    const texts = all.flatMap((one) => editText(one) ?? [])
    if (texts.length === 0) return
    for (const id of last) notify.hide(id)
    const rest = texts.length - TOLD
    const lines = rest > 0 ? [...texts.slice(0, TOLD), `${countText(rest, 'more message')} like these.`] : texts
    const isFailure = all.some((one) => 'refused' in one || one.said === 'reference-cleared')
    last = lines.map((text) => (isFailure ? notify.failure(text) : notify.success(text)))
  }
}
