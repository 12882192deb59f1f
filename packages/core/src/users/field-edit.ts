/** A field's value as it is edited: a text, a switch, the ids or names of what is chosen. */
export type EditValue = string | boolean | readonly (string | number)[]

/**
 * One field while somebody edits it. `base`: the stored value that the edit began from, or that the last save left. `sent`: what is on its way to
 * the server. `saved` stays to be read for a moment, then the edit is forgotten.
 */
export type FieldEdit = {
  value: EditValue
  base: EditValue
  sent: EditValue | null
  phase: 'typing' | 'saving' | 'saved' | 'failed'
  reason: string
}

/** Another value was typed or chosen. `null`: it is the stored one again, and there is nothing to save. */
export function typeField(edit: FieldEdit | null, value: EditValue, stored: EditValue): FieldEdit | null {
  const base = edit === null || edit.phase === 'saved' ? stored : edit.base
  const sent = edit?.sent ?? null
  if (sent === null && sameValue(value, stored)) return null
  return { value, base, sent, phase: 'typing', reason: '' }
}

/** Whether a field has something to send; what is on its way is waited for first. */
export function wantsSending(edit: FieldEdit | null): edit is FieldEdit {
  return edit !== null && edit.sent === null && (edit.phase === 'typing' || edit.phase === 'failed')
}

/** The value is on its way. */
export function sendField(edit: FieldEdit): FieldEdit {
  return { ...edit, sent: edit.value, phase: 'saving', reason: '' }
}

/** The server has what was sent; what was typed since is still to be saved. */
export function saveField(edit: FieldEdit): FieldEdit {
  const base = edit.sent ?? edit.value
  const more = !sameValue(edit.value, base)
  return { ...edit, base, sent: null, phase: more ? 'typing' : 'saved' }
}

/** It was not saved. `stored`: what the server has by now, where it told; saving again then means to replace that. */
export function failField(edit: FieldEdit, reason: string, stored: EditValue | undefined): FieldEdit {
  return { ...edit, base: stored ?? edit.base, sent: null, phase: 'failed', reason }
}

/** Lists are the same in any order. */
export function sameValue(one: EditValue, other: EditValue): boolean {
  return key(one) === key(other)
}

function key(value: EditValue): string {
  return JSON.stringify(typeof value === 'object' ? [...value].sort() : value)
}
