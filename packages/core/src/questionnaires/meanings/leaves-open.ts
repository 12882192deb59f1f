import type { Question } from '@clinic/contract/questionnaires'
import { plainWords } from './spoken-words.ts'

/**
 * True where a reply that was read as a yes or a no does not settle it: "yes and no", « j'y retourne ou pas », a no with a doubt behind it, a yes to
 * what is looked for that only may be so, or "not right now" to whether something ever was.
 */
export function leavesOpen({ text: asked, flags = {} }: Question, text: string, value: boolean): boolean {
  const said = plainWords(text)
  if (BOTH.test(said)) return true
  if (!value && ASKS_WHETHER_NEW.test(asked) && NEVER_BEFORE.test(said)) return true
  if (value && WITHOUT_TRYING.test(asked) && ON_PURPOSE.test(said)) return true
  if (!value && NOTHING_MUCH.test(said)) return true
  if (!value && /pregnan/i.test(asked) && LATE.test(said)) return true
  if (value) return (Object.keys(flags).length > 0 && MAY_BE.test(said) && !SAYS_YES.test(said)) || DENIES_NOW.test(said)
  return (
    (DOUBTS.test(said) && !ENDS_IN_NO.test(said)) || (EVER.test(asked) && DENIES_NOW.test(said) && !/\b(?:never|ever|jamais)\b/.test(said))
  )
}

const BOTH =
  /\b(?:or|ou) (?:not|pas|non)\b(?! (?:\w+ )?(?:que|sure))|^(?:(?:well|ben|bof|um|euh) )*(?:more or less|plus ou moins|so so|comme ci comme ca|50 50|fifty fifty|half and half|moitie moitie|yes and no|no and yes|oui (?:et|pis) non|non (?:et|pis) oui|ni oui ni non|it varies|ca varie)\b|\b(?:does|would) (?:that|this|it) count\b|\bca compte(?: tu)?\b|\bcompte tu\b/
/** "Never had headaches before last month": that is new. */
const ASKS_WHETHER_NEW = /\b(?:new|different|changed)\b/i
const NEVER_BEFORE =
  /\b(?:never|jamais) (?:\w+ ){1,4}(?:before|thanbefore|until|till|like (?:this|that|it)|this (?:bad|often|strong|long)|avant|comme (?:ca|cela))\b/
/** "Have you lost weight without trying?" */
const WITHOUT_TRYING = /\bwithout (?:trying|meaning|wanting)\b/i
const ON_PURPOSE = /\b(?:on purpose|trying to|been trying|diet(?:ing|e)?|weight watchers|expres|voulue?|regime)\b/
/** "Not that I know of, but my period is late". */
const LATE =
  /\b(?:late|missed|skipped|retard|sautee?|manquee?)\b.*\b(?:periods?|regles)\b|\b(?:periods?|regles)\b.*\b(?:late|missed|skipped|did not come|have not come|retard|sautee?|pas (?:encore )?(?:arrivees?|venues?))\b|\b(?:pas (?:encore )?eu mes regles|du retard|i am late)\b/
const NOTHING_MUCH =
  /^(?:(?:no|non|oh|well|ben) )*(?:nothing|rien|pas) (?:too |that |really |de |d |ben |bien |trop |si )*(?:serious|major|bad|big|crazy|important|grave|majeur|serieux|gros|terrible)\b(?! que)/
const DOUBTS =
  /\b(?:maybe|perhaps|possibly|might (?:be|have)|could be|peutetre|ca se peux|se pourrait|not (?:too |really |quite |100 |completely )?(?:sure|certain)|unsure|pas (?:trop |vraiment |ben |100 )?(?:sure?|certaine?)|attendez|hold on|let me think)\b/
const MAY_BE =
  /\b(?:maybe|perhaps|possibly|might|could be|peutetre|ca se peux|se (?:peux|pourrait)|(?:waiting|attends?|attend) (?:on |for |pour )?(?:the |my |le |les |mes |mon |a )?(?:test|tests|results?|resultats?|bloodwork|prise de sang|reponse|echo)|not (?:really |quite )?sure|pas (?:trop |vraiment )?sure?|suspects?|soupconne\w*|under investigation|en investigation)\b/
const SAYS_YES = /^(?:(?:oh|well|ben) )*(?:yes|yeah|yep|yup|oui|ouais|definitely|absolutely|certainly)\b/
/** A no about today only. */
const DENIES_NOW =
  /^(?:(?:no|non|well|ben|oh) )*(?:not (?:right now|now|currently|at the moment|these days|lately|today|presently|this year)|pas (?:presentement|en ce moment|maintenant|pour le moment|pour le instant|pour l instant|actuellement|la la|ces temps ci|asteure|astheure|aujourd hui|aujourdhui|dernierement))\b/
const ENDS_IN_NO = /\b(?:so|but|mais|donc|faque|fait que) (?:no|non|not?)$/
/** Asked of a whole life. */
const EVER = /\b(?:ever|has a doctor|have you had|before)\b/i
