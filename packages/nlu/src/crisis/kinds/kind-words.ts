/** Words that tell which danger is spoken of, as `normalizeSpelling` leaves a text; `choose-kind.ts` puts them together. */
const any = (...words: string[]) => `(?:${words.join('|')})`
export const word = (...sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`)

const ADULT =
  'husband|wife|partner|ex|boyfriend|girlfriend|mother|mom|mum|father|dad|stepdad|stepfather|stepmom|brother|sister|uncle|aunt|cousin|boss|neighbou?r|landlord|roommate|friend|buddy|nurse|doctor|caregiver|pimp|coach|guy|man|woman|caretaker'
const ADULT_FRENCH =
  'mari|femme|conjointe?|chum|blonde|ex|mere|pere|frere|soeur|oncle|tante|cousine?|boss|patron|voisine?|proprio|coloc|amie?|infirmiere|preposee?|docteur|gars|bonhomme|pimp|homme'
const CHILD_WORDS = 'sons?|daughters?|kids?|child|children|baby|stepson|fils|fille|filles|enfants?|bebe|petite?|garcon'

/** Somebody to whom harm may be done, as an object. */
export const SOMEBODY = any(
  'him|her|them|you|people|someone|somebody|everyone|anybody|kids',
  `(?:the |a |my |his |our |that |this |your |one of |of |mon |ma |mes |le |la |les |un |une |sa |son |ses |a |au |sur |dans )+(?:\\w+ )?(?:${ADULT}|${ADULT_FRENCH}|${CHILD_WORDS}|kid|family|monde|voisins|gens|demons?|quelquun|quelqu un|clinic|office|place|building|house|school|mall|clinique|bureau|ecole|maison)s?`,
  'quelquun|quelqu un|le monde|tout le monde|du monde',
)
/** Somebody who does harm, as a subject. */
export const OTHER = any(
  'he|she|they|someone|somebody|people|il|elle|y|ils|elles|on|quelquun|quelqu un',
  `(?:(?:my|the|a|his|her|our|mon|ma|mes|le|la|un|une|son|sa)(?: \\w+)? )?(?:${ADULT}|${ADULT_FRENCH}|sons?|daughters?|fils|fille|garcon|beau pere|belle mere|beau frere)s?`,
)
/** Up to this many words, none of which is another subject. */
const own = (most: number) =>
  `(?:(?!(?:he|she|they|who|says?|said|threat\\w*|told|il|elle|ils|elles|y|dit|menace|${ADULT}|${ADULT_FRENCH}) )\\w+ ){0,${most}}?`
export const I_MAY = `(?:i|j|je)\\b ${own(9)}`

export const HARM = any(
  '(?:kill|stab|shoot|strangl|chok|smother|beat|murder|poison|attack|punch|hit|burn|drown|harm|hurt|shak|bury|destroy|crush|slap|slit|slash|grab|kick|behead|knock)(?:e|ing|ting|ning|s)?(?: up| down| to death)?',
  'run(?:ning)? (?:over|down)|put a (?:knife|bullet|gun) (?:in|to|through)|push(?:ing)?|end|shook|strangled|choked|smash(?:ing)? (?:in )?|set fire to|blow(?:ing)? up|do something to|go after',
)
/** The same in French, with the object before it or after it. */
export const HARM_FRENCH = any(
  'tuer|tue|buter|descendre|poignarder|egorger|etrangler|etouffer|noyer|frapper|frappe|battre|bats|bruler|planter|noie|pousser|tirer|brasser|brasse|secouer|secoue|eliminer|ecraser|blesser|gifler|gifle|maltraiter|foncer|etrangle|frappee?s?',
  'faire (?:du )?mal|faire payer|faire la peau|(?:casser|peter|arracher|defoncer) (?:la|le) (?:tete|gu?[ae]ule|yeule|ghule|face|crane|gorge|dents)|regler son compte|mettre le feu|sauter (?:a la gorge|dessus)|rentrer dedans',
)
export const WEAPON =
  '(?:gun|guns|rifle|shotgun|pistol|knife|knives|machete|bat|axe|hammer|crowbar|gas can|fusil|carabine|pistolet|couteau|hache|batte|masse|douze|arme|bidon|machette)'

/** Something to swallow, to inject, to stick on. */
export const MEDICINE = any(
  'pills?|tablets?|meds|medicines?|medications?|capsules?|bottle|patch(?:es)?|blister pack|cabinet|insulin|tylenol\\w*|advils?|aspirins?|gravol|benadryl|ativans?|xanax|benzos?|opioids?|oxys?|percs?|percocets?|morphine|hydromorphone|dilaudids?|codeine|methadone|suboxone|fentanyl|heroin|coke|meth|crack|dope|digoxin|lithium|gabapentin|lyrica|ibuprofen|acetaminophen|box|pack|bottles?|valium|tramadol|warfarin|drops|seroquel|zopiclone|trazodone|effexor|zoloft|lasix|gravols?|\\w{3,}(?:olol|pril|sartan|statin|azepam|azolam|codone|morphone|xetine|praline|idol)',
  'pilules?|comprimes?|medicaments?|cachets?|somniferes?|bouteille|timbres?|pharmacie|dosette|insuline|antidepresseurs?|antidepressants?|calmants?|pot|seroquel|trazodone|boites?|ibuprofene|acetaminophene|\\w+phene|dose|doses|\\w{3,}(?:azepam|azolam|codone|morphone|xetine|praline|olol|done)',
)
export const CANNABIS = any(
  'edibles?|gumm(?:y|ies)|thc|cbd|cannabis|weed|brownies?|cookies?|oil|candy|candies|huile|jujubes?|comestibles?|chocolats?|chocolate bar|bonbons?|au pot',
)
export const TAKEN = any(
  'took|taken|swallowed|drank|drunk|ate|eaten|popped|downed|chugged|finished|mixed|doubled|tripled|injected|smoked|snorted|vaped|gave (?:my|him|her)(?:self)?|put on|stuck on|dosed|injects?|(?:put|stuck) (?:\\w+ ){1,6}?on|(?:i|he|she|they) (?:have |has )?had|did',
  '(?:viens|vient) de (?:prendre|avaler|caler)|(?:pris|prise|avale|avalee|bu|mange|cale|gobe|fini|mixe|melange|double|triple|fume|sniffe|colle|mis|injecte)',
)
export const EXCESS = any(
  'too (?:many|much)|way too|whole|entire|full (?:week|bottle|month)|all (?:of )?(?:my|his|her|their|the|them)|every|handful|fistful|fists?|bunch|a lot|lots of|tons of|twice|double[ds]?|triple[ds]?|(?:two|three|four|five|ten) times|bottle of|mickey|[1-9]\\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty|three|four|by (?:mistake|accident)|accidentally|on purpose|the rest of|half (?:a|the|my)|enough|five|six|seven|eight|everything|wrong|with (?:vodka|alcohol|my)|on top of|and my|and (?:xanax|ativan|alcohol)',
  'trop|toute?s? (?:mes|les|ses|la|ma|le|ce)|tous (?:mes|les|ses)|tout (?:ce|le|mon)|au complet|poignee|bouteille|boite|paquet|plein de|complete?|double|triple|(?:deux|trois|quatre|cinq|dix) fois|(?:son|mon|le|un) pot de|assez de|le reste de|cinq|six|sept|huit|dix|quinze|vingt|trente|quarante|cinquante|d un coup|de un coup|par erreur|trois|quatre|avec (?:de la|la|ma) boisson',
)
