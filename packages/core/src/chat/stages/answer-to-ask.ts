import { bare } from '@clinic/nlu/text/normalize'
import { isPhone, numbersIn } from '../../shared/read-phone.ts'
import { spellDigits } from '../../shared/spell-digits.ts'
import type { Effect } from '../state/effects.ts'
import type { ChatState } from '../state/state.ts'
import type { Turn } from '../state/turn.ts'
import { labelText } from '../texts/texts-of.ts'
import { readOwnPlace, readPlace } from './read-place.ts'

type Ask = ChatState['crisis_ask']

/** What to ask beside the numbers when a crisis begins; null where the record has it. */
export function firstAsk(state: ChatState): Ask {
  if (state.crisis && state.crisis_kind !== null) return state.crisis_ask
  return state.personal === null ? 'place' : null
}

/**
 * What the person says of where they are, or how to call them, while the card is shown, asked or not: they may be far from the address on file.
 * Null for anything else: it is kept for staff with the other words, and the question stays. `kept` false: they would rather not say.
 */
export function answerToAsk({ state, text }: Turn): { state: ChatState; kept: boolean; effects: Effect[] } | null {
  if (state.crisis_ask !== null && REFUSAL.test(bare(text)))
    return { state: { ...state, crisis_ask: nextAsk(state) }, kept: false, effects: [] }
  if (labelText(text) !== null) return null
  const number = phoneIn(text)
  if (number !== null) {
    const after = { ...state, crisis_ask: state.crisis_ask === 'callback' ? null : state.crisis_ask }
    return { state: after, kept: true, effects: [{ kind: 'crisis-callback', number }] }
  }
  const place = readPlace(text, { asked: state.crisis_ask === 'place' })
  if (place === null) return null
  return {
    state: {
      ...state,
      crisis_ask: state.crisis_ask === 'place' ? nextAsk(state) : state.crisis_ask,
      crisis_province: place.province ?? state.crisis_province,
    },
    kept: true,
    effects: [{ kind: 'crisis-place', ...place }],
  }
}

function nextAsk({ crisis_ask, recognised, personal }: ChatState): Ask {
  return crisis_ask === 'place' && recognised === null && !personal?.phone ? 'callback' : null
}

/** The same from words that tell of a danger too: their number, and where they are, which words before the card have to say of the writer. */
export function whereaboutsIn(turn: Turn): Effect[] {
  const number = phoneIn(turn.text)
  const place = turn.state.crisis ? readPlace(turn.text, { asked: false }) : readOwnPlace(turn.text)
  return [
    ...(number === null ? [] : [{ kind: 'crisis-callback' as const, number }]),
    ...(place === null ? [] : [{ kind: 'crisis-place' as const, ...place }]),
  ]
}

function phoneIn(text: string): string | null {
  return numbersIn(spellDigits(text)).find(({ digits }) => isPhone(digits))?.digits ?? null
}

const REFUSAL =
  /^(?:no|nope|non|skip|passer|no thanks?|non merci|no phone|pas de telephone|i (?:would )?rather not(?: say)?|i do not want to(?: say)?|i will not say|je (?:ne )?(?:prefere|veux) pas(?: le dire)?|je prefere ne pas(?: le dire)?)$/
