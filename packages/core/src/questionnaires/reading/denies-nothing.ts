import { plainWords } from '../meanings/spoken-words.ts'

/**
 * True for words that begin like a no and are none: "never mind", "no wait", "nothing works on this page", "no more than I have to". Stored as a denial
 * they would hide what the question looks for.
 */
export function deniesNothing(text: string): boolean {
  return NO_DENIAL.test(plainWords(text))
}

/** What follows a second thought in front: "no wait, yes penicillin". `null` where there is none. */
export function afterSecondThought(text: string): string | null {
  const [, after = ''] = SECOND_THOUGHT.exec(text) ?? []
  return /\p{L}{2}/u.test(after) ? after : null
}

/** True for a no from which something is excepted: "no, except penicillin", « non, à part la pression ». */
export function exceptsSomething(text: string): boolean {
  return EXCEPTED.test(text) && !NOTHING_ELSE.test(text)
}

const NO_DENIAL =
  /^(?:(?:oh|well|um|uh|ok|okay|sorry|ben|bon|euh) )*(?:never ?mind|forget (?:it|that|about it)|(?:no|nope|non) (?:no |non )*(?:wait|hold on|attends|attendez)|laisse[rz]? (?:faire|tomber)|oublie[rz]? (?:ca|cela|tout)|no (?:more|less|fewer) than|pas (?:plus|moins) qu|nothing (?:really |ever |even )?(?:is |has |have |seems to |s )?(?:works?|working|worked|helps?|helped|helping|loads?|happens)|rien (?:ne |n )?(?:a )?(?:marche|fonctionne|aide|fait effet))\b/

const SECOND_THOUGHT =
  /^\W*(?:no|nope|nah|non|nan)[\s,.;…–—-]+(?:(?:oh|ah|euh|um)[\s,]+)?(?:wait|hold on|attends|attendez|minute)[\s,.;:…–—-]+(.+)$/iu
const EXCEPTED =
  /^\W*(?:(?:oh|well|um|uh|ben|bon)\W+)*(?:no|nope|nah|none|nothing|non|nan|rien|aucune?)(?!\p{L}).*?(?<!\p{L})(?:except(?:ing)?|besides|other than|apart from|aside from|sauf|excepté|à part|hormis)(?!\p{L})\W+\p{L}/isu
/** "No, nothing except the usual", « à part ça rien ». */
const NOTHING_ELSE =
  /(?<!\p{L})(?:except|besides|other than|apart from|aside from|sauf|à part)\s+(?:for\s+)?(?:that|this|those|what i (?:said|told you|listed)|the usual|ça|cela|ce que j['’]ai dit)(?!\p{L})/iu
