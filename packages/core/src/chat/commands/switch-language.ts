import type { ChatLanguage } from '@clinic/contract/chat'
import { bare } from '@clinic/nlu/text/normalize'
import { unapprovedFor } from '../state/rendered.ts'
import { type Outcome, say, type Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/** "En français svp", "can we do English": the conversation continues in that language, and the page is told. Null for anything else. */
export function switchLanguage(turn: Turn): Outcome | null {
  const wanted = languageIn(turn.text)
  if (wanted === null) return null
  if (wanted === 'fr' && !turn.knowledge.french) return say(turn, textsOf(turn.state).language.noFrench)
  const state = { ...turn.state, language: wanted, language_chosen: true, unapproved: unapprovedFor(wanted, turn.knowledge) }
  return { state, lead: textsOf(state).language.switched, data: { language: wanted } }
}

const NAMES: readonly (readonly [ChatLanguage, RegExp])[] = [
  ['fr', /^(?:french|francais|francaise)$/],
  ['en', /^(?:english|anglais|anglaise)$/],
]
const REPLACED = /\b(?:instead of|rather than|plutot qu ?e?n?|au lieu d ?(?:e|u)?)(?: in| en| l)? (?:french|english|francais|anglais)\b/g
/** All other words of such a request; one that is not here makes the message something else. */
const AROUND = new Set(
  'in to en au a can could may we you i me us do it this the is are be on have use go keep switch change speak talk continue write chat reply answer want would like prefer rather need let only please instead now thanks thank hi hello hey sorry ok okay yes possible available there with version language my know does anyone someone assistant bonjour allo salut svp stp s il vous plait te le la l est ce que qu peut on peux puis je j aimerais mieux veux voudrais prefere parle parlez parler parles tu vous avoir faire ca cela continuer passer passez changer change ecrire repondre repondez langue merci oui desole desolee plutot seulement c possible pouvez pourriez pourrait si ici moi dans'.split(
    ' ',
  ),
)
const LONGEST = 12

function languageIn(text: string): ChatLanguage | null {
  const words = bare(text.replace(/['’]/g, ' ')).replace(REPLACED, ' ').trim().split(/ +/)
  if (words.length > LONGEST) return null
  const named = NAMES.filter(([, name]) => words.some((word) => name.test(word)))
  const [only] = named
  if (!only || named.length > 1) return null
  return words.every((word) => only[1].test(word) || AROUND.has(word)) ? only[0] : null
}
