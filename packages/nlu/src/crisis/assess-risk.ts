import type { CrisisKind } from '@clinic/contract/vocabulary'
import { normalize } from '../text/normalize.ts'
import { type AskedFor, asksForHistory, tellsOfThePast } from './answers-asked.ts'
import { likelyKind } from './crisis-kind.ts'
import { detectCrisis } from './detect-crisis.ts'
import { soundsHopeless, soundsResolved, wishesOnly } from './passive-words.ts'
import { speaksOfDistress } from './speaks-of-distress.ts'

/** Acute stops the conversation and alarms staff; concern asks one gentle question; distress gets a warm sentence (F-5). */
export type Risk =
  | { level: 'acute'; kind: CrisisKind; by: 'rule' | 'classifier'; confidence: number }
  | { level: 'concern'; by: 'rule' | 'classifier'; confidence: number }
  | { level: 'distress' }

/** `asked`: the question that the message may answer. `suspect`: how likely a text is a crisis that no rule knows; `null` where it is not like one. */
export type RiskContext = { asked?: AskedFor | null; suspect?: ((text: string) => number | null) | undefined }

/** How much danger a message shows; `null` for none. Rules decide first, and only what they do not know is left to the classifier. */
export function assessRisk(text: string, { asked = null, suspect }: RiskContext): Risk | null {
  const crisis = detectCrisis(text, asked)
  const hopeless = soundsHopeless(text)
  if (crisis !== null && !(crisis.kind === 'suicide' && wishesOnly(text)))
    return { level: 'acute', kind: crisis.kind, by: 'rule', confidence: 1 }
  if (soundsResolved(text) && (asked === null || !tellsOfThePast(normalize(text))))
    return { level: 'acute', kind: 'suicide', by: 'rule', confidence: 1 }
  if (crisis !== null || (hopeless && asked === null)) return { level: 'concern', by: 'rule', confidence: 1 }
  const chance = suspect?.(text) ?? 0
  const distress = speaksOfDistress(text)
  const calm: Risk | null = distress ? { level: 'distress' } : null
  const kind = likelyKind(text)
  if (asked !== null && (kind !== 'suicide' || tellsOfThePast(normalize(text)))) return calm
  if (asked !== null && asksForHistory(asked) && chance < BARS.history) return calm
  const bars = asked === null ? (distress ? BARS.inDistress : BARS.open) : BARS.answering
  // The gentle question asks about thoughts of death: other dangers have only the card.
  if (chance >= (kind === 'suicide' ? bars.acute : bars.other) && !hopeless)
    return { level: 'acute', kind, by: 'classifier', confidence: chance }
  return chance >= bars.concern || (hopeless && chance > 0) ? { level: 'concern', by: 'classifier', confidence: chance } : calm
}

/** Found on the development sentences (`crisis/risk-dev.jsonl`) and on training data; the evaluation sets were not looked at. */
const BARS = {
  open: { acute: 0.42, other: 0.33, concern: 0.28 },
  inDistress: { acute: 0.72, other: 0.6, concern: 0.45 },
  answering: { acute: 0.97, other: 0.97, concern: 0.55 },
  history: 0.75,
}
