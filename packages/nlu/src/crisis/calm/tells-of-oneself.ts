import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/**
 * True for a message that only says who someone is: an age, living alone, widowed, retired, a trade, health that is no longer what it was, a worn
 * part of the body. Every clause has to be such a fact, so that a danger beside one is heard as ever. The classifier knows these words from
 * dangers and takes some of such messages for one.
 */
export function tellsOfOneself(text: string): boolean {
  const clauses = text
    .replace(/(\d),(\d)/g, '$1$2')
    .split(/[,.;:!()…\n]+|\s[-–—]\s|(?<!\p{L})(?:and|but|so|et|pis|puis|mais|faque|donc)(?!\p{L})/iu)
    .map((clause) => normalizeSpelling(clause).replace(LEAD, '').trim())
    .filter((clause) => clause !== '')
  return clauses.length > 0 && clauses.length <= MOST && clauses.every((clause) => FACTS.some((fact) => fact.test(clause)))
}

const MOST = 6
const LEAD = /^(?:(?:yes|oui|hi|hello|bonjour|allo|well|ben|bon|oh|just|juste|also|now|la|moi) )+(?=\w)/
/** "Up north", "in the country", « dans le bois ». */
const PLACE =
  '(?: (?:way )?(?:up north|out (?:in|past|by|near) (?:the )?\\w+(?: \\w+)?|in (?:the |a |an )?(?!danger|pain|bed|jail|hell)\\w+(?: \\w+)?|(?:near|outside) \\w+|(?:dans|au|a|en|en haut de|proche de) (?:le |la |un |une |mon |ma )?(?!bout|danger|terre)\\w+(?: \\w+)?|here|ici|at home|chez nous|chez moi))?'
const TIME =
  '(?: (?:since|for|depuis|now|going on|ca fait|y a|il y a|this|last|cet|these) (?!tonight|soir|ce)[\\w ]{1,24}| (?:\\w+|\\d+) (?:years?|winters?|ans|annees?|hivers?)(?: (?:now|ago|passes?))?)?'
const PART =
  '(?:knees?|hips?|back|neck|shoulders?|hands?|feet|legs?|eyes|ears|joints?|body|bones|dos|cou|hanches?|genoux?|epaules?|mains?|pieds?|jambes?|yeux|oreilles|corps|os|doigts|articulations)'
/** A pregnancy, as it is told: "found out yesterday", "8 weeks along". */
const LATELY =
  '(?:yesterday|today|this (?:morning|week|month)|last (?:week|month)|hier|aujourd ?hui|ce matin|cette semaine|la semaine passee|depuis hier)'
const ALONG = '(?:\\d{1,2} (?:weeks?|months?|semaines?|mois)(?: (?:along|pregnant|in|now))?)'
const EXPECTING = `(?:i )?(?:am|may be|might be|could be|got)?(?: (?:also|newly|now|probably|maybe))? ?(?:${ALONG} )?(?:pregnant|expecting)(?: ${ALONG})?(?: ${LATELY})?`
const ENCEINTE = `(?:je (?:suis|sus) )?(?:peut etre |tombee |probablement )*enceinte(?: (?:${LATELY}|(?:de )?${ALONG}))*`
/** When an operation is, or since when someone is a patient; free words would let a place or an intention pass for a time. */
const DATE =
  '(?:(?:the |a |an |one |two |three |four |five |six |ten |\\d{1,4} |une? |deux |trois |quatre |cinq |dix |early |late |last |next |few |couple of |plusieurs |quelques |la |le |l )*(?:days?|weeks?|months?|years?|yrs?|spring|summer|fall|autumn|winter|jours?|semaines?|mois|ans?|annees?|printemps|ete|automne|hiver|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|soon|tomorrow|bientot|demain|\\d{1,4}(?:st|nd|rd|th|e|er)?)(?: (?:prochaine?|passee?|derniere?|dernier|\\d{1,4}(?:st|nd|rd|th)?))?)'
/** The treatment of a patient, and when and for what it is used. */
const PRODUCT = '(?:oils?|cbd|thc|cannabis|gummies|capsules?|drops|weed|pot|flower|huile|jujubes?|gelules?|gouttes)'
const USED_SO =
  '(?:every (?:day|night)|daily|at night|for (?:my )?(?:sleep|pain|nausea|anxiety)|from you(?: guys)?|tous les (?:jours|soirs)|le soir|pour (?:dormir|(?:la |le |ma |mon )?(?:douleur|sommeil|anxiete|nausees?)))'
const FACTS: readonly RegExp[] = [
  /^(?:i am |i (?:just )?turned |je ai |je suis |age (?:of )?|a )?(?:about |around )?\d{2} ?(?:years? (?:old|young)|years|ans|old)?(?: (?:now|this (?:year|month)|maintenant|faits?))?$/,
  /^(?:i am )?(?:not getting any younger|getting (?:old|on|up there)(?: in years)?|an? old (?:man|woman|lady|fella|guy|timer)|old age|no spring chicken)$|^(?:je (?:suis|rajeunis) )?(?:plus (?:tres )?jeune(?: jeune)?|pas)$|^(?:rendue? )?a mon age$|^at my age$|^ce est (?:le )?age$/,
  new RegExp(
    `^(?:(?:i|je) )?(?:am |suis )?(?:(?:live|lives|living|still live|vis|reste|habite) )?(?:(?:by|all by) myself|(?:all )?(?:on my own|alone)|seule?|toute? seule?)${PLACE}${TIME}$`,
  ),
  new RegExp(`^(?:i |je )?(?:live|living|reste|vis|habite)${PLACE}${TIME}$`),
  new RegExp(
    `^(?:i am |je suis )?(?:a |an )?(?:recent )?(?:widow(?:ed|er)?|veufs?|veuves?|divorced?e?|separated|separee?|single|celibataire)${TIME}$`,
  ),
  new RegExp(
    `^(?:i am |i was |je suis |ancien |ancienne )?(?:a |an |un |une )?(?:long ?haul |retired |semi retired |ex |former |old )*(?:retired|trucker|truck driver|driver|farmer|fisherman|hunter|trapper|nurse|teacher|welder|roofer|miner|lineman|veteran|vet|firefighter|carpenter|mechanic|cook|camionneur|camionneuse|cultivateur|cultivatrice|agriculteur|pecheur|chasseur|trappeur|infirmiere|enseignante?|soudeur|mineur|pompier|menuisier|retraitee?|a la retraite|a ma pension|pensionnee?|on disability|on a pension|en invalidite|invalide)${TIME}$`,
  ),
  /^(?:my |the |ma |la |le )?(?:health|body|sante|corps|machine)(?: (?:is|was|has|est|a|ai|has been|went|goes))?(?: (?:just|really|sure|vraiment))? ?(?:(?:not|is not|plus|pas) (?:what|as good as|like|ce que|ce qu|comme)(?: (?:it|elle|il|ce))?(?: (?:used to be|was|once was|etait|etait avant|avant))?|not (?:so |that |too |very )?(?:good|great)(?: anymore)?|(?:been )?(?:going|gone|go) (?:down ?hill|south)|failing|(?:is )?(?:giving|wearing) out|se en va(?: tranquillement)?|degringole|baisse|magan\w+|use|usee|pas (?:tres |trop |ben )?(?:bonne|forte|fameuse))(?: (?:these days|anymore|ces temps ci|avant))?$/,
  new RegExp(
    `^(?:my |the |both |mes |mon |ma |les |le )?${PART}(?: (?:is|are|est|sont|have|has|ont|a|suivent?|lache|commence\\w* a))*(?: (?:all|just|pretty|ben|tout|toutes?|plus|pas))* ?(?:shot|bad|worn(?: out)?|wrecked|gone|stiff|sore|crooked|fini[es]*|uses?|magan\\w+|raides?|croches?|lacher|suivent?|bonnes?)?${TIME}$`,
  ),
  new RegExp(
    `^(?:i am |je )?(?:going under the knife|(?:having|getting|booked for|scheduled for|going in for) (?:an? |my )?(?:\\w+ )?(?:surgery|operation|procedure|scope|replacement)|(?:me fais?|vais me faire) operer(?: (?:du|de la|des|au|aux) \\w+)?|passe sous le bistouri)(?: (?:(?:in|on|next|this|en|au|le|la) )?${DATE})?$`,
  ),
  /^(?:no|pas de|without a|sans) (?:family )?(?:doctor|family|relatives|kids|medecin|famille|enfants|parente)(?: (?:de famille|nearby|close by|around here|proche|within \w+ \w+))?$/,
  new RegExp(`^(?:i )?(?:just |only )?(?:found out|learned|learnt)(?: ${LATELY})?(?: (?:that )?${EXPECTING}| ${ALONG})(?: ${LATELY})?$`),
  new RegExp(`^(?:i (?:just )?(?:think|believe|am pretty sure) (?:that )?)?${EXPECTING}$|^(?:about |around |environ )?${ALONG}$`),
  new RegExp(`^(?:my |the |a )?(?:pregnancy )?test (?:is|was|came (?:back|out)) positive(?: ${LATELY})?$`),
  new RegExp(`^(?:je (?:viens de|ai) (?:apprendre|appris|su)(?: ${LATELY})? (?:que )?|je (?:pense|crois) que )?${ENCEINTE}$`),
  new RegExp(`^je (?:le|l) ?ai su(?: ${LATELY})? ${ALONG}$|^(?:mon |le )?test(?: de grossesse)? (?:est|etait) positif(?: ${LATELY})?$`),
  new RegExp(
    `^(?:i am |je suis )?(?:already |deja )?(?:(?:a|an|your|one of your|votre|une?) )?(?:(?:current|existing|regular|cannabis|cbd) )*(?:patients?|patientes?|clients?|clientes?)(?: (?:here|of yours|already|with you(?: guys)?|at (?:your|the|this) clinic|chez vous|ici|a (?:la|votre) clinique|deja))*(?: (?:since|for|depuis|ca fait|about|over|almost|now|${DATE}))*$`,
  ),
  new RegExp(
    `^i (?:(?:have been|am|still|already|also) )*(?:take|taking|use|using|vape|vaping|smoke|smoking|on) (?:(?:your|the|my|some) )?(?:(?:${PRODUCT}|medical|night|day) ?)*(?: ?${USED_SO})*$`,
  ),
  new RegExp(
    `^je (?:(?:encore|deja|aussi) )?(?:prends|utilise|vapote|fume|suis sur) (?:(?:encore|deja|aussi|toujours) )?(?:(?:de )?(?:votre|vos|le|la|l|du|de|mon|ma|mes) ?)*(?:(?:${PRODUCT}) ?(?:de |au )?)*(?: ?${USED_SO})*$`,
  ),
  /^(?:i am )?(?:here )?with my (?:mom|mum|mother|sister|daughter|aunt|friend|nurse|worker)s?(?: (?:right now|now|at the moment|today|here))?$/,
  /^(?:my|the) (?:kids?|son|daughter|boy|girl|little one|grandkids?) (?:is |are |just |has |have )*(?:(?:got|came|come|home|back|here)(?: (?:home|back|in))?)(?: from (?:school|daycare|work|hockey|practice))?$|^(?:he|she|they|i) (?:am |is |are )(?:just |really |so )?(?:hungry|thirsty|starving for supper)$/,
  /^(?:mon|ma|mes|les) (?:gars|garcon|fils|fille|enfants|flos|petits?) (?:est|sont|vient de|viennent de) (?:\w+ )?(?:rentree?s?|revenue?s?|arrivee?s?|arriver|rentrer|la)(?: de (?:le |la )?(?:ecole|garderie|travail|hockey))?$|^(?:il|elle|ils|elles|je) (?:a|ai|ont) (?:\w+ )?(?:faim|soif)$/,
  /^je vois (?:mal|(?:plus|pas) (?:tres|trop|si|ben) (?:bien|clair))$|^i (?:can not|do not|can hardly) (?:see|read) (?:(?:it|this|that|the screen|the print|the letters) )?(?:(?:that|too|so|very) )?(?:well|good|small)$/,
  /^(?:not living with anyone|(?:(?:me|moi)(?: (?:and|et|pis))? ?)?(?:the cat|the dog|my cat|my dog|mon chat|mon chien|le chat|le chien)|me|yes|oui)$/,
]
