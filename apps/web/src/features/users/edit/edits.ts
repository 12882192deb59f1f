import type { AdminUser } from '@clinic/contract/users'
import { type EditValue, type FieldEdit, failField, saveField, sendField, typeField, wantsSending } from '@clinic/core/users/field-edit'
import { EDITABLE, type Editable } from '@clinic/core/users/saved-text'
import { storedValue, type UpdateBody, updateBody } from './user-values.ts'

/** A pause this long sends what was typed or chosen (REQ-235); "Saved" stays to be read for a while. Milliseconds. */
const PAUSE = 500
const SAVED_SHOWN = 2500

/** What the store needs of its screen. `send` throws with `fresh` where the server told the row as it is by now. */
export type EditPort = {
  send: (id: number, body: UpdateBody) => Promise<AdminUser>
  /** What is wrong with a value, before the server is asked. */
  check: (id: number, field: Editable, value: EditValue) => string | null
  onSaved: (user: AdminUser, field: Editable) => void
  /** Why it failed, in a sentence; the row as the server has it, where it told. */
  onFailed: (id: number, field: Editable, error: unknown) => { reason: string; fresh: AdminUser | undefined }
}

/**
 * What is being edited on a screen of users, field by field. It is beside the rows: a list that is reloaded, or a row that leaves the
 * screen, takes nothing from what someone types.
 */
export class Edits {
  private readonly port: EditPort
  private readonly edits = new Map<string, FieldEdit>()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly listeners = new Set<() => void>()

  constructor(port: EditPort) {
    this.port = port
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  read(id: number, field: Editable): FieldEdit | null {
    return this.edits.get(key(id, field)) ?? null
  }

  /** Something was typed or chosen: it is sent once that rests. A password waits for its button. */
  type(user: AdminUser, field: Editable, value: EditValue): void {
    this.put(user.id, field, typeField(this.read(user.id, field), value, storedValue(user, field)))
    if (field !== 'password') this.later(user.id, field, { wait: PAUSE, run: () => void this.flush(user.id, field) })
  }

  /** Escape: the field is again what it was when someone entered it, even if it was saved since. */
  undo(user: AdminUser, field: Editable, entered: EditValue): void {
    this.put(user.id, field, typeField(this.read(user.id, field), entered, storedValue(user, field)))
    void this.flush(user.id, field)
  }

  /** Forgets what was typed. */
  drop(id: number, field: Editable): void {
    this.put(id, field, null)
    this.stop(id, field)
  }

  /** Sends now what wants sending. */
  async flush(id: number, field: Editable): Promise<void> {
    this.stop(id, field)
    const edit = this.read(id, field)
    if (!wantsSending(edit)) return
    const fieldError = this.port.check(id, field, edit.value)
    if (fieldError !== null) return this.put(id, field, failField(edit, fieldError, undefined))
    this.put(id, field, sendField(edit))
    try {
      const user = await this.port.send(id, updateBody([{ field, value: edit.value, base: edit.base }]))
      this.settle(id, field)
      this.port.onSaved(user, field)
    } catch (error) {
      this.fail(id, field, error)
    }
  }

  /** A save of the whole row begins: what it sends is every field as it is shown, a password only where one was typed (REQ-234). */
  sendRow(user: AdminUser): UpdateBody {
    const shown = EDITABLE.flatMap((field) => {
      const edit = this.read(user.id, field)
      if (field === 'password' && (!edit || edit.phase === 'saved')) return []
      const stored = storedValue(user, field)
      if (wantsSending(edit)) this.put(user.id, field, sendField(edit))
      this.stop(user.id, field)
      return [{ field, value: edit && edit.phase !== 'saved' ? edit.value : stored, base: edit?.base ?? stored }]
    })
    return updateBody(shown)
  }

  /** It is saved: what was typed at the same time follows. */
  rowSaved(id: number): void {
    for (const field of EDITABLE) this.settle(id, field)
  }

  /** It is not saved: each field says why, its own reason where there is one. */
  rowFailed(id: number, { reason, fields, fresh }: { reason: string; fields: Record<string, string>; fresh: AdminUser | undefined }): void {
    for (const field of EDITABLE) {
      const edit = this.read(id, field)
      const stored = fresh && field !== 'password' ? storedValue(fresh, field) : undefined
      if (edit && edit.sent !== null) this.put(id, field, failField(edit, fields[field] ?? reason, stored))
    }
  }

  /** The screen is left: what was typed is sent, save for a password. */
  leave(): void {
    for (const [name, { phase }] of this.edits) {
      const [id, field] = name.split(' ') as [string, Editable]
      if (field !== 'password' && phase === 'typing') void this.flush(Number(id), field)
    }
  }

  private settle(id: number, field: Editable): void {
    const edit = this.read(id, field)
    if (!edit || edit.sent === null) return
    const kept = saveField(edit)
    this.put(id, field, kept)
    if (kept.phase === 'typing') this.later(id, field, { wait: PAUSE, run: () => void this.flush(id, field) })
    else this.later(id, field, { wait: SAVED_SHOWN, run: () => this.drop(id, field) })
  }

  private fail(id: number, field: Editable, error: unknown): void {
    const { reason, fresh } = this.port.onFailed(id, field, error)
    const edit = this.read(id, field)
    if (edit) this.put(id, field, failField(edit, reason, fresh && field !== 'password' ? storedValue(fresh, field) : undefined))
  }

  private put(id: number, field: Editable, edit: FieldEdit | null): void {
    if (edit) this.edits.set(key(id, field), edit)
    else this.edits.delete(key(id, field))
    for (const listener of this.listeners) listener()
  }

  private later(id: number, field: Editable, { wait, run }: { wait: number; run: () => void }): void {
    this.stop(id, field)
    this.timers.set(key(id, field), setTimeout(run, wait))
  }

  private stop(id: number, field: Editable): void {
    clearTimeout(this.timers.get(key(id, field)))
  }
}

function key(id: number, field: Editable): string {
  return `${id} ${field}`
}
