import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { removePhrase } from './phrase-store.ts'
import { RETRAIN } from './present-article.ts'

const WHOLE_NUMBER = /^\d{1,9}$/

/** The assistant forgets a phrase; messages like it are shown again. Refusal: `phrase-not-found`. */
export function withdrawPhrase(context: StaffContext, said: string): Promise<{ id: number }> {
  return change(context, async (tx, context) => {
    const id = WHOLE_NUMBER.test(said) ? Number(said) : 0
    const text = await removePhrase(tx, { id, user_id: context.staff.id, now: context.now })
    if (text === null) throw new Problem('phrase-not-found')
    return {
      result: { id },
      audit: { action: 'Phrase Withdrawn', description: 'Took a taught phrase back', entity: { kind: 'settings', id: `phrase ${id}` } },
      live: [RETRAIN],
    }
  })
}
