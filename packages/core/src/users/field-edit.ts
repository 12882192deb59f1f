/** A field’s value while edited: a text, a switch, or chosen ids or names. */
export type EditValue = string | boolean | readonly (string | number)[]

/**
 * A field being edited. `base`: the stored value that the edit, or the last save, started from. `sent`: being saved.
 * `saved` is shown for a moment, then the edit is dropped.
 */
export type FieldEdit = {
  value: EditValue
  base: EditValue
  sent: EditValue | null
  phase: 'typing' | 'saving' | 'saved' | 'failed'
  reason: string
}

/** A new value was entered. Null when it equals the stored one. */
export function typeField(edit: FieldEdit | null, value: EditValue, stored: EditValue): FieldEdit | null {
  const base = edit === null || edit.phase === 'saved' ? stored : edit.base
  const sent = edit?.sent ?? null
  if (sent === null && sameValue(value, stored)) return null
  return { value, base, sent, phase: 'typing', reason: '' }
}

/** Whether there is something to send; a save in progress is awaited first. */
export function wantsSending(edit: FieldEdit | null): edit is FieldEdit {
  return edit !== null && edit.sent === null && (edit.phase === 'typing' || edit.phase === 'failed')
}

/** A save started. */
export function sendField(edit: FieldEdit): FieldEdit {
  return { ...edit, sent: edit.value, phase: 'saving', reason: '' }
}

/** A save succeeded; what was typed since is still unsaved. */
export function saveField(edit: FieldEdit): FieldEdit {
  const base = edit.sent ?? edit.value
  const more = !sameValue(edit.value, base)
  return { ...edit, base, sent: null, phase: more ? 'typing' : 'saved' }
}

/** A save failed. `stored`: the server’s value, if known; saving again replaces it. */
export function failField(edit: FieldEdit, reason: string, stored: EditValue | undefined): FieldEdit {
  return { ...edit, base: stored ?? edit.base, sent: null, phase: 'failed', reason }
}

/** Lists are equal in any order. */
export function sameValue(one: EditValue, other: EditValue): boolean {
  return key(one) === key(other)
}

function key(value: EditValue): string {
  return JSON.stringify(typeof value === 'object' ? [...value].sort() : value)
}
