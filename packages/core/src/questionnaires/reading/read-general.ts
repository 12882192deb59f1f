import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '../answers.ts'
import { plainWords } from '../meanings/spoken-words.ts'
import { kindOf } from '../question-map/kind.ts'
import { labelsOf } from '../question-map/options.ts'

/**
 * What a reply answers that says nothing of the subject and fits any list: "I don't think so, no", "all good there", « c'est vous le docteur ». `null`
 * where the question has no option for it, and wherever anything else is said.
 */
export function readGeneral(question: Question, text: string): AnswerValue | null {
  const said = plainWords(text).replace(AROUND, '').replace(BEHIND, '').trim()
  const several = kindOf(question) === 'select_multiple_options'
  const find = (label: RegExp) => labelsOf(question).find((one) => label.test(one))
  const none = several && NOTHING.test(said) ? find(/^none\b/i) : undefined
  const open = LEFT_TO_YOU.test(said) ? (find(/^not sure$/i) ?? find(/^no preference$/i)) : undefined
  const chosen = none ?? open
  if (chosen === undefined) return null
  return several ? [chosen] : chosen
}

const AROUND = /^(?:(?:oh|uh|um|uhm|hmm|well|so|honestly|ben|bin|euh|bon|ah|ok|okay) )+(?=\w)/
/** A no at the end agrees with a denial. */
const BEHIND = /(?: (?:no|nope|non|nan|thanks|thank you|merci|sorry|desolee?))+$/

const NO = '(?:(?:no|nope|nah|non|nan) )*'
const NOTHING = new RegExp(
  `^${NO}(?:${[
    '(?:i )?do not (?:think|believe) so|(?:not|none) that i (?:know of|can think of|am aware of|remember|recall)|not to my knowledge',
    '(?:i am |we are |it is |everything is )?(?:all )?(?:good|fine|clear) (?:there|on that front|in that department|that way)|(?:i am |we are )?all (?:good|clear)',
    '(?:i am |we are )(?:good|fine|okay|ok)|(?:no|nothing) (?:issues?|problems?|trouble|worries)? ?(?:there|on that front|in that department)',
    '(?:je |j )?(?:ne )?(?:pense|crois) (?:vraiment )?pas|(?:pas|aucun\\w*) (?:que je sache|a ma connaissance)|pas (?:a )?ma connaissance',
    '(?:tout |ca )?(?:est |va )?(?:beau|correct|bien|bon)(?: de (?:ce|mon) (?:cote(?: la)?|bord))|tout (?:est |va )?(?:beau|correct|bien)|(?:je suis|sus|chu) correcte?',
    '(?:ca va|rien|pas de trouble|aucun probleme|ce est beau|c est beau) de (?:ce|mon) (?:cote(?: la)?|bord)',
  ].join('|')})$`,
)
const LEFT_TO_YOU = new RegExp(
  `^(?:(?:no|not a|zero) (?:clue|idea) )?(?:${[
    'you (?:tell me|decide|choose|pick)|you are the (?:doctors?|experts?|boss|pros?)|(?:it is |that is )?up to you(?: guys)?|(?:i |i will |i would )?(?:leave|leaving) (?:it|that)(?: all)?(?: up)? to you(?: guys)?|you (?:would )?know (?:better|best)(?: than me)?',
    '(?:ce est|c est) vous (?:autres )?(?:le docteur|la docteure|les? docteurs?|les? experts?|qui (?:le )?(?:savez|decidez))|(?:je )?vous (?:le )?laisse (?:choisir|decider)|a vous (?:de|autres de) (?:voir|decider|choisir|me (?:le )?dire)|dites (?:le )?moi|vous (?:le )?savez mieux que moi',
  ].join('|')})$`,
)
