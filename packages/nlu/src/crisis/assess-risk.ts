import type { CrisisKind } from '@clinic/contract/vocabulary'
import { normalize } from '../text/normalize.ts'
import { type AskedFor, asksForHistory, asksOpenly, tellsOfThePast } from './answers-asked.ts'
import { asksAboutEffects } from './calm/asks-about-effects.ts'
import { asksTheClinic, withoutRequests } from './calm/asks-the-clinic.ts'
import { feelsRefused } from './calm/feels-refused.ts'
import { putsOff } from './calm/puts-off.ts'
import { recallsHarm } from './calm/recalls-harm.ts'
import { recallsTooMuch } from './calm/recalls-too-much.ts'
import { speaksOfEffects } from './calm/speaks-of-effects.ts'
import { tellsOfAnAnimal } from './calm/tells-of-an-animal.ts'
import { tellsOfOneself } from './calm/tells-of-oneself.ts'
import { vomitsAndShowers } from './calm/vomits-and-showers.ts'
import { likelyKind } from './crisis-kind.ts'
import { deniesDanger } from './denies-danger.ts'
import { detectCrisis, requestsMethod } from './detect-crisis.ts'
import { chooseKind, tookTooMuch } from './kinds/choose-kind.ts'
import { pointsToAnAct, soundsHopeless, soundsResolved, wishesOnly } from './passive-words.ts'
import { happensStill } from './situations/happens-still.ts'
import { keepsMeans } from './situations/keeps-means.ts'
import { speaksOfDistress, speaksOfHardship } from './speaks-of-distress.ts'

/** Acute stops the conversation and alarms staff; concern asks one gentle question; distress gets a warm sentence (F-5). */
export type Risk =
  | { level: 'acute'; kind: CrisisKind; by: 'rule' | 'classifier'; confidence: number }
  | { level: 'concern'; by: 'rule' | 'classifier'; confidence: number }
  | { level: 'distress' }

/** `asked`: the question that the message may answer. `suspect`: how likely a text is a crisis that no rule knows; `null` where it is not like one. `kindOf`: what such a text is likely about. */
export type RiskContext = {
  asked?: AskedFor | null
  suspect?: ((text: string) => number | null) | undefined
  kindOf?: ((text: string) => CrisisKind) | undefined
}

/** How much danger a message shows; `null` for none. Rules decide first, and only what they do not know is left to the classifier. */
export function assessRisk(text: string, { asked = null, suspect, kindOf = likelyKind }: RiskContext): Risk | null {
  const refused = feelsRefused(text)
  const calm: Risk | null = refused || speaksOfDistress(text) ? { level: 'distress' } : null
  if (deniesDanger(text) || asksAboutEffects(text)) return calm
  if (recallsTooMuch(text) && (suspect?.(text) ?? 0) < BARS.memory) return calm
  const crisis = detectCrisis(text, asked)
  const hopeless = soundsHopeless(text)
  const isMemory = recallsHarm(text, asked !== null && asksForHistory(asked)) && !requestsMethod(text) && !happensStill(normalize(text))
  if (isMemory && !hopeless && (suspect?.(text) ?? 0) < BARS.memory) return { level: 'distress' }
  if (crisis !== null && !(crisis.kind === 'suicide' && wishesOnly(text) && !requestsMethod(text) && !tookTooMuch(text)))
    return { level: 'acute', kind: chooseKind(text, crisis.kind), by: 'rule', confidence: 1 }
  if (soundsResolved(text) && (asked === null || !tellsOfThePast(normalize(text))))
    return { level: 'acute', kind: chooseKind(text, 'suicide'), by: 'rule', confidence: 1 }
  if (crisis !== null || (hopeless && (asked === null || !tellsOfThePast(normalize(text)))))
    return { level: 'concern', by: 'rule', confidence: 1 }
  const parts = withoutRequests(text)
  const ordinary =
    refused || parts.every(tellsOfOneself) || [vomitsAndShowers, asksTheClinic, tellsOfAnAnimal, putsOff].some((told) => told(text))
  const chance = ordinary ? 0 : Math.max(...parts.map((part) => suspect?.(part) ?? 0))
  const likely = kindOf(text)
  const kind = chooseKind(text, likely)
  if (tellsOfThePast(normalize(text)) && (asked !== null || chance < BARS.past)) return calm
  const history = asked !== null && asksForHistory(asked)
  const kept: Risk | null = keepsMeans(text) ? { level: 'concern', by: 'rule', confidence: 1 } : null
  if (history && likely !== 'suicide') return kept ?? calm
  const bars = history ? BARS.history : asked !== null && !asksOpenly(asked) ? BARS.answering : calm ? BARS.inDistress : BARS.open
  // The gentle question asks about thoughts of death: other dangers have only the card.
  const hardship = !speaksOfHardship(text) ? 0 : pointsToAnAct(text) ? BARS.hardship : BARS.withoutAct
  if (
    chance >= (kind === 'suicide' ? Math.max(bars.acute, hardship) : Math.max(bars.other, hardship === 0 ? 0 : BARS.otherInHardship)) &&
    !hopeless
  )
    return { level: 'acute', kind, by: 'classifier', confidence: chance }
  if (kept) return kept
  // An article says what such effects need; the gentle question would ask about something else.
  if (kind !== 'suicide' && !hopeless && speaksOfEffects(text)) return calm
  return chance >= bars.concern || (hopeless && chance > 0) ? { level: 'concern', by: 'classifier', confidence: chance } : calm
}

/** Found on the development sentences (`crisis/risk-dev.jsonl`) and on training data; the evaluation sets were not looked at. */
const BARS = {
  open: { acute: 0.42, other: 0.33, concern: 0.28 },
  inDistress: { acute: 0.72, other: 0.8, concern: 0.45 },
  answering: { acute: 0.6, other: 0.6, concern: 0.5 },
  history: { acute: 0.95, other: 1, concern: 0.75 },
  past: 0.9,
  memory: 0.97,
  hardship: 0.6,
  otherInHardship: 0.55,
  withoutAct: 0.93,
}
