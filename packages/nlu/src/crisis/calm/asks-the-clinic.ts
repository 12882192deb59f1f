import { normalizeSpelling } from '../../text/normalize-spelling.ts'
import { tellsOfOneself } from './tells-of-oneself.ts'

/**
 * True for a request about records, money or a child's care in the words that people use for it, without a sign of danger: "erase everything you have
 * on me", « remboursez-moi ». The classifier has seen few such sentences and takes some for a crisis. Rules are asked first all the same.
 */
export function asksTheClinic(text: string): boolean {
  const said = normalizeSpelling(text)
  if (PRACTICAL.test(said.trim())) return true
  const rest = said.replace(ORDINARY_BUSINESS, ' ')
  const beside = said.replace(ASKED, ' ').trim()
  const isAsked = beside !== said && beside.split(/ +/).length <= MOST_BESIDE && !SAYS_MORE.test(beside)
  return (
    said.split(' ').length <= LONGEST &&
    (REQUESTS.some((request) => request.test(said)) || ((rest !== said || isAsked) && !BODY.test(said))) &&
    !DANGER.test(said) &&
    !FAREWELL.test(rest)
  )
}

/**
 * What the classifier reads of a message that also asks such a thing: the rest, as in "I can't see the screen well, can my daughter do it". With a sign
 * of danger it reads the whole, and both where the rest may change what is asked: "he holds my hand, can my son do it".
 */
export function withoutRequests(text: string): string[] {
  const said = normalizeSpelling(text)
  const rest = said.replace(ASKED, ' ').replace(/ +/g, ' ').trim()
  if (rest === said.trim() || rest === '') return [text]
  if (DANGER.test(said)) return [text]
  const isPlain = tellsOfOneself(rest) || !SAYS_MORE.test(rest)
  return BODY.test(said) || !isPlain ? [text, rest] : [rest]
}

/** Another person, a time or a condition, a means, or a part of the body that fails. */
const SAYS_MORE =
  /\b(?:he|she|they|him|them|il|elle|ils|elles|lui|before|after|until|when|if|once|avant|apres|quand|si|over|has|have|weak\w*|numb\w*|dizz\w*|fell|fall|speech|face|arms?|hands?|legs?|insulin|rope|gas|window|faible\w*|engourdi\w*|etourdi\w*|tombee?|bras|mains?|visage|bouche|corde|gaz|insuline|fenetre)\b/

const LONGEST = 22
const REQUESTS: readonly RegExp[] = [
  /\b(?:delete|erase|remove|wipe|destroy|forget|get rid of) (?:\w+ ){0,3}?(?:data|account|profile|info|information|records?|file|files|details|history|everything (?:that )?you (?:have|know|hold|keep))\b/,
  /\b(?:effac\w+|supprim\w+|enlev\w+|detrui\w+|retir\w+) (?:\w+ ){0,3}?(?:donnees|compte|dossier|profil|renseignements|informations?|infos|ce que vous (?:avez|savez))\b/,
  /\b(?:refund\w*|reimburs\w*|money back|charged (?:me )?twice|overcharged|rembours\w*|charge deux fois)\b/,
  /\b(?:lost|can not find|misplaced|need (?:a|another) copy of|perdu|egare|trouve (?:plus|pas)) (?:my |the |mon |le |mes |les )?(?:medical )?(?:document|papers?|paperwork|card|licen[cs]e|papiers?|carte|permis)\b/,
  /\b(?:my |the |mon |ma |le |la )(?:package|parcel|order|delivery|shipment|colis|commande|paquet|livraison) (?:\w+ )?(?:has|is|did|never|still|was|got|est|a|ai|arrive)\b|\b(?:jamais|pas(?: encore)?) recu (?:mon|ma|le) (?:colis|commande|paquet|code|courriel)\b|\bnever (?:got|received) (?:my|the|a) (?:package|parcel|order|code|email)\b/,
  /\b(?:the |a |my )?code (?:never|did not|has not|still has not) (?:came|come|arriv\w+|work\w*|show\w*)\b|\b(?:page|screen|site|app|video|ecran) (?:keeps? |is |est |just |still )?(?:freez\w+|frozen|froze|crash\w+|gele\w*|bloque\w*|plante\w*|stuck)\b|\b(?:can not|can hardly|cannot) (?:hear|read) (?:you|this|it|the|anything)\b|\bentends (?:rien|pas)\b|\becrit trop petit\b|\btoo small to read\b/,
  /\b(?:missed|manque) (?:my|your|the|a|votre|mon|le|un) (?:call|visit|appointment|appel|rendez vous)\b|\bsomebody called me\b/,
  /\b(?:change|switch|go with|different|another|other|changer|autre)(?: de| d)? (?:a |my |to |the |une? )?(?:different |another |other |autre )?(?:sellers?|producers?|supplier|company|fournisseurs?|vendeurs?|producteurs?|compagnie)\b/,
  /\b(?:moved|new (?:address|phone|cell|number)|demenage|change de (?:cellulaire|numero|adresse))\b.*\b(?:change|update|tell|where|how|modifier|changer|dire|comment|ou)\b/,
  /\b(?:file|make|lodge|submit|have) a (?:formal )?complaint\b|\b(?:porter|deposer|faire) (?:une )?plainte (?:contre (?:une? (?:infirmiere?|employee?|membre)|vous|votre)\b|$)/,
  /\b(?:daughter|son|kid|child|grandson|granddaughter|fille|fils|garcon|enfant|petit fils|petite fille)\b.*\b(?:be seen|be a patient|become a patient|sign (?:up|her|him)|do you (?:see|take|treat)|can (?:she|he|they) (?:come|join|register)|etre vue?|etre suivie?|s inscrire|voyez vous|prenez vous)\b/,
]
const READ_TO_ME =
  '(?:(?:can|could|would) (?:you|someone|somebody|anyone) (?:please )?)?read (?:it|this|that|them|the (?:form|text|consent|questions?)) (?:out (?:loud )?)?(?:to|for) me'
const BIGGER =
  '(?:(?:can|could) (?:you|i|we) )?make (?:the )?(?:letters?|text|print|font|words|writing) (?:\\w+ )?(?:bigger|larger)|(?:est ce que )?(?:vous pouvez |pouvez vous )?(?:me )?mettre (?:les lettres|le texte|ca) plus gros'
const LIRE = '(?:quelqu ?un |vous )?(?:peu[tx]|pourrait|pouvez)(?: (?:tu|vous))? me (?:le|la|les) lire'
const BAD_EYES =
  '(?:i have|my eyes are|je ai(?: pas de)?|mes yeux sont) (?:really |very |pretty )?(?:bad|poor|not good|bons?|pas bons?|mauvais)(?: (?:eyes|eyesight|vision|yeux))?'
/** Whole messages, since much of them may stand in a farewell too: help with reading, what becomes of a record, a fraud, waiting. */
const PRACTICAL = new RegExp(
  `^(?:${[
    `(?:${BAD_EYES} )?(?:so )?(?:${READ_TO_ME}|${BIGGER}|${LIRE})(?: please| svp)?(?: (?:because |since |cause |car )?${BAD_EYES})?`,
    '(?:and |but |ok )?(?:will|does|would|is) (?:this|it|that) (?:going to )?(?:go|be|show(?: up)?|stay|stays|appear) (?:on|in) my (?:\\w+ )?(?:record|file|chart|history)(?: forever| permanently)?',
    '(?:est ce que )?(?:ca|ce) (?:va|reste\\w*|apparait\\w*)(?: tu)?(?: (?:rester|apparaitre|aller|etre))? (?:dans|sur|a) mon dossier',
    '(?:i )?(?:already )?(?:(?:have )?paid (?:someone|somebody|somewhere|someplace)(?: else)?(?: (?:online|before))? (?:and|but) )?(?:i )?(?:got|was|been|have been) (?:ripped off|scammed)(?: (?:before|online|once|by (?:a|another) (?:website|site|clinic)))?',
    '(?:please )?do not (?:tell|contact|email) my (?:family|wife|boss|work|parents|kids|doctor)(?: (?:about (?:this|it)|please|ok|okay))*',
    '(?:wow |man |ok |geez |gosh |damn )?this (?:is |has been )?(?:taking|takes) (?:forever|ages|so long|too long|way too long|all day)(?: (?:lol|man|to load|to answer))*',
    '(?:so )?(?:what is |what s |whats )?the (?:fastest|quickest) way to (?:get|order|receive|have) (?:it|this|my (?:document|oil|order|medicine|card|papers?)|approved|started|seen)',
  ].join('|')})$`,
)
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
const PROCHE =
  '(?:fils|fille|gars|garcon|mari|femme|chum|blonde|conjointe?|mere|pere|maman|papa|frere|soeur|niece|neveu|petit fils|petite fille|amie?|voisine?|infirmiere?|travailleuse)'
/** Questions about what becomes of these words, about waiting, visits and help with the page; hardly anything else is said beside them. */
const ASKED = new RegExp(
  [
    '(?:is|are) (?:this|it|the (?:chat|call|conversation|video)|we|you|my \\w+) (?:being |getting |all )?(?:recorded|recording|saved|stored|monitored|kept)',
    'who (?:all |else )?(?:can |could |gets to |is going to |will )?(?:sees?|reads?|looks? at) (?:this|it|(?:what|everything) i (?:am |have )?(?:typ\\w+|writ\\w+|wrote|say|said|put)|my (?:answers?|stuff|file|info|information|records?|chart))',
    'how (?:long|soon) (?:\\w+ ){1,5}?(?:looks?|reads?|sees?|calls?|hear|answers?|gets? back|seen|reply|replies|reviews?|check)(?: (?:at|over|to|from|me|my|it|this|back|what|i|wrote|stuff|file|form|answers?|anything|something|someone|anyone))*',
    'what (?:if|happens if|do i say if) (?:i get |i am |they |the \\w+ |someone )(?:pulled over|stopped|pulls? me over|stops? me)',
    '(?:would|will|do|can|could) (?:they|you|the clinic|the nurse) (?:even |ever |really |still )?(?:approve|accept|take|see|qualify) (?:of )?(?:me|(?:somebody|someone|people|anyone) like me)',
    '(?:i think |i believe |pretty sure )?i (?:have|had|got) (?:a|an|my|another) (?:visit|appointment|call|booking)(?: (?:today|tomorrow|soon|booked|on|next|this|with|the|nurse|clinic|monday|tuesday|wednesday|thursday|friday|week))*(?: but i (?:do not know|am not sure|forget|forgot|lost) (?:when|what|which|the)(?: (?:time|day|date|hour))?(?: it is)?)?',
    '(?:(?:est|ce) (?:ce que (?:ce est |je suis )?)?|ce est |c est )(?:tu )?enregistree?(?: tu)?',
    '(?:qui|quelle personne) (?:est ce qui |va |peut |ce est qui )?(?:lit|lire|voit|voir|regarde|regarder) (?:ca|cela|(?:tout )?ce que (?:je ecris|je dis|je tape)|mes (?:reponses|affaires|renseignements|messages?)|mon dossier)',
    '(?:combien de temps|dans combien de temps|ce est (?:tu )?long) (?:\\w+ ){0,5}?(?:avoir|voir|repond\\w*|rappel\\w*|appel\\w*|regarde\\w*|nouvelles?)(?: (?:de vous|des nouvelles|quelqu un|une reponse|mon dossier|mes reponses))*',
    '(?:quand|a quelle heure) (?:est )?(?:ce (?:est )?)?que (?:je (?:vais |va |dois )?(?:avoir|aurai|aurais|recevoir|recevrai) (?:des |de vos |une )?(?:nouvelles?|reponse|retour)(?: de vous)?|vous (?:allez )?me (?:rappele[rz]|appele[rz]|ecri(?:re|vez)|repond(?:re|ez)))',
    '(?:je pense (?:que )?)?je ai (?:un|mon) rendez ?vous (?:demain|aujourd hui|bientot|lundi|mardi|mercredi|jeudi|vendredi|cette semaine)(?: mais (?:je|suis|chu|pas|sur|sais|sure|plus|a quelle heure|quand| )*)?',
    `(?:mon|ma) ${PROCHE} (?:peu[tx]|pourrait|va|veut)(?: (?:tu|il|elle))? (?:(?:le |la |les )?(?:faire|remplir|signer|ecrire|finir|repondre)|me aider|les aider)(?: (?:ca|cela|tout|la|le|les|questions?|reste|formulaire|pour moi|a ma place|avec (?:moi|ca|elle|lui)))*`,
    '(?:should|do|can|must|could) i (?:have to |need to |better )?(?:stop|quit|keep|continue)(?: (?:on|taking|using|with|vaping))* (?:my |the )?(?:oil|drops|cbd|thc|cannabis|weed|gumm\\w+|edibles|capsules)(?: (?:now(?: that)?|if|while|when|since|because) (?:i am )?(?:\\w+ )?(?:pregnant|expecting|nursing|breastfeeding|trying))?',
    '(?:est ce que )?(?:faut il|faut tu|je (?:dois|peux)|faut|puis je)?(?: ?que)? ?(?:je )?(?:arrete|arreter|continue|continuer) (?:de prendre )?(?:mon|ma|mes|le|la|les) (?:huile|gouttes|cbd|thc|cannabis|pot|jujubes|capsules)(?: (?:si|maintenant que|quand|vu que) je (?:suis|sus) (?:enceinte|tombee enceinte))?',
    '(?:can|could|may|will) (?:my |someone |somebody )(?:son|daughter|kids?|boy|girl|wife|husband|partner|mom|mother|dad|father|brother|sister|niece|nephew|grandson|granddaughter|nurse|worker|neighbou?r|helper|friend)? ?(?:do|fill|finish|help|type|answer|sign)(?: (?:this|it|in|out|me|for|with|the|form|questions))*',
    'my (?:son|daughter|kids?|boy|girl|wife|husband|partner|mom|mother|dad|father|brother|sister|niece|nephew|grandson|granddaughter|nurse|worker|neighbou?r|helper|friend) (?:can|could|will) (?:do|fill|finish|type|answer|sign)(?: (?:this|it|in|out|for me|me|with me|the|form|questions|right))+',
  ].join('|'),
)
const MOST_BESIDE = 4
/** What a body does is heard by the classifier, whatever business comes with it. */
const BODY =
  /\b(?:heart|chest|faint\w*|voices?|throat|breath\w*|vomit\w*|seizures?|coeur|poitrine|voix|gorge|souffle|evanoui\w*|vomi\w*|crises?|gun|knife|fusil|couteau|bridge|pont|frappe\w*|hits?|beats?|scared|afraid|peur|alone|letters?|lettres?|decid\w*|fini\w*|finish\w*|pay for|regret\w*)\b/
const DANGER =
  /\b(?:die|dying|dead|death|kill|suicide|end it|goodbye|gone|will|overdos\w*|pills?|not breath\w*|unconscious|right now|tonight|bleeding|blood|hurt|ate|swallowed|mourir|mort|tuer|suicide|en finir|adieu|testament|pilules?|respire|inconscient\w*|maintenant|ce soir|saigne|sang|avale|mange|violee?|raped?|assault\w*|touched|agresse\w*)\b/
/** Words of someone who gives up, with whom a request about records may be a farewell. */
const FAREWELL =
  /\b(?:matters?|life|live|living|alive|any ?more|no more|last|leaving|without me|tired|give up|giving up|gave up|done|nobody|no one|alone|miss|point|burden|sorry|worth|hopeless|vie|vivre|plus|jamais|dernier|derniere|pars|partir|sans moi|tanne\w*|abandonn\w*|personne|seule?|sert a rien|rien|fardeau|desole\w*|vaut|espoir|fatigue\w*)\b/
