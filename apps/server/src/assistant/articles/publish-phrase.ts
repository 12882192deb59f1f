import { type Meaning, type Phrase, WORSE_LIMIT } from '@clinic/contract/articles'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { presentPhrases } from './list-phrases.ts'
import { checkPhrase, measurePhrase } from './measure-phrase.ts'
import { insertPhrase } from './phrase-store.ts'
import { RETRAIN } from './present-article.ts'
import { lockArticles } from './store.ts'

type Order = { text: string; meaning: Meaning; heard: string; confirmed: boolean }

/**
 * Teaches a phrase; it counts once it is learned, a few seconds later. Refusals: as `measurePhrase`, and `phrase-worsens` where the test set
 * gets worse by more than `limit` points and nobody confirmed it.
 */
export async function publishPhrase(
  context: StaffContext,
  { text, meaning, heard, confirmed }: Order,
  limit: number = WORSE_LIMIT,
): Promise<Phrase> {
  const { points } = await measurePhrase(context, { text, meaning })
  if (points < -limit && !confirmed) throw new Problem('phrase-worsens', { points: Math.abs(points).toFixed(1) })
  return change(context, async (tx, context) => {
    await lockArticles(tx)
    await checkPhrase(tx, { text, meaning })
    const { id: user_id } = context.staff
    const id = await insertPhrase(tx, { heard, text, kind: meaning.kind, meaning: meaning.id, user_id, now: context.now })
    const phrase = (await presentPhrases(tx)).find((one) => one.id === id)
    if (!phrase) throw new Problem('phrase-not-found')
    return {
      result: phrase,
      audit: {
        action: 'Phrase Published',
        description: `Taught a phrase for “${phrase.meaning_name}”, ${points >= 0 ? '+' : '−'}${Math.abs(points).toFixed(1)} points on the test set`,
        entity: { kind: 'settings', id: `phrase ${id}` },
      },
      live: [RETRAIN],
    }
  })
}
