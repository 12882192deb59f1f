import type { AlarmSource, UrgentReason } from '@clinic/contract/vocabulary'
import type { Effect } from '@clinic/core/chat/state/effects'
import type { Prediction } from '@clinic/core/chat/state/prediction'

const VISITS: readonly string[] = ['async', 'renewal', 'follow_up']

/** Why a turn raised urgent requests, and what found the danger: an answer to a form, or the person's own words. */
export function collectDangers(
  effects: readonly Effect[],
  prediction: Prediction | null,
): { reasons: UrgentReason[]; source: AlarmSource; callback_number: string | null } {
  const requests = effects.flatMap((effect) => (effect.kind === 'need-help' && effect.urgent ? [effect] : []))
  const form = effects.find((effect) => effect.kind === 'keep-answers')
  const said = prediction?.by === 'classifier' ? 'classifier' : 'rule'
  return {
    reasons: requests.map(({ urgent_reason }) => urgent_reason),
    source: form ? (VISITS.includes(form.key) ? 'answer' : 'scale') : said,
    callback_number: requests.find(({ contact }) => contact !== null)?.contact ?? null,
  }
}
