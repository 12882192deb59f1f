import { isStrong } from '@clinic/core/auth/second-factors'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../access/context.ts'
import { confirmPassword } from '../credentials/confirm-password.ts'
import { lockFactors } from './factor-store.ts'
import { notifyFactorChange, type Post } from './notify-factor-change.ts'
import { makeRecoveryCodes, saveRecoveryCodes } from './recovery-codes.ts'

/**
 * Replaces all recovery codes with ten new ones. Refusals: as `confirmPassword`, `no-factors` when there is nothing
 * to recover.
 */
export async function renewRecoveryCodes(
  context: StaffContext,
  { current_password }: { current_password: string },
  post: Post,
): Promise<{ recovery_codes: string[] }> {
  const { staff } = context
  await confirmPassword(context, { current_password, refusal: 'Second Factor Refused' })
  const codes = await makeRecoveryCodes()
  const recovery_codes = await change(context, async (tx) => {
    const held = await lockFactors(tx, staff.id)
    if (!held || !isStrong(held)) throw new Problem('no-factors')
    const entity = { kind: 'user' as const, id: String(staff.id) }
    return {
      result: await saveRecoveryCodes(tx, staff.id, codes),
      audit: { action: 'Recovery Codes Made', description: 'New recovery codes were made; the ones from before are void', entity },
    }
  })
  await notifyFactorChange(context, { user_id: staff.id, what: 'codes-renewed' }, post)
  return { recovery_codes }
}
