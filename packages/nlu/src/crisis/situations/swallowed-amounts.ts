import { MEDICINE } from '../kinds/kind-words.ts'
import { both, MANY, SINCE_A_MEAL, type Situation, word } from './words.ts'

const PILL = `(?:${MEDICINE}|caps|capsules?|gelules?|tylenols?|advils?|gumm(?:y|ies)|jujubes?)`
const SWALLOWED = '(?:swallowed|gulped|popped|downed|chugged|avale|avalee|gobe|gobee|cale|calee)'
const TAKEN = '(?:taken|took|had|ate|eaten|pris|prises?|mange)'
const ABOUT = '(?:about|around|like|maybe|over|almost|some|environ|a peu pres|genre|comme|au moins|quelque|pres de|plus de)'

/** Amounts that are no dose, however they are counted. */
export const SWALLOWED_AMOUNTS: readonly Situation[] = [
  {
    kind: 'overdose',
    of: [
      word(
        `(?:${SWALLOWED}|viens de (?:avaler|prendre|gober|caler)) (?:${ABOUT} )*${MANY} (?:of |de )?(?:my |the |his |her |mes |les |ses |extra strength )?${PILL}`,
      ),
    ],
    not: /\b(?:a day|per day|par jour|daily|every|each|chaque|a week|par semaine|over the|mg|il faut|should)\b/,
  },
  {
    kind: 'overdose',
    of: [
      word(
        `${TAKEN} (?:${ABOUT} )*${MANY} (?:of |de )?(?:my |the |his |her |mes |les |ses |extra strength )?${PILL}(?! (?:a|per|par|left|back|de trop|back|restant\\w*|from|a la pharmacie|over|in a|en (?:une|un)|for|pour))`,
        `en ai (?:mange|pris|avale) ${MANY} ${SINCE_A_MEAL}|(?:had|taken|took|ate|eaten) (?:${ABOUT} )*${MANY} ${SINCE_A_MEAL}`,
      ),
      word(`${PILL}|pills?`),
    ],
    not: /\b(?:a day|per day|par jour|daily|every|each|chaque|a week|par semaine|this week|cette semaine|this month|ce mois|pharmacie|pharmacy|refill|different\w*|differentes?|over the|for years|depuis des|prescri\w+ (?:me|by|par)|puffs?|sips?|hours of|drops|gouttes|never|jamais|pas)\b/,
  },
  {
    kind: 'overdose',
    of: [
      word(PILL),
      word(
        '(?:lost|losing) (?:count|track of how many)|stop(?:ped)? counting|(?:perdu|perds) le compte|arrete de compter|sais (?:plus|pas) combien je en ai (?:pris|avale|mange)',
        '\\d (?:\\w+ )?(?:then|and then|pis|puis) (?:\\w+ )?\\d (?:\\w+ )?(?:then|and then|pis|puis) (?:\\w+ )?\\d',
      ),
      word('had|took|taken|swallowed|ate|eaten|pris|avale|mange'),
    ],
    not: /\b(?:over the years|tried|essaye|different\w*|sorted|organizer|refill|a day|par jour|for the form|pour le formulaire|carbs|calories)\b/,
  },
  {
    kind: 'overdose',
    of: [
      word(
        `${PILL}(?: \\w+){0,2}? (?:x ?|fois |times )(?:[4-9]|[1-9]\\d)|(?:patch|timbre|lyrica|oil|huile)(?: \\w+){1,8}? (?:patch|timbre|lyrica|oil|huile)`,
      ),
      word('all at once|all of (?:it|them) at once|all tonight|toute? (?:ce soir|en meme temps|de un coup|d un coup)'),
    ],
    not: /\b(?:never|not|jamais|pas|can i|should i|est ce que je peux|dois je)\b/,
  },
  {
    kind: 'overdose',
    of: both(
      `(?:took|taken|had|pris|avale) (?:\\w+ ){0,4}?(?:all of (?:em|them)|every last one|the (?:whole )?(?:lot|strip|blister)|la plaquette|la carte|tout le pot)`,
      PILL,
    ),
    not: /\b(?:as prescribed|comme prescrit|course|antibiotics?|antibiotiques?|over the|last week|finished the|if|si|he took all of them away)\b/,
  },
  {
    kind: 'overdose',
    of: [
      word(
        '(?:dialed|dialled|injected|gave|took|taken|drew|pris|injecte|mis|donne|compose) (?:\\w+ ){0,6}?\\d+(?: \\w+){0,2}? (?:instead of|au lieu de|plutot que)(?: \\w+)? \\d+',
      ),
      word('insulin|insuline|units?|unites?|pen|stylo|methadone|morphine|mg|ml|drops|gouttes|pills?|pilules?|syringe|seringue'),
    ],
    not: /\b(?:form|formulaire|date|phone|prescri\w+ me|pharmacist (?:gave|wrote)|last (?:week|month))\b/,
  },
  {
    kind: 'overdose',
    of: [
      word(
        '(?:bottle|fifth|mickey|twenty ?sixer|bouteille|quarante onces) (?:of |de |d )?(?:\\w+ )?(?:rum|vodka|wine|gin|whisky|whiskey|rye|tequila|rhum|vin|fort|boisson)|(?:six|douze|twelve|dix|ten) (?:beers?|bieres?)',
      ),
      word(
        'zopiclone|imovane|ativan|lorazepam|clonazepam|rivotril|valium|xanax|sleeping pills?|somniferes?|pilules pour dormir|oxys?|percocets?|dilaudids?|hydromorphone|morphine|methadone|lyrica|pregabalin|gabapentin|trazodone|seroquel|amitriptyline',
      ),
      word('had|took|taken|drank|drunk|mixed|bu|pris|cale|melange|avale'),
    ],
    not: /\b(?:never|jamais|can i|should|could i|est ce que je peux|dois je|quit|arrete|a (?:day|week)|par (?:jour|semaine)|last (?:week|month|year)|wedding|noces|years?|ans)\b/,
  },
  {
    kind: 'overdose',
    of: [
      word('patch(?:es)?|timbres?|gouttes|drops|pills?|pilules?|medicaments|meds|dose'),
      word(
        '(?:put|stuck|took|mis|colle|pris) (?:on )?(?:two|three|deux|trois|four|quatre) (?:more|others?|autres|de plus)|(?:double|doubled|double) (?:\\w+ )?(?:pis|et|and|then|puis) (?:\\w+ )?(?:triple|tripled)|(?:les|la|l) a repris\\w*(?=.*\\b(?:encore|oublie\\w*|trois)\\b)|(?:took|taken) (?:them|it) again(?=.*\\b(?:and again|again and|forgot|third)\\b)|en ai (?:mis|pris) (?:deux|trois|quatre) autres',
      ),
      word(
        'endormi\\w*|sleepy|nodding|drowsy|fall\\w* asleep|can not (?:move|stay|wake|stand)|capable de (?:bouger|marcher|me lever|rester)|oublie\\w*|forgot|encore|again|passing out|slurr\\w*|tombe',
      ),
    ],
    not: /\b(?:doctor told|docteur m|prescri\w+|par jour|a day|last (?:week|month))\b/,
  },
  {
    kind: 'overdose',
    of: [
      word(
        '(?:blue|bleus?|bleues?|grises?|gr[ae]y|purple|mauves?) (?:nails|lips|ongles|levres|fingers|doigts|face)|(?:nails|lips|ongles|levres|fingers|face) (?:\\w+ )?(?:blue|bleus?|bleues?|gr[ae]y|gris|purple|mauves?)',
      ),
      word('foil|aluminium|alu|needle|seringue|spoon|cuillere|pipe|powder|poudre|pills?|pilules?|fentanyl|straw|paille'),
    ],
  },
]
