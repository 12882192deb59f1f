import type { French } from '@clinic/contract/languages'
import type { StaffContext } from '../auth/context.ts'
import { change } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import { listNewest } from '../questionnaires/load-version.ts'
import { collectTexts } from './collect-texts.ts'
import { presentFrench } from './read-french.ts'
import { upsertApproval } from './store.ts'

/**
 * Approves a translation as it was read: `hash` names the words. Refusals: `text-not-found`, `text-changed` where the words are others by
 * now, `text-incomplete` where a part has no translation.
 */
export function approveText(context: StaffContext, key: string, hash: string): Promise<French> {
  return change(context, async (tx) => {
    const text = collectTexts(await listNewest(context.sql)).find((one) => one.key === key)
    if (!text) throw new Problem('text-not-found')
    if (text.hash.toString('hex') !== hash) throw new Problem('text-changed')
    if (text.gaps.length > 0) throw new Problem('text-incomplete', { count: text.gaps.length })
    await upsertApproval(tx, { key, hash: text.hash, user_id: context.staff.id, now: context.now })
    return {
      result: await presentFrench(tx, context.sql),
      audit: { action: 'Translation Approved', description: `French: ${text.name}`, entity: { kind: 'settings', id: `french ${key}` } },
    }
  })
}
