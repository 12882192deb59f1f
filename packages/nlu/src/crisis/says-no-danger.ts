import { plainStatement } from './plain-statement.ts'
import { CLOSINGS, DANGER_DENIALS, SAFE_SENTENCE } from './says-safe.ts'

/**
 * True for a plain no to "Are you, or is the person, still in danger?". As with `saysSafe`, the whole message has to be that no: "no, but …",
 * "no idea" and "no, not really" are none.
 */
export function saysNoDanger(text: string): boolean {
  const said = plainStatement(text)
  return said !== null && said.length <= LONGEST && PLAIN_NO.test(said)
}

const LONGEST = 200
const NO = '(?:no|nope|nah|non)'
const ANY_MORE = 'not any ?more|no longer|not at all|plus maintenant|plus du tout|pas du tout'
const THANKS = 'thanks|thank you|merci'
const DENIAL = `(?:i am|we are|he is|she is|they are) not|(?:nobody|no one|neither of us) is|(?:not|no longer) in (?:any )?danger|${DANGER_DENIALS}`
const FINE =
  '(?:i am|we are|he is|she is|they are|everyone is|everybody is) (?:all )?(?:ok|okay|fine|good|all right|alright|better)|ca va(?: bien| mieux)?|je vais (?:bien|mieux)|tout va bien|on va bien|(?:il|elle) va (?:bien|mieux)'

const PLAIN_NO = new RegExp(
  `^(?:${[
    `(?:${NO}|${ANY_MORE}|no (?:more )?danger)(?: (?:${THANKS}))?`,
    `(?:${NO} )?(?:${DENIAL})${CLOSINGS}`,
    `${NO} (?:${ANY_MORE}|not now|no danger|${FINE})${CLOSINGS}`,
    `${NO} ${SAFE_SENTENCE}`,
  ].join('|')})$`,
)
