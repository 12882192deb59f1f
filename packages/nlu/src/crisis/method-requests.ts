import type { CrisisPattern } from './crisis-patterns.ts'

/** Means, for a request that never names dying in so many words. Text as `prepareForCrisis` leaves it. */
const MEDICINE =
  '(?:pills?|tablets?|meds?|medications?|medicines?|capsules?|drugs?|dose|doses|tylenols?|advils?|gravols?|benadryl|aspirins?|morphine|fentanyl|insulin|opioids?|oxys?|percocets?|ativans?|xanax|melatonin|potassium|codeine|methadone|hydromorphone|dilaudid|oil|thc|cbd|\\w+(?:azepam|azolam|zepam|iptyline|pentin|gabalin|olol|pril|traline|oxetine|azine|fentanil|phen|clone)s?)'
const MEDICINE_FRENCH =
  '(?:pilules?|pelules?|comprimes?|medicaments?|cachets?|somniferes?|calmants?|doses?|tylenols?|advils?|gravols?|aspirines?|morphine|fentanyl|insuline|opioides?|ativans?|atavans?|melatonine|codeine|methadone|huile|\\w+(?:azepam|iptyline|pentine?|gabaline|olol|zine|traline|phene|clone)s?)'
const END =
  '(?:die|dying|dead|death|kill(?:s|ed|ing)? (?:me|you|myself|yourself|someone|somebody|a person|a man|a woman|an adult|u)|kms|end (?:it|my life|things|it all)|not wake(?: up)?|never wake(?: up)?|pass away|fatal(?:ly)?|lethal|deadly|overdose|od|suicide|unalive)'
const END_FRENCH =
  '(?:mourir|mourrir|mourrais|mort|morte|crever|creverais|en finir|me tuer|se tuer|nous tuer|tue(?:r|rait|rai)? (?:quelquun|une personne|un homme|un adulte|qqn)|tuerai(?:t|ent)|pour tuer|partir dans mon sommeil|me suicider|se suicider|men aller|(?:plus|pu|pas|jamais) (?:se |me )?reveiller|mortelle?s?|letale?s?|fatale?s?|od|surdose|overdose)'
const MANNER =
  '(?:painless(?:ly)?|peaceful(?:ly)?|quick(?:est|ly)?|fast(?:est)?|easy|easiest|best|surest|sure|gentle|gentlest|quiet(?:ly)?|least painful|clean|cleanest|reliable|simple|simplest|certain|natural looking|no pain|without pain|good)'

const ENGLISH = [
  `\\bhow (?:many|much|high|deep|long|far|fast|strong)\\b(?=.*\\b${END}\\b)(?!.*\\b(?:to death of|dying to|die of boredom|germs|bacteria|weeds|plants?|battery|phone|deadline)\\b)`,
  `\\b(?:what|which|wich|whats?) (?:\\w+ ){0,3}?(?:dose|amount|quantity|number|pills?|meds|medications?|medicines?|drugs?|combination|mix|gas|poison|plants?|thing|method|could i take|can i take|can (?:you|u|i) mix|would i take|should i (?:take|mix))\\b(?=.*\\b${END}\\b)`,
  `\\b(?:lethal|leathal|fatal|deadly|letal) (?:dose|amount|quantity|level)\\b(?!.*\\b(?:what happens to (?:dogs|cats)|my (?:dog|cat)|for (?:a |my )?(?:dog|cat|pet)s?)\\b)`,
  `\\b(?:most|more) (?:lethal|deadly|fatal)\\b|\\b(?:pills?|meds|drugs|medicines?) (?:are |is )?(?:the )?(?:most )?(?:lethal|deadliest|fatal)\\b|\\bkills? (?:you|u|me|a person|someone) (?:the )?(?:fast|quick|sure)\\w*\\b`,
  `\\b(?:${MANNER} )+(?:\\w+ )?(?:ways?|methods?|means|death)\\b(?=.*\\b(?:die|dying|go|kill|end|suicide|death|myself|yourself|self|off|out|unalive|kms|pass)\\b)(?!.*\\b(?:kill (?:time|pain|the pain|weeds|germs)|end (?:the chat|my subscription|this chat|the pain)|go (?:to|home|back|about))\\b)`,
  `\\b(?:ways?|methods?) (?:to|of|for) (?:\\w+ ){0,2}?(?:kill (?:myself|yourself|oneself|you|ur ?self|urself)|die|dying|suicide|killing (?:myself|yourself)|unalive|kms|end (?:it all|my life|your life)|ending my life|commit suicide|hang\\w*|off (?:myself|yourself))\\b`,
  '\\bhow (?:do|can|could|would|should|to|does) (?:i |you |one |people |a person |somebody |someone )?(?:\\w+ )?(?:kill (?:myself|yourself|urself|themselves)|hang (?:myself|yourself|themselves)|commit suicide|die (?:painlessly|quick\\w*|fast|peacefully|in my sleep|at home|tonight|by)|end (?:my|their|your) (?:own )?li(?:fe|ves)|slit|drown (?:myself|yourself)|poison (?:myself|yourself)|gas (?:myself|yourself)|make a noose|tie a noose|unalive|stop my (?:own )?heart|overdose (?!(?:work|happen|treated|prevent))|od on)\\b',
  `\\b(?:will|would|can|could|does|do|if) (?:i|you|a person|somebody|someone|one|it|this|that|they|we)\\b(?=.*\\b${MEDICINE}\\b)(?=.*\\b(?:enough to (?:die|kill)|kill (?:me|myself)|and not wake|never wake|not wake up|(?:will|would|can) i die|be enough to die|make sure i do not wake|die (?:from|if|quick\\w*|in my sleep)|on purpose|od and|overdose on my)\\b)`,
  '\\b(?:does|will|would|is|did) (?:it |hanging |drowning |bleeding |bleeding out |carbon monoxide |dying |death |that |a bullet )(?:\\w+ ){0,3}?(?:hurt|painful|pain|a bad way|slow)\\b(?=.*\\b(?:die|dying|death|bleed|hang\\w*|drown\\w*|carbon monoxide|go|suicide)\\b)(?!.*\\b(?:tooth|needle|vaccine|dentist)\\b)',
  '\\bis (?:drowning|hanging|bleeding out|an overdose|carbon monoxide|freezing) (?:\\w+ ){0,3}?(?:painful|painless|peaceful|quick|slow|the best|way to (?:go|die))\\b|\\b(?:take|takes) (?:\\w+ ){0,3}?to die (?:from|of|by) (?:hanging|carbon monoxide|drowning|bleeding|an overdose|hypothermia|poison)\\b',
  '\\b(?:fall|go|falling) (?:a)?sleep\\b(?=.*\\b(?:never|not) wake\\b)(?=.*\\b(?:what|which|how|could|can|pills?|take)\\b)|\\bwhere (?:do|should|to|can|would) (?:i |you )?(?:cut|aim|shoot)\\b|\\bhow (?:do|does) (?:people|they|someone) do it\\b(?=.*\\b(?:garage|car|rope|exhaust|bag|helium)\\b)',
  '\\bld ?50\\b|\\bis (?:hanging|drowning) (?:\\w+ )?(?:fast|quick|painless)\\b|\\b(?:the )?plan is set\\b|\\bpills are down\\b',
  '\\b(?:make|tie|tying|knot for) (?:\\w+ ){0,2}noose\\b|\\bwithout (?:\\w+ ){0,4}(?:knowing|finding out) (?:\\w+ ){0,3}suicide\\b|\\bget enough (?:pills|meds|medication) (?:\\w+ ){0,3}to (?:end|die|kill)\\b|\\b(?:painless|peaceful) suicide\\b|\\bstop my (?:own )?heart\\b',
]

const FRENCH = [
  `\\b(?:combien|comb|cb|cmb|quelle (?:dose|quantite|hauteur)|quel (?:nombre|dosage)|ca prend|sa prend|sa prendrait|faut(?: il| y| tu)?|faudrait)\\b(?=.*\\b${END_FRENCH}\\b)(?!.*\\b(?:mort de|mourir de (?:faim|rire|chaud)|tuer le temps|est mort|mon mari|ma mere est)\\b)`,
  `\\b(?:quels?|quelles?|lesquels?|lesquelles|quoi|quest ce que|cest quoi)\\b(?=.*\\b(?:${MEDICINE_FRENCH}|medicaments?|gaz|poison|melanger|prendre|methode|moyen|maniere|facon|corde)\\b)(?=.*\\b(?:${END_FRENCH}|tue|tuent|me tuerai(?:t|ent)|suicider?|tuer)\\b)(?!.*\\b(?:tuer le temps|la douleur|les microbes)\\b)`,
  '\\b(?:dose|quantite|dosage) (?:\\w+ )?(?:letale?|mortelle?|fatale?)\\b(?!.*\\b(?:chien|chat|animal)\\b)|\\bpilules?\\b(?=.*\\b(?:plus mortelles?|tue le plus|tuent le plus)\\b)',
  '\\b(?:meilleure?|facile|rapide|douce|paisible|sure?|simple|moins douloureuse|discrete|propre|tranquille|naturelle)\\b(?=.*\\b(?:facons?|manieres?|moyens?|methodes?)\\b)(?=.*\\b(?:mourir|tuer|finir|enlever la vie|suicid\\w*|partir|men aller|mkill|crever|mort)\\b)(?!.*\\b(?:tuer le temps|finir (?:le|la|ce|mon) (?:formulaire|questionnaire|intake|demande))\\b)|\\b(?:facons?|manieres?|moyens?|methodes?|trucs?)\\b(?=.*\\b(?:(?:de|pour) (?:mourir|se tuer|me tuer|en finir|crever|se suicider|me suicider|men aller|partir|menlever la vie)|de suicide)\\b)(?!.*\\b(?:formulaire|questionnaire|en finir avec (?:la douleur|le|mes))\\b)',
  '\\bcomment (?:on (?:fait|peut)|je (?:fais|peux|pourrais)|tu fais|faire|font|est ce quon|peut on|jpeux|jpourrais|se|me|mettre|avoir|fait on)\\b(?=.*\\b(?:se suicider|me suicider|se pendre|me pendre|se tuer|me tuer|pour mourir|mourir (?:sans|vite|dans|en dormant|chez|ce soir)|en finir$|pour en finir|mettre fin a (?:ma vie|mes jours)|noeud de pendu|dans (?:un|le|son|ton|l)? ?garage|sortir de cette vie)\\b)|^comment (?:se|me) (?:suicider|tuer|pendre|noyer)\\b|\\bnoeud (?:de pendu|coulant)\\b',
  `\\b(?:est ce que|estce que|peut on|on peut|jpeux|je peux|peux tu|jpeux tu|si je|si jen|si jprends|y faut tu|ca fait|sa fait|la noyade|se pendre)\\b(?=.*\\b(?:${MEDICINE_FRENCH}|vider de (?:son|mon) sang|noyade|pendre|pendu|sauter|monoxyde|mort douloureuse|arreter mon coeur|couper)\\b)(?=.*\\b(?:mourir|mort|mourrais|en finir|reveiller|expres|suffit pour|douloureuse|fait mal|faire mal|arreter mon coeur|manquer|se vider de son sang)\\b)`,
  '\\b(?:ca|sa|cela) (?:tue|tuerait|peut tuer) ?(?:tu|ti)? (?:une personne|quelquun|un homme|une femme|un adulte|qqn)\\b|\\b(?:ca|sa) fait ?(?:tu|ti)? mal (?:de )?(?:se noyer|se pendre|mourir|se tirer|sauter)\\b|\\b(?:would|will|could|can) (?:\\w+ ){0,6}kill (?:a|an|one) (?:person|man|woman|adult|human)\\b',
  '\\bmourir (?:\\w+ ){0,2}(?:sans (?:douleur|souffrir|avoir mal|mal|que)|en dormant|doucement|paisiblement)\\b|\\bmanieres? de mourir\\b|\\bmort (?:douce|sans douleur|paisible)\\b|\\b(?:gaz|quoi) respirer pour mourir\\b|\\bou (?:faut il|il faut|faut|dois je|est ce quon) (?:se |me )?(?:couper|viser|tirer)\\b',
  '\\b(?:mendormir|m endormir|dormir|sendormir)\\b(?=.*\\b(?:ne (?:jamais|plus)|jamais|pu|plus) (?:me |se )?reveiller\\b)(?=.*\\b(?:prendre|quoi|pourrais|quelle?|combien|quest ce)\\b)|\\bassez de (?:pilules|medicaments)\\b(?=.*\\ben finir\\b)|\\bsans que (?:\\w+ ){1,4}sache\\b(?=.*\\bsuicide\\b)',
]

/** Requests for a way to die (always acute): the question form excuses nothing here. */
export const METHOD_REQUESTS: readonly CrisisPattern[] = [
  { kind: 'suicide', excuses: ['pets', 'bereaved'], phrase: new RegExp([...ENGLISH, ...FRENCH].join('|'), 'g') },
]
