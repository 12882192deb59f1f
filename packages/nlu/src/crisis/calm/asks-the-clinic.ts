import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/**
 * True for a request about records, money or a child's care in the words that people use for it, without a sign of danger: "erase everything you have
 * on me", « remboursez-moi ». The classifier has seen few such sentences and takes some for a crisis. Rules are asked first all the same.
 */
export function asksTheClinic(text: string): boolean {
  const said = normalizeSpelling(text)
  const rest = said.replace(ORDINARY_BUSINESS, ' ')
  return (
    said.split(' ').length <= LONGEST &&
    (REQUESTS.some((request) => request.test(said)) || (rest !== said && !BODY.test(said))) &&
    !DANGER.test(said) &&
    !FAREWELL.test(rest)
  )
}

const LONGEST = 22
const REQUESTS: readonly RegExp[] = [
  /\b(?:delete|erase|remove|wipe|destroy|forget|get rid of) (?:\w+ ){0,3}?(?:data|account|profile|info|information|records?|file|files|details|history|everything (?:that )?you (?:have|know|hold|keep))\b/,
  /\b(?:effac\w+|supprim\w+|enlev\w+|detrui\w+|retir\w+) (?:\w+ ){0,3}?(?:donnees|compte|dossier|profil|renseignements|informations?|infos|ce que vous (?:avez|savez))\b/,
  /\b(?:refund\w*|reimburs\w*|money back|charged (?:me )?twice|overcharged|rembours\w*|charge deux fois)\b/,
  /\b(?:file|make|lodge|submit|have) a (?:formal )?complaint\b|\b(?:porter|deposer|faire) (?:une )?plainte contre (?:une? (?:infirmiere?|employee?|membre)|vous|votre)\b/,
  /\b(?:daughter|son|kid|child|grandson|granddaughter|fille|fils|garcon|enfant|petit fils|petite fille)\b.*\b(?:be seen|be a patient|become a patient|sign (?:up|her|him)|do you (?:see|take|treat)|can (?:she|he|they) (?:come|join|register)|etre vue?|etre suivie?|s inscrire|voyez vous|prenez vous)\b/,
]
/** What is ordinary although it has words of giving up ("nobody calls back", "never tried it in my life"): papers, waiting, the police and a proof, a first time. */
const ORDINARY_BUSINESS = new RegExp(
  [
    '(?:nobody|no one|personne) (?:has |have |qui |who |ne |me |a )*(?:called?|calls|rappelle|rappelee?|appelle|answers?|answered|repond|repondu|replied|replies)(?: (?:me|us))?(?: back)?(?: yet| encore)?',
    '(?:ca fait|been waiting|waiting|ai attendu|je attends depuis) (?:for |about )?(?:\\d+|une?|two|three|four|deux|trois|quatre|a) (?:weeks?|days?|months?|semaines?|jours?|mois)(?: que je attends)?',
    '(?:fill (?:out|in)|sign|do|remplir|signer|faire) (?:\\w+ ){0,3}?(?:forms?|papers?|paperwork|papiers?|formulaires?)(?: (?:for|pour) (?:him|her|them|lui|elle|eux))?',
    '(?:if|when|si|quand) (?:the |la |un |a )?(?:police|cops?|polices?|agent|douan\\w*|border) (?:\\w+ )?(?:stops?|arrete|pulls?|checks?|asks?|demande|pogne)(?: me)?(?: over)?(?=.*\\b(?:show|prove|proof|montre\\w*|preuve|papiers?|papers|card|carte|document)\\b)',
    '(?:never|jamais) (?:\\w+ )?(?:tried|used|touched|smoked|taken|touche|essaye|fume|pris) (?:a |de )?(?:it|this|any|that|weed|cannabis|pot|ca|cela)(?: (?:in|de|of) (?:my|ma) (?:life|vie))?(?: before)?',
  ].join('|'),
  'g',
)
/** What a body does is heard by the classifier, whatever business comes with it. */
const BODY =
  /\b(?:heart|chest|faint\w*|voices?|throat|breath\w*|vomit\w*|seizures?|coeur|poitrine|voix|gorge|souffle|evanoui\w*|vomi\w*|crises?|gun|knife|fusil|couteau|bridge|pont|frappe\w*|hits?|beats?|scared|afraid|peur|alone|letters?|lettres?|decid\w*|fini\w*|finish\w*|pay for|regret\w*)\b/
const DANGER =
  /\b(?:die|dying|dead|death|kill|suicide|end it|goodbye|gone|will|overdos\w*|pills?|not breath\w*|unconscious|right now|tonight|bleeding|blood|hurt|ate|swallowed|mourir|mort|tuer|suicide|en finir|adieu|testament|pilules?|respire|inconscient\w*|maintenant|ce soir|saigne|sang|avale|mange|violee?|raped?|assault\w*|touched|agresse\w*)\b/
/** Words of someone who gives up, with whom a request about records may be a farewell. */
const FAREWELL =
  /\b(?:matters?|life|live|living|alive|any ?more|no more|last|leaving|without me|tired|give up|giving up|gave up|done|nobody|no one|alone|miss|point|burden|sorry|worth|hopeless|vie|vivre|plus|jamais|dernier|derniere|pars|partir|sans moi|tanne\w*|abandonn\w*|personne|seule?|sert a rien|rien|fardeau|desole\w*|vaut|espoir|fatigue\w*)\b/
