import type { Output } from '@clinic/contract/endpoint'
import type { Conflict, previewUndo, UndoChoice } from '@clinic/contract/imports'

export type UndoPreview = Output<typeof previewUndo>

type Field = Pick<Conflict, 'key' | 'field'>
/** What happens to fields that were changed since: `others` of all of them, seen or not, but for those in `except`, by `conflictKey`. */
export type ConflictChoice = { others: UndoChoice['others']; except: ReadonlyMap<string, Field> }

export const KEEP_ALL: ConflictChoice = { others: 'keep', except: new Map() }
export const RESTORE_ALL: ConflictChoice = { others: 'restore', except: new Map() }

export function goesBack({ others, except }: ConflictChoice, field: Field): boolean {
  return (others === 'restore') !== except.has(conflictKey(field))
}

/** The same with some fields restore or kept. */
export function putFields({ others, except }: ConflictChoice, fields: readonly Field[], back: boolean): ConflictChoice {
  const after = new Map(except)
  for (const { key, field } of fields) {
    if (back === (others === 'restore')) after.delete(conflictKey({ key, field }))
    else after.set(conflictKey({ key, field }), { key, field })
  }
  return { others, except: after }
}

/** As the server is told. */
export function choiceBody({ others, except }: ConflictChoice): UndoChoice {
  const named = [...except.values()]
  return { others, restore: others === 'keep' ? named : [], keep: others === 'restore' ? named : [] }
}

export function conflictKey({ key, field }: Field): string {
  return JSON.stringify([key, field])
}
