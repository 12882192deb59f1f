import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/**
 * True for a request about records, money or a child's care in the words that people use for it, without a sign of danger: "erase everything you have
 * on me", « remboursez-moi ». The classifier has seen few such sentences and takes some for a crisis. Rules are asked first all the same.
 */
export function asksTheClinic(text: string): boolean {
  const said = normalizeSpelling(text)
  return said.split(' ').length <= LONGEST && REQUESTS.some((request) => request.test(said)) && !DANGER.test(said) && !FAREWELL.test(said)
}

const LONGEST = 22
const REQUESTS: readonly RegExp[] = [
  /\b(?:delete|erase|remove|wipe|destroy|forget|get rid of) (?:\w+ ){0,3}?(?:data|account|profile|info|information|records?|file|files|details|history|everything (?:that )?you (?:have|know|hold|keep))\b/,
  /\b(?:effac\w+|supprim\w+|enlev\w+|detrui\w+|retir\w+) (?:\w+ ){0,3}?(?:donnees|compte|dossier|profil|renseignements|informations?|infos|ce que vous (?:avez|savez))\b/,
  /\b(?:refund\w*|reimburs\w*|money back|charged (?:me )?twice|overcharged|rembours\w*|charge deux fois)\b/,
  /\b(?:file|make|lodge|submit|have) a (?:formal )?complaint\b|\b(?:porter|deposer|faire) (?:une )?plainte contre (?:une? (?:infirmiere?|employee?|membre)|vous|votre)\b/,
  /\b(?:daughter|son|kid|child|grandson|granddaughter|fille|fils|garcon|enfant|petit fils|petite fille)\b.*\b(?:be seen|be a patient|become a patient|sign (?:up|her|him)|do you (?:see|take|treat)|can (?:she|he|they) (?:come|join|register)|etre vue?|etre suivie?|s inscrire|voyez vous|prenez vous)\b/,
]
const DANGER =
  /\b(?:die|dying|dead|death|kill|suicide|end it|goodbye|gone|will|overdos\w*|pills?|not breath\w*|unconscious|right now|tonight|bleeding|blood|hurt|ate|swallowed|mourir|mort|tuer|suicide|en finir|adieu|testament|pilules?|respire|inconscient\w*|maintenant|ce soir|saigne|sang|avale|mange|violee?|raped?|assault\w*|touched|agresse\w*)\b/
/** Words of someone who gives up, with whom a request about records may be a farewell. */
const FAREWELL =
  /\b(?:matters?|life|live|living|alive|any ?more|no more|last|leaving|without me|tired|give up|giving up|gave up|done|nobody|no one|alone|miss|point|burden|sorry|worth|hopeless|vie|vivre|plus|jamais|dernier|derniere|pars|partir|sans moi|tanne\w*|abandonn\w*|personne|seule?|sert a rien|rien|fardeau|desole\w*|vaut|espoir|fatigue\w*)\b/
