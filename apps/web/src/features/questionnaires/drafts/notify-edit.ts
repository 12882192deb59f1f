import type { EditDescription, EditRefused, EditResult } from '@clinic/core/questionnaires/edits/edit-result'
import { editText } from '@clinic/core/questionnaires/edits/edit-text'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'

/** References that were cleared are told one by one up to so many. */
const MOST_LISTED = 3
/** Drawing a message takes as long as drawing the edit: it comes once that is painted, and the tree beside it. Milliseconds. */
const AFTER = 50

export type NotifyEdit = (outcome: EditResult | EditDescription | EditRefused) => void

/**
 * Says what happened to an edit (REQ-390, REQ-397, REQ-398), once the edit itself is on the screen; what was said of the one before makes room.
 */
export function notifyEdit(): NotifyEdit {
  let last: string[] = []
  return (outcome) => {
    const all: readonly (EditDescription | EditRefused)[] = 'questions' in outcome ? outcome.said : [outcome]
    const texts = all.flatMap((one) => editText(one) ?? []).map(tSentence)
    if (texts.length === 0) return
    const rest = texts.length - MOST_LISTED
    const lines =
      rest > 0
        ? [...texts.slice(0, MOST_LISTED), t('{rest, plural, one {# more message} other {# more messages}} like these.', { rest })]
        : texts
    const isFailure = all.some((one) => 'refused' in one || one.said === 'reference-cleared')
    afterPaint(() => {
      for (const id of last) notify.hide(id)
      last = lines.map((text) => (isFailure ? notify.failure(text) : notify.success(text)))
    })
  }
}

function afterPaint(run: () => void): void {
  requestAnimationFrame(() => window.setTimeout(run, AFTER))
}
