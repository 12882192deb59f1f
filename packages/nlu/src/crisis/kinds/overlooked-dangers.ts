import type { CrisisPattern } from '../crisis-patterns.ts'
import { HARMED_NOW } from './harmed-now.ts'

const CHEMICAL =
  '(?:cleaning (?:fluid|product)|cleaner|bleach|antifreeze|drain opener|lighter fluid|windshield (?:fluid|washer)|lysol|javex)'
const TIMES = '(?:twice|double|two times|three times|four times|five times|ten times|\\d+ times)'
const PRODUCT = '(?:gumm(?:y|ies)|edibles?|thc|weed|cannabis|brownies?|oil)'

const NIGHTS = '(?:[2-9]|two|three|four|five|six) (?:days|nights)'
const SLEEPLESS = '(?:no sleep|not slept|not sleeping|awake|without sleep|up) (?:\\w+ ){0,3}?'

/** Doses that were doubled, chemicals, children at the bag, a remedy that failed, and threats that no other rule names. */
export const OVERLOOKED_DANGERS: readonly CrisisPattern[] = [
  { kind: 'abuse', excuses: ['denied', 'past', 'past-in-french', 'refused-in-french', 'figurative'], phrase: new RegExp(HARMED_NOW, 'g') },
  {
    kind: 'overdose',
    excuses: ['denied', 'past', 'question', 'habit'],
    phrase: new RegExp(
      [
        `\\b(?:drank|drunk|swallowed|gargled) (?:\\w+ ){0,3}${CHEMICAL}\\b`,
        `\\b(?:gave|took|injected|shot|dosed|had|used) (?:\\w+ ){0,4}?(?:${TIMES} (?:\\w+ ){0,4}?insulin|insulin (?:\\w+ )?${TIMES})\\b`,
        '\\b(?:put|stuck|wearing|have) (?:\\w+ ){0,2}?(?:two|three|four|five|six) (?:of )?(?:my |his |her )?(?:\\w+ )?patches (?:on|instead|at once|over)\\b',
        '\\b(?:naloxone|narcan) (?:did|does|is|has|will) not (?:\\w+ )?work\\w*\\b(?! (?:on|for|with|against)\\b)',
      ].join('|'),
      'g',
    ),
  },
  {
    kind: 'child-ingestion',
    excuses: ['denied', 'past', 'question'],
    phrase: new RegExp(
      `\\b(?:kids?|toddler|baby|twins|child|grandson|granddaughter|niece|nephew|little (?:girl|boy)) (?:\\w+ ){0,3}?(?:opened|licked|sucked|tasted) (?:\\w+ ){0,6}?${PRODUCT}\\b`,
      'g',
    ),
  },
  {
    kind: 'violence',
    excuses: ['denied', 'past', 'figurative'],
    phrase:
      /\b(?:want|urges?|feel like|thinking (?:of|about)|going|tempted|scared i will|afraid i will) (?:to )?(?:throw|throwing|drop|dropping|shake|shaking) (?:my|the) (?:baby|newborn|kids?|son|daughter)\b(?! (?:a|off|into the (?:tub|pool)) )|\b(?:come|coming|drive|driving|show(?:ing)? up|walk(?:ing)? in) (?:\w+ ){0,4}?with (?:a|my|the) (?:\w+ )?(?:bat|knife|gun|rifle|hammer|axe|machete|crowbar)\b(?!.*\b(?:gloves?|games?|coach|team|practice|hunting|cage|cave)\b)/g,
  },
  {
    kind: 'adverse-reaction',
    excuses: ['denied', 'past', 'question', 'figurative'],
    phrase: new RegExp(
      [
        '\\b(?:saw|see|seeing|seen) (?:\\w+ ){0,2}?(?:things|people|shadows|bugs|faces|figures|stuff) (?:that |who |which )?(?:\\w+ ){0,2}?(?:not (?:really )?there|not real|no one else|nobody else|others (?:do|did|can|could) not)\\b',
        '(?<!feels? like |as if |like )\\b(?:people|they|everyone|neighbou?rs|cameras?|(?:the )?(?:police|cops|government)) (?:are|is|keep|keeps) (?:\\w+ )?(?:watching|spying on|listening to|recording|tracking|out to get|plotting against) me\\b',
        `\\bparanoi\\w*\\b(?=.*\\b${SLEEPLESS}${NIGHTS})|\\b${SLEEPLESS}${NIGHTS}\\b(?=.*\\b(?:paranoi\\w*|voices|king|god|invincible|genius|chosen|mission|racing|all this energy|so much energy)\\b)`,
        '\\b(?:oil|thc|cbd|cannabis|weed|gumm(?:y|ies)|drops|edibles?)\\b(?=.*\\bnow i (?:hear|am hearing) (?:\\w+ )?voices\\b)',
      ].join('|'),
      'g',
    ),
  },
]
