import type { AlarmKind, AlarmSource } from '@clinic/contract/vocabulary'
import { alarmKindOf } from '@clinic/core/alarms/alarm-kind-of'
import type { Effect } from '@clinic/core/chat/state/effects'
import type { Prediction } from '@clinic/core/chat/state/prediction'

const VISITS: readonly string[] = ['async', 'renewal', 'follow_up']

/** The dangers among the urgent requests of a turn, and what found the danger: an answer to a form, or the person's own words. */
export function collectDangers(
  effects: readonly Effect[],
  prediction: Prediction | null,
): { kinds: AlarmKind[]; source: AlarmSource; callback_number: string | null } {
  const requests = effects.flatMap((effect) => (effect.kind === 'need-help' && effect.urgent ? [effect] : []))
  const form = effects.find((effect) => effect.kind === 'keep-answers')
  const said = prediction?.by === 'classifier' ? 'classifier' : 'rule'
  return {
    kinds: requests.flatMap((request) => alarmKindOf(request) ?? []),
    source: form ? (VISITS.includes(form.key) ? 'answer' : 'scale') : said,
    callback_number: requests.find(({ contact }) => contact !== null)?.contact ?? null,
  }
}
