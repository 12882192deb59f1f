import type { Turn } from '../state/turn.ts'

/**
 * True in line, where answers are done, for what someone still wants to be known or changed: "I forgot to tell you, I take Plavix". Only a person can
 * take that now; what concerns a visit, an address or a number is another matter.
 */
export function addsToAnswers({ state, context, text }: Turn): boolean {
  return state.stage === 'waiting' && context === null && ADDS.test(text) && !OTHER_MATTERS.test(text)
}

const LEAD = String.raw`^\W*(?:(?:hi|hello|oh|wait|sorry|ok|okay|by the way|btw|also|actually|one more thing|bonjour|allo|ah|en passant|d[eé]sol[eé]e?|au fait|aussi|attendez)\W+)*`
const ADDS = new RegExp(
  LEAD +
    `(?:${[
      String.raw`i (?:just )?(?:forgot|should have|need|want|would like|wanted|have|meant) (?:to )?(?:tell|told|mention(?:ed)?|say|said|add|put|change|correct|fix)(?!\p{L})`,
      String.raw`i (?:did ?n['’]?t|did not|never) (?:tell|mention|say|put)(?!\p{L})`,
      String.raw`(?:can|could|may) (?:i|you|we) (?:please |still )?(?:add|change|correct|fix|update) (?:something|one|that|an?|my|\p{L}+ to my)(?!\p{L})`,
      String.raw`(?:please )?(?:tell|let) the (?:nurse|np|doctor|practitioner|team)(?!\p{L})`,
      String.raw`(?:please )?change (?:my|one of my|an?|that) answers?(?!\p{L})`,
      String.raw`i(?:['’]?m| am)? (?:also |now )?(?:take|taking|started|stopped|on|allergic) (?=\p{L})`,
      `j['’ ]?ai oubli[eé] (?:de |d['’])`,
      String.raw`(?:je (?:veux|voudrais)|j['’]aimerais|(?:est-ce que )?je peux|puis-je|pouvez-vous|peux-tu) (?:encore )?(?:ajouter|changer|corriger|modifier)(?!\p{L})`,
      String.raw`(?:dites|dis) (?:à|a) l['’](?:infirmi[eè]re?|IP|équipe)(?!\p{L})`,
      String.raw`je (?:prends|suis) aussi(?!\p{L})`,
    ].join('|')})`,
  'iu',
)
const OTHER_MATTERS =
  /(?<!\p{L})(?:visits?|appointments?|times?|phone|numbers?|e-?mails?|address|sellers?|orders?|language|french|english|rendez[- ]?vous|heures?|t[eé]l[eé]phone|num[eé]ros?|courriels?|adresse|fournisseur|commande|langue|anglais|fran[cç]ais|thank\p{L}*|merci|love|great|good|my way)(?!\p{L})/iu
