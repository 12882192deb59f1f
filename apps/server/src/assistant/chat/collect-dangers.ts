import type { ProvinceCode } from '@clinic/contract/provinces'
import type { AlarmKind, AlarmSource } from '@clinic/contract/vocabulary'
import { alarmKindOf } from '@clinic/core/alarms/alarm-kind-of'
import type { Effect } from '@clinic/core/chat/state/effects'
import type { Prediction } from '@clinic/core/chat/state/prediction'

const VISITS: readonly string[] = ['async', 'renewal', 'follow_up']

type Dangers = {
  kinds: AlarmKind[]
  source: AlarmSource
  callback_number: string | null
  place: { place: string; province: ProvinceCode | null } | null
}

/**
 * The dangers among the urgent requests of a turn, what found them (an answer to a form, or the person's own words), and where the person says
 * they are and can be called.
 */
export function collectDangers(effects: readonly Effect[], prediction: Prediction | null): Dangers {
  const requests = effects.flatMap((effect) => (effect.kind === 'need-help' && effect.urgent ? [effect] : []))
  const form = effects.find((effect) => effect.kind === 'keep-answers')
  const found = prediction?.by === 'classifier' ? 'classifier' : 'rule'
  const said = effects.find((effect) => effect.kind === 'crisis-callback')
  return {
    kinds: requests.flatMap((request) => alarmKindOf(request) ?? []),
    source: form ? (VISITS.includes(form.key) ? 'answer' : 'scale') : found,
    callback_number: said?.number ?? requests.find(({ contact }) => contact !== null)?.contact ?? null,
    place: effects.find((effect) => effect.kind === 'crisis-place') ?? null,
  }
}
