import { type Situation, word } from './words.ts'

const VENTED = word(
  '(?:just|only|being|was|am) (?:\\w+ )?(?:venting|joking|kidding|dramatic|exaggerating|upset|frustrated|angry|rambling)|did not (?:really )?mean (?:it|that|what i said)|(?:forget|ignore) (?:me|that|it|what i said|i said (?:it|that|anything))|never ?mind(?: me)?|it was nothing',
  'juste me defouler|(?:faisais|fais) (?:\\w+ )?me defouler|(?:juste|seulement) pour (?:parler|dire|rire)|(?:niaisais|blaguais|plaisantais|exagerais|dramatisais)|des farces|(?:dit|disais|ecrit) ca (?:de meme|comme ca|pour rire)|(?:oublie|oubliez|laissez? faire) (?:ca|cela|moi|ce que je ai dit)|ce etait rien',
)
const REASSURES = word(
  '(?:i am|it is) (?:really |all |just )*(?:fine|ok|okay|good)(?: (?:really|now))?|do not worry(?: about me)?',
  'inquietez vous pas|ca va (?:bien|aller)|je (?:vais|suis) (?:bien|correcte?)',
)
const CONTRAST = word('but|though|although|still|yet|kept|mais|encore|toujours|garde|gardee?s?|quand meme|pourtant')

const WEAPON = '(?:ropes?|noose|gun|pistol|rifle|shotgun|razors?|razor blades?|blades?|suicide note|goodbye (?:note|letter)|note i wrote)'
const ARME = '(?:corde|noeud|fusil|carabine|pistolet|gun|rasoir|lames?|lettre (?:de )?adieu)'
const HOLDS =
  '(?:still|have|got|kept|keep|keeping|holding|bought|hid|saved|have not (?:thrown|tossed|got rid)(?: (?:out|away|of))?)(?: \\w+){0,3}? (?:the|a|my|that|those|these|them)'
const TIENT =
  '(?:encore|toujours|quand meme|ai|garde|gardee?s?|tiens|cache|cachee?s?|achete|pas (?:jete|je ete))(?: \\w+){0,3}? (?:la|le|les|ma|mon|une?|ces|cette)'
/** "The rope is still hanging there". */
const IS_THERE = '(?:\\w+ )?(?:is|are|est|sont) (?:still|right here|here|ready|loaded|encore|toujours|la|ici|prete?s?|charge\\w*)'

function atHand(english: string, french: string): RegExp {
  return word(
    `${HOLDS} (?:\\w+ )?${english}|(?:(?:the|my|that|those) )?${english} ${IS_THERE}`,
    `${TIENT} ${french}|(?:la|le|les|ma|mon|mes) ${french} ${IS_THERE}`,
  )
}

/** "Jeté" reads "je ete", as it is typed in one word. */
const KEPT_PILLS = word(
  '(?:have not|did not|not yet) (?:thrown?|threw|toss(?:ed)?|flush(?:ed)?|got(?:ten)? rid)(?: (?:out|away|of))?(?: \\w+)? pills',
  '(?:ai|suis) pas (?:encore )?(?:jete|je ete|debarrassee?)(?: \\w+){1,2} (?:pilules|comprimes)',
)

/** Things of work, sport and the kitchen, medicine as it is prescribed, and what is gone. */
export const MEANS_AT_WORK =
  /\b(?:pharmac\w*|prescri\w*|refill\w*|renew\w*|renouvel\w*|ordonnance|doctor|docteur|climb\w*|hunt\w*|chasse\w*|licen[cs]e|permis|fish\w*|clothes ?line|corde a linge|boat|bateau|tent|kitchen|cuisine|bois|bread|butcher|work|travail|course|left ?over|(?:do|did|does) not have|(?:no|not|without|threw out|(?<!not |never )thrown out|(?<!not |never )got(?:ten)? rid of) (?:the |my |a |any )?(?:ropes?|gun|pills|knife|rifle)|(?:ai|a) plus)\b/

/** What was said is taken back, and yet the means is at hand: "I was just venting but I still have the rope". In either order. */
export const TAKEN_BACK: readonly Situation[] = [
  {
    kind: 'suicide',
    of: [VENTED, CONTRAST, atHand(`(?:${WEAPON}|knife|pills(?: i saved)?|letters? i wrote)`, `(?:${ARME}|couteau|pilules|comprimes)`)],
    not: MEANS_AT_WORK,
  },
  { kind: 'suicide', of: [REASSURES, CONTRAST, atHand(WEAPON, ARME)], not: MEANS_AT_WORK },
  { kind: 'suicide', of: [REASSURES, KEPT_PILLS], not: MEANS_AT_WORK },
]
