import {
  DEATH,
  END,
  FICTION,
  GENTLE,
  MANY,
  MEDICINE,
  NOT_WAKING,
  OTHER_MEANS,
  PERSON,
  QUANTITY,
  SELF_KILLING,
  SUPERLATIVE,
  UNNOTICED,
  WAY,
} from './method-words.ts'

/** `unasked`: it also counts where nothing shows a question, as in "painless ways to die". */
export type Request = { of: readonly RegExp[]; not?: RegExp; unasked?: true }

export function word(source: string): RegExp {
  return new RegExp(`\\b(?:${source})\\b`)
}

const MEANS_WORDS = `${MEDICINE}|${OTHER_MEANS}`
const MEANS = word(MEANS_WORDS)
/** A supply or a dose of every day: "is sixty capsules enough for a month". */
const EVERYDAY =
  /\b(?:(?:a|per|each|every|one|two|for the) (?:day|days|night|week|month|months)|daily|monthly|refill|to (?:start|begin|last|get|try|help|travel|renew)|for (?:pain|sleep|the pain|sleeping|beginners?|a beginner|anxiety|my (?:back|knee|knees|pain|trip))|on a plane|par (?:jour|semaine|mois|nuit)|le (?:mois|matin|soir)|(?:un|deux|trois|le) mois|pour (?:commencer|debuter|la douleur|dormir$|dormir la nuit|le mois|la semaine|un voyage|essayer)|renouvel\w*|avec de la nourriture|with food)\b/

/** What is asked for oneself, by the parts that have to be there. */
export const REQUESTS: readonly Request[] = [
  // "How many pills would it take to not wake up?"
  { of: [word(QUANTITY), word(END), MEANS] },
  { of: [word(`${QUANTITY} (?:\\w+ ){0,8}?${DEATH}`)] },
  { of: [word(`(?:how (?:many|much)|combien|conbien|combein) (?:\\w+ ){0,10}?${NOT_WAKING}`)], not: EVERYDAY },
  // "Which of my medications is the most lethal?", "what pills would put you to sleep forever"
  {
    of: [word(MEDICINE), word(END)],
    not: /\b(?:episode|podcast|i read|jai lu|je ai lu|aide medicale a mourir|years ago|il y a (?:\w+ )?ans|(?:he|she|it) (?:dies|died|went to)|end of me (?:over|by))\b/,
  },
  { of: [word('most|plus|least|very|vraiment|really'), word('lethal|deadly|fatal|mortel(?:le|s|les)?'), word(MEDICINE)] },
  {
    unasked: true,
    of: [
      word('(?:lethal|deadly|fatal|letal) (?:dose|amount|quantity)|(?:dose|quantite|dosage) (?:\\w+ )?(?:letale?|mortel(?:le)?|fatale?)'),
    ],
  },
  // "What is the most painless way to end a life?"
  {
    unasked: true,
    of: [
      word(`(?:${SUPERLATIVE}) (?:\\w+ ){0,3}?${WAY}|${WAY} (?:\\w+ ){0,4}?${SUPERLATIVE}`),
      word(`${DEATH}|${NOT_WAKING}|to go|en finir|self`),
    ],
  },
  { of: [word(GENTLE), word(END)] },
  { unasked: true, of: [word(`${WAY} (?:to|de|pour|of) (?:\\w+ ){0,2}?${DEATH}`), word(GENTLE)] },
  {
    of: [
      /^(?:so |and |ok |but |alors |pis |et )?(?:what|which|quoi|(?:ce|que) (?:est ce )?(?:qui )?est|lequel) (?:\w+ ){0,3}(?:is |est )?(?:the )?(?:most )?(?:painless|painfree|indolore|sans (?:douleur|souffrance))$/,
    ],
  },
  { of: [word(`${WAY} (?:to|de|pour|of) (?:\\w+ ){0,3}?${DEATH}`)], not: /\b(?:cope|deal|prevent|help|talk|prevenir|aider|parler)\b/ },
  // "Which way is fastest and hurts the least when I do it?"
  {
    of: [
      word(WAY),
      word(`${GENTLE}|fastest|quickest|surest|plus (?:rapide|vite|sur)`),
      word(
        '(?:when|before|after|so|if) i (?:\\w+ )?do it|(?:to|gonna|going to) do it|(?:quand|avant|si) je (?:vais )?(?:le )?(?:faire|fais|ferai)|pour (?:que ce|que ca|le) (?:marche|faire)',
      ),
    ],
  },
  // "Would it look like an accident if I took too much insulin?"
  {
    of: [
      word('(?:look|looks|seem|seems) like an accident|(?:air|passe\\w*|ressembl\\w*) (?:\\w+ ){0,2}(?:de|pour|a) un accident'),
      word(`${MEANS_WORDS}|death|die|suicide|mort|mourir|tuer`),
    ],
  },
  {
    of: [
      word(MEDICINE),
      word('(?:most|plus) (?:dangerous|harmful|dangereu(?:x|se)|risque)'),
      word('all (?:together|at once)|tous? (?:ensemble|a la fois)|toutes (?:ensemble|a la fois)|overdose|surdose'),
    ],
  },
  // "How do people hang themselves", "which knot"
  {
    of: [word(`(?:how|comment|what|which|quels?|quelles?|where|ou) (?:\\w+ ){0,6}?${DEATH}`)],
    not: /\b(?:how (?:do|can|could|should) (?:i|we) (?:\w+ )?(?:cope|deal|help|talk|stop|prevent|explain|report)|comment (?:aider|parler|prevenir|expliquer|surmonter)|died|avoid)\b/,
  },
  // "Is drowning peaceful?", "would a plastic bag be quicker?"
  {
    of: [
      word(OTHER_MEANS),
      word(
        `${GENTLE}|hurts?|painful|pain|feel (?:it|anything|something)|sent quelque chose|quick(?:er|est|ly)?|fast(?:er|est)?|slow(?:ly)?|(?:more|most) certain|survive|how (?:high|long|deep)|how (?:do|does) (?:people|they|you|one)|work|works|fait ?(?:tu )?mal|faire mal|souffr\\w+|douloureu\\w+|rapide|vite|efficace|sur|certain|marche|comment (?:font|on|font ils)|de quelle hauteur|creux|profond`,
      ),
    ],
    not: /\b(?:allerg\w*|my (?:neck|back|knee)|train station|garage door|porte de garage|ordered|shipping|package|livraison|knee|genou|shock|surgery|swim\w*|bill|stations?|stove|heating|tank|prix|nage\w*|hockey|hose|works? (?:in|at|on|from)|workplace|travaille|afraid|scared|peur|shot|flu|vaccin\w*)\b/,
  },
  {
    of: [
      word(`(?:${OTHER_MEANS}|${MEDICINE}) (?:or|ou) (?:\\w+ ){0,2}?${OTHER_MEANS}|${OTHER_MEANS} (?:or|ou) (?:\\w+ ){0,2}?${MEDICINE}`),
    ],
  },
  // "How deep do you have to cut?", "where to aim"
  {
    of: [
      word('(?:how|where|ou|combien) (?:\\w+ ){0,6}?(?:cut|aim|shoot|slice|couper?|viser?|tirer?)|couper? (?:\\w+ )?(?:creux|profond)'),
      word('deep|deeply|aim|shoot|veins?|wrists?|bleed|artery|creux|profond\\w*|veines?|poignets?|arteres?|viser?'),
    ],
  },
  {
    of: [
      word(
        `(?:\\d+|two|three|four|five|six|eight|ten|twelve|deux|trois|quatre|cinq|six|huit|dix|douze|${MANY}) (?:\\w+ ){0,3}?${MEDICINE}`,
      ),
      word(
        '(?:do it|do the (?:job|trick)|take me out|finish me(?: off)?)$|(?:la|le) (?:job|travail)$|surviv\\w+|(?:en|se en) sort(?:ir|irait) (?:vivante?|en vie)|make it through',
      ),
    ],
    not: EVERYDAY,
  },
  {
    of: [
      word('overdose|surdose'),
      word(
        'on purpose|expres|volontaire(?:ment)?|intentional(?:ly)?|sans (?:vomir|etre malade)|without (?:vomiting|being sick|throwing up)',
      ),
    ],
  },
  {
    of: [
      word(OTHER_MEANS),
      word('(?:how|take|takes|is it|be) long|long(?:temps)?|instant\\w*'),
      word('pass(?:ing)? out|los(?:e|ing) consciousness|unconscious|perdre connaissance|perd connaissance|inconscient'),
    ],
  },
  // "Is sixty tablets enough?"
  {
    of: [
      word(`${MANY}(?: \\w+){0,4}? ${MEDICINE}`),
      word(
        'enough|suffi\\w*|assez|do (?:it|the (?:job|trick))|do me in|(?:ferait|faire|fait|feraient) (?:la|le) (?:job|travail)|de trop|too many|(?:be|is|are) safe to die|finish',
      ),
    ],
    not: EVERYDAY,
  },
  // "What happens if I swallow everything at once, does it work fast?"
  {
    of: [
      word(
        '(?:took|take|takes|swallow(?:s|ed)?|ate|drank|down(?:ed)?|chug(?:ged)?|prend(?:s|rait|rais)?|prenais|prendre|pris|avalais|avale(?:r|s)?|calais|cale(?:r|s)?|buvais|bois|boire)',
      ),
      word(
        `(?:all|everything|toute?s?|tous) (?:\\w+ ){0,5}?(?:at once|at one time|at the same time|together|tonight|in my (?:medicine )?cabinet|in the (?:medicine )?cabinet|a la fois|de un coup|en meme temps|ensemble|dans ma pharmacie|dans la pharmacie|ce soir)|(?:whole|entire|full) (?:\\w+ )?(?:bottle|month|box|pack|prescription|supply)|ten times|dix fois|toute? (?:ma|mon|la|le) (?:bouteille|mois|ordonnance|boite|pot)|flacon (?:au complet|entier)|bouteille (?:au complet|entiere)`,
      ),
      word(
        'what (?:would|will|happens?|is going)|would (?:i|it|they|you)|will (?:i|it|they)|can you|could they|can (?:i|it)|is (?:it|that)|does it|how (?:long|fast)|que arrive\\w*|arriverait|que se passe\\w*|est ce|serait|pourraient|pourrait|vas? (?:je|tu)|vais tu|je vais|combien',
      ),
    ],
    not: /\b(?:by mistake|by accident|accidentally|with food|with breakfast|as prescribed|par erreur|sans faire expres|interact\w*|prescribed|comme prescrit|avec (?:de la )?nourriture|at the same time as)\b/,
  },
  // "Could they still save me?"
  {
    of: [
      word('(?:still|even|ever|too late|when|point|how (?:long|many|soon)|encore|trop tard|combien|pouvoir|pourraient?)'),
      word(
        '(?:save|revive|bring) (?:me|you|him|her|someone|a person)(?: back)?|reverse|be saved|me sauver|se faire sauver|etre sauvee?s?|sauve(?:e|es|s|r)?|renverser|ramener|reanim\\w+',
      ),
      word(`${MEDICINE}|overdose|surdose|cabinet|pharmacie|everything|od|tout|toutes`),
    ],
    not: /\b(?:he|she|husband|wife|son|daughter|friend|il|elle|mon|ma) (?:took|has taken|a pris|a avale|just|vient)\b|\bsave (?:money|time)\b/,
  },
  {
    of: [
      word('(?:throw|throwing|threw|puke|puking|vomit|vomiting|come back up|keep (?:them|it) down|vomir|vomisse|garder|restituer)'),
      word('(?:taking|take|took|swallow\\w*|prendre|prises?|avale\\w*|mix\\w*|melange\\w*)'),
      word('all|them all|everything|whole|toutes?|tous|tout|stay down|come back up|keep (?:them|it) down'),
    ],
    not: /\b(?:chemo|chimio|keep (?:throwing|vomiting)|since|depuis|daily|every|chaque|food|nourriture)\b/,
  },
  // "Is it better to take them with wine so it works faster?"
  {
    of: [
      word('(?:wine|vodka|alcohol|whisky|rum|booze|vin|alcool|biere|fort)'),
      word(
        `${END}|(?:work|works|act|kick in|marche|agisse|fasse effet) (?:\\w+ )?(?:faster|quicker|better|plus vite|mieux)|come back up|que (?:ce|ca) marche|plus vite`,
      ),
      word(`${MEDICINE}|them|les (?:prendre|avaler|melanger|caler)`),
    ],
  },
  // "Where can I buy something to end it peacefully?"
  {
    of: [
      word(
        '(?:where|how|ou|comment|can) (?:\\w+ ){0,6}?(?:buy|get|order|find|obtain|procurer|acheter|trouver|obtenir|commander|stockpile|save up|hoard)|stockpil\\w+|hoard\\w*|save up|ramasser|accumuler',
      ),
      word(END),
    ],
    not: /\b(?:end it all in|help|aide|support|soutien)\b/,
  },
  // "If I stopped my insulin, how many days until I'd pass?"
  {
    of: [
      word('how (?:long|fast|quick|many days)|combien de (?:temps|jours)|finit? (?:vite|en combien)|(?:rapide|vite)$'),
      word(
        '(?:without|no|not|stop|stopped|stopping|quit|skip\\w*|miss(?:ing|ed)?|saute|sautais|manque|sans|arrete\\w*|arretais|lache\\w*) (?:\\w+ ){0,3}?(?:eat\\w*|drink\\w*|food|water|insulin|dialysis|heart pills?|manger|boire|eau|insuline|dialyses?|coeur)',
      ),
      word(
        `${END}|until (?:i|it|you)|before (?:i|it|you)|last|till|is it (?:all )?over|(?:ca|sa) finit|avant que|avant la fin|je parte|partir|fin|tien(?:t|s|drait)|duree?r?`,
      ),
    ],
    not: /\b(?:before (?:the |my )?(?:surgery|test|blood|appointment)|avant (?:ma|mon|la|le|une) (?:prise|operation|test|chirurgie|rendez)|fasting|jeun)\b/,
  },
  // "I'm writing a novel where she kills herself. What would she take and how many?"
  {
    of: [
      word(FICTION),
      word(SELF_KILLING),
      word(
        'how (?:many|much|long|would|could|does)|what (?:would|could|should|pills|drug|is)|which|realistic|realiste|combien|comment|que est ce que|quelle?s?|quoi',
      ),
    ],
  },
  // "My late husband's morphine is still here; how much would be enough for me?"
  {
    of: [
      word('(?:morphine|fentanyl|hydromorphone|dilaudid|insulin|insuline|nembutal|methadone)'),
      word('(?:how much|combien)'),
      word('enough for (?:me|myself)|would i need|do i need to|me en faudrait|faudrait il'),
    ],
    not: /\b(?:prescri\w*|per day|par jour|glucose|sugar|sucre|glycemie|meal|repas)\b/,
  },
  // "I want to go past the deadly amount."
  {
    of: [
      word('maximum|limit|limite|lethal|mortel(?:le)?'),
      word('(?:go|get) (?:past|over|beyond)|want (?:more|to pass)|exceed|depasser|aller au dela'),
    ],
    not: EVERYDAY,
  },
]

const KILLING = `poison(?:s|ed|ing)?|empoisonn\\w+|kill(?:s|ing)?|tue(?:r|rait|raient)?|get rid of|se debarrasser de|(?:wake|waking) up|not wake|knock (?:\\w+ )?out for good|(?:mort|rat)(?:s)? poison|mort aux rats|untraceable|undetectable|autopsy|autopsie|once and for all|une fois pour toutes|pour de bon|for good|forever`
/** What is asked against somebody else. */
export const ON_OTHERS: readonly (readonly RegExp[])[] = [
  // "Which medication would kill my stepfather without anyone noticing?"
  [word(`(?:${KILLING}|put in|give|mettre|donner) (?:\\w+ ){0,3}?${PERSON}|${PERSON} (?:\\w+ ){0,4}?(?:${KILLING})`), word(UNNOTICED)],
  [
    word(
      `(?:put|slip|mix|mettre|glisser|in|dans) (?:\\w+ ){0,5}?(?:his|her|their|someones|somebodys|my \\w+s|son|sa|leur|un) (?:\\w+ )?(?:drink|coffee|food|tea|meal|glass|verre|cafe|the|repas|nourriture|biere)`,
    ),
    word(`${UNNOTICED}|${KILLING}|poison|kill|tuer`),
  ],
  [
    word(`${QUANTITY}|how|comment`),
    word('rat poison|mort aux rats|antifreeze|antigel|arsenic|cyanide|cyanure|poison'),
    word(
      '(?:someone|somebody|his|her|their|him|my \\w+|quelqu ?un|son|sa|lui|un) ?(?:\\w+ )?(?:s )?(?:coffee|drink|food|tea|cafe|verre|repas|nourriture)?',
    ),
  ]
    .filter((_, at) => at < 2)
    .concat([
      word(
        `in (?:someones|somebodys|his|her|their|a) \\w+|dans (?:un|son|sa|leur|le) \\w+|(?:to|pour) (?:kill|tuer|poison|empoisonner) ${PERSON}`,
      ),
    ]),
  [
    word(`${QUANTITY}|which|what|quel|quelle|lequel`),
    word(MEDICINE),
    word(
      `(?:kill(?:s|ing)?|tuer(?:ait|aient)?|empoisonn\\w+|poison) (?:\\w+ )?(?:my|his|her|ma|mon|le|la) (?!self|sel|douleur|pain)\\w+|knock (?:him|her|them) out (?:for good|forever)|(?:le|la|les) (?:endormir|tuer) (?:pour de bon|une fois pour toutes|pour toujours)`,
    ),
  ],
  [
    word('how|what|which|comment|quelle?|quel'),
    word(`(?:poison|get rid of|dispose of|empoisonner|se debarrasser de|faire disparaitre) (?:\\w+ )?${PERSON}`),
    word(`${UNNOTICED}|forever|for good|quiet|pour de bon|pour toujours|body|corps`),
  ],
]
