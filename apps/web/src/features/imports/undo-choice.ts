import type { Output } from '@clinic/contract/endpoint'
import type { previewUndo, SinceChanged, UndoChoice } from '@clinic/contract/imports'

export type UndoPreview = Output<typeof previewUndo>

type Field = Pick<SinceChanged, 'key' | 'field'>
/** What becomes of fields that were changed since: `others` of all of them, seen or not, but for those in `except`, by `sinceKey`. */
export type SinceChoice = { others: UndoChoice['others']; except: ReadonlyMap<string, Field> }

export const KEEP_ALL: SinceChoice = { others: 'keep', except: new Map() }
export const RESTORE_ALL: SinceChoice = { others: 'restore', except: new Map() }

export function goesBack({ others, except }: SinceChoice, field: Field): boolean {
  return (others === 'restore') !== except.has(sinceKey(field))
}

/** The same with some fields put back or kept. */
export function putFields({ others, except }: SinceChoice, fields: readonly Field[], back: boolean): SinceChoice {
  const after = new Map(except)
  for (const { key, field } of fields) {
    if (back === (others === 'restore')) after.delete(sinceKey({ key, field }))
    else after.set(sinceKey({ key, field }), { key, field })
  }
  return { others, except: after }
}

/** As the server is told. */
export function choiceBody({ others, except }: SinceChoice): UndoChoice {
  const named = [...except.values()]
  return { others, restore: others === 'keep' ? named : [], keep: others === 'restore' ? named : [] }
}

export function sinceKey({ key, field }: Field): string {
  return JSON.stringify([key, field])
}
