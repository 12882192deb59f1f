import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../access/context.ts'
import { updatePasskeyName } from './factor-store.ts'

/** Needs no password and sends no email, since access does not change. Refusal: `factor-not-found`. */
export function renamePasskey(context: StaffContext, { passkey, name }: { passkey: string; name: string }): Promise<void> {
  const { staff } = context
  return change(context, async (tx) => {
    const was = await updatePasskeyName(tx, { user_id: staff.id, passkey, name })
    if (was === null) throw new Problem('factor-not-found')
    const entity = { kind: 'user' as const, id: String(staff.id) }
    return {
      result: undefined,
      audit: { action: 'Second Factor Renamed', description: `The passkey “${was}” was named “${name}”`, entity },
    }
  })
}
