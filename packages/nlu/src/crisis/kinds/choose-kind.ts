import type { CrisisKind } from '@clinic/contract/vocabulary'
import { normalizeSpelling } from '../../text/normalize-spelling.ts'
import { CANNABIS, EXCESS, HARM, HARM_FRENCH, I_MAY, MEDICINE, OTHER, SOMEBODY, TAKEN, WEAPON, word } from './kind-words.ts'

/**
 * Which card fits, once it is certain that there is danger. `kind`: what the rule or the classifier took it for. What has been swallowed is an
 * overdose whatever it was meant for, because its card has 9-1-1 and the poison centre first; beside anything else a wish to die comes first.
 */
export function chooseKind(text: string, kind: CrisisKind): CrisisKind {
  const said = normalizeSpelling(text)
  if (kind === 'adverse-reaction') return kind
  if (CHILD_HAS_IT.test(said) && !GROWN.test(said)) return 'child-ingestion'
  if (tookTooMuch(text) && !(kind === 'emergency' && NOT_BY_MEDICINE.test(said))) return 'overdose'
  if (OWN_ACT.test(said) && !THREATENS.test(said)) return 'suicide'
  if (OWN_DEATH.test(said)) return kind === 'overdose' || (kind === 'violence' && !THREATENS.test(said)) ? 'suicide' : kind
  if (kind === 'child-ingestion') return kind
  if (kind === 'emergency') return ASSAULTED.test(said) ? 'abuse' : THREATENS.test(said) && !HURT_BODY.test(said) ? 'violence' : kind
  if (THREATENS.test(said)) return 'violence'
  if (HARMED.test(said)) return 'abuse'
  return kind
}

/** True where more was swallowed than is safe; not where that is asked, planned or long past. */
export function tookTooMuch(text: string): boolean {
  const said = normalizeSpelling(text)
  return !SUPPOSED.test(said) && (OVERDOSED.test(said) || TOOK.test(said))
}

const SUBSTANCE = `(?:${MEDICINE}|${CANNABIS})`

const SMALL =
  '(?:toddler|baby|twins|(?:little|small|younger) (?:girl|boy|one|kid)|grand(?:son|daughter|kid|child)|niece|nephew|kids?|child|children|preschooler|(?:[1-9]|1[0-2]|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yr|months?|ans|mois)(?: old)?|is (?:[1-9]|two|three|four|five|six)|bebe|petite?|enfants?|flo|neveu|jumeaux|jumelles|bambin)'
const SWALLOWED =
  '(?:ate|eaten|swallowed|drank|drunk|had|got into|gotten into|chewed|took|licked|sucked|opened|bit|mange|avale|bu|pris|leche|suce|ouvert|croque)'
const IN_HOUSEHOLDS =
  '(?:cleaner|bleach|nettoyant|javel|javex|vape|cartridge|detergent|pods?|batter(?:y|ies)|laundry|nicotine|piles?|lessive)'
const CHILD_HAS_IT = new RegExp(
  `\\b${SMALL}\\b(?=.*\\b${SWALLOWED}\\b)(?=.*\\b(?:${SUBSTANCE}|${IN_HOUSEHOLDS})\\b)|\\b(?:son|daughter|fils|fille|garcon|boy|girl)\\b (?:\\w+ ){0,6}?${SWALLOWED} (?:\\w+ ){0,5}?(?:${CANNABIS}|${IN_HOUSEHOLDS}|(?:one|two|some|une|deux) (?:of|de) (?:\\w+ ){0,3}?${MEDICINE})\\b`,
)
const GROWN =
  /\b(?:1[3-9]|[2-9]\d) (?:years?|yr|ans)\b|\bis (?:1[3-9]|[2-9]\d)\b|\b(?:teen\w*|ado\w*|adult|on purpose|to die|expres|pour mourir|suicid\w*|antidepress\w*|party|husband|wife|mari|my kids (?:would|will|are better)|i (?:took|swallowed|drank))\b/

const TOOK = new RegExp(`\\b${TAKEN} (?:\\w+ ){0,6}?(?:${EXCESS} (?:\\w+ ){0,6}?${SUBSTANCE}|${SUBSTANCE} (?:\\w+ ){0,6}?${EXCESS})\\b`)
const OVERDOSED = word(
  '(?:i|he|she|they|friend|buddy|roommate|wife|husband|partner|son|daughter|mom|dad|brother|sister|someone|just|am|is) (?:\\w+ ){0,2}?(?:overdos(?:ed|ing)|overdose (?:\\w+ )?ago)|naloxone|narcan|shot up|shooting up|nodding off',
  `(?:took|swallowed|drank|did|used|smoked|snorted|injected) (?:\\w+ ){0,4}?(?:something|fentanyl|heroin|meth|cleaner|cleaning fluid|bleach|antifreeze|drain)\\b(?=.*\\b(?:pass(?:ed|ing) out|gr[ea]y|blue|wake|breath\\w*|respond\\w*|slurr\\w*|mistake|accident|rouse|unconscious))`,
  `(?:ate|had|took|took|smoked|vaped|used) (?:\\w+ ){0,4}?(?:too (?:much|many)|way too|[5-9]|\\d\\d+) (?:\\w+ ){0,4}?${CANNABIS}|too (?:many|much) (?:\\w+ )?${CANNABIS}`,
  '(?:after|from) (?:doing|taking|smoking|using) (?:\\w+ ){0,2}?(?:line|hit|shot|rail|pill|something)|(?:did|doing|done|fait) (?:just )?(?:a |une )(?:line|rail|shot of down|hit|ligne|shot)|\\d+(?:th|st|nd|rd)? (?:gumm(?:y|ies)|edibles?|jujubes?)',
  `${MEDICINE} (?:is|are|est|sont) (?:empty|gone|vides?)(?=.*\\b(?:she|he|her|his|elle|il|y|wake|eyes|repond|reveille)\\b)|(?:smoked|fume|snorted|sniffe) (?:\\w+ ){0,3}?(?:fentanyl|heroine?|crack|meth)|(?:double|triple) dos(?:e|ed|ing)|(?:pique|piquee|inject\\w+) (?:\\w+ ){0,4}?(?:fois|twice|times|double)`,
  `(?:doubled|tripled|double|triple|quadruple) (?:\\w+ ){0,3}?${MEDICINE}|(?:two|three|four|five|six|deux|trois|quatre|cinq) (?:of |de )?(?:my |his |her |mes |ses )?(?:\\w+ )?(?:patches|timbres)`,
  '(?:swallowed|took|taken) (?:them|it) all|(?:already|just) swallowed|(?:swallowed|took) them',
  'i overdose(?! on)|(?:est|suis|etre) en (?:overdose|surdose)|(?:fais|fait|faite|faire|est en) (?:une )?(?:overdose|surdose)|se shooter|(?:vient|viens) de (?:se|me) (?:shooter|piquer)',
  '(?:drank|swallowed|drunk|bu|avale) (?:\\w+ ){0,3}?(?:bleach|antifreeze|cleaner|cleaning fluid|drain|gasoline|lysol|javel|javex|antigel|nettoyant|essence|roundup)',
  `(?:drank|drunk|downed|cale|bu) (?:\\w+ ){0,5}?(?:pis|et|avec|and|with|on top of) (?:\\w+ ){0,3}?(?!ma |mon |my )${MEDICINE}|${MEDICINE} (?:\\w+ ){0,4}?(?:avec|with) (?:\\w+ ){0,3}?(?:boisson|alcool|biere|vodka|vin|alcohol|booze)|avale tout`,
)
/** Asked, planned, prescribed, or long ago: nothing has been swallowed. */
const SUPPOSED = word(
  '(?:suppose|imagine|comment|how)(?= (?:\\w+ ){0,5}?(?:took|take|do|faire|prendre|overdos\\w*))|si (?:je|on|tu) (?:cale|avale|prends|prend|mange|bois)|(?:if|what if|when) (?:i|you|he|she|someone|somebody|a person) (?:\\w+ ){0,2}?(?:took|swallowed|drank|ate|had|mixed|overdosed)|(?:how many|how much|combien)(?=.*\\b(?:kill|die|fatal|lethal|enough|take|mourir|tuer|mortel\\w*))',
  'si (?:je|on|tu|quelquun) (?:\\w+ ){0,2}?(?:prenais|avalais|prenait|avalait|prends|avale|avais)|as (?:prescribed|directed|usual)|comme (?:prescrit|de habitude|d habitude)|(?:each|every|chaque) (?:day|night|morning|jour|soir|matin)|par jour|years? ago|in (?:college|university|high school)|last (?:year|summer|winter)|when i was|il y a (?:\\w+ )?(?:ans|annees)|au (?:cegep|secondaire)',
  '(?:want|going|plan\\w*|tempted|think\\w*|veux|vais|envie|pense) (?:to |of |about |de |a )?(?:\\w+ )?(?:overdose|od|overdosing|surdose|faire une (?:overdose|surdose))|(?:not|never|pas|jamais) (?:\\w+ )?(?:took|taken|pris|avale|overdosed)',
)

/** Whom someone joins by dying, said where it is certain that there is danger. */
const LATE =
  '(?:(?:my|his|her|our|their|mon|ma|mes|son|sa|ses|notre|le|la) )?(?:late |dead |defunte? )?(?:grand(?:pa|ma|father|mother|pere|mere)|grand (?:pere|mere)|papi|mamie|husband|wife|mom|mum|mother|dad|father|son|daughter|brother|sister|baby|lord|god|jesus|mari|femme|mere|pere|maman|papa|fils|fille|frere|soeur|bebe|seigneur|bon dieu)'

/** A wish or a plan to die, of the writer or of somebody near. */
const OWN_DEATH = word(
  `(?:wants?|wish\\w*|ready|hopes?|hoping|longs?|longing|time) (?:to )?(?:go )?(?:be (?:back )?with|join|be reunited with) ${LATE}`,
  `(?:veux|voudrais|voudrait|aimerais|aimerait|hate de|prete? a|temps de) (?:aller |partir )?(?:rejoindre|retrouver|etre avec) ${LATE}`,
  '(?:want|wants|wish|going|will|plan\\w*|ready|rather|decided|hoping|about|deserve|trying|tried) (?:to )?(?:\\w+ )?(?:die|be dead|end (?:it|my life|his life|her life|things)|kill (?:my|him|her)self|hang (?:my|him|her)self|overdose|od)|kill(?:ing)? (?:my|him|her)sel(?:f|ves)|suicid\\w*|(?:end|take|ending|taking) (?:my|his|her) (?:own )?life|then (?:me|myself)|goodbye|(?:left|wrote|written|found) (?:\\w+ ){0,2}?(?:a|the|his|her) (?:\\w+ )?(?:letter|note)',
  '(?:je|envie|veux|vais|voudrais|pense|voulais) (?:\\w+ ){0,3}?(?:(?<!peur de )mourir|me tuer|me suicider|me pendre|en finir|faire une (?:overdose|surdose))|(?:parle|veux|veut|va|voulait|dit|pense) (?:\\w+ ){0,3}?(?:se tuer|se pendre|se suicider|mourir|en finir)|(?<!va |vais pas )(?:me|se) (?:suicider|pendre)|adieu|vaut plus la peine|(?:menace|parle) de se',
)

/** About to act: a body that still lives, whatever else is seen. */
const OWN_ACT = word(
  'finger on the trigger|(?:gun|knife|blade|razor|noose|rope) (?:\\w+ )?(?:to|on|at|around|against) (?:my|his|her) (?:own )?(?:head|neck|throat|wrists?|temple|chest)',
  'doigt sur la gachette|sac sur la tete|(?:lame|couteau|carabine|fusil|rasoir|corde) (?:\\w+ )?(?:sur|contre|autour de|a) (?:le|la|son|sa|mon|ma) (?:cou|gorge|poignets?|tempe|tete)|avec une corde|arreter de respirer',
)

const THREATENS = word(
  `${I_MAY}${HARM} ${SOMEBODY}`,
  `(?:want to|going to|will|about to|feel like|thinking (?:of|about)|keep (?:picturing|imagining|seeing)|urges? to) (?:\\w+ )?${HARM} ${SOMEBODY} (?:till|until|tonight|if|when)|^(?:(?:going to|will|want to)|thinking (?:of|about)|dreaming of|planning (?:on|to)) (?:\\w+ )?${HARM} ${SOMEBODY}`,
  `i (?:\\w+ ){0,3}?(?:hit|slap|slapped|shook|beat|choke|choked|strangle|strangled|punched|hurt|burned|kick|kicked) ${SOMEBODY}`,
  `(?:make|making) (?:him|her|them|you|everyone) (?:all )?(?:pay|bleed|suffer|regret|hurt|sorry)|(?:he|she|they|you|everyone|you people)(?: \\w+){0,5}? (?:will|is going to|are going to) (?:all )?(?:regret|pay|suffer|be sorry|die|wish)|i know where (?:\\w+ ){1,3}(?:lives?|parks?|works?|sleeps?)|want (?:him|her|them|you|everyone|all of them) (?:\\w+ )?dead`,
  `(?:i|come|coming|show(?:ing)? up|driving|going|bring\\w*|am) (?:\\w+ ){0,7}?(?:with|have|got|loaded|bringing|grab\\w*) (?:\\w+ ){0,3}?${WEAPON}\\b(?=.*\\b(?:him|her|them|you|there|everyone|place|house|come out|office|work|clinic|pay)\\b)|i (?:have|got|am bringing|loaded) (?:\\w+ ){0,3}?${WEAPON} (?:\\w+ ){0,6}?(?:him|his|her|them|their|you|your)|(?:come|coming|show(?:ing)? up|walk(?:ing)? in|debarquer) (?:\\w+ ){0,4}?(?:with|avec) (?:a|my|the|un|une|mon|ma) (?:\\w+ )?${WEAPON}|i will find (?:you|him|her|them)|${SOMEBODY}(?: \\w+){0,5}? (?:pay|regret it) (?:\\w+ ){0,4}?${WEAPON}`,
  `(?:god|voices?|satan|devil|jesus|radio|dieu|voix|diable|demons?) (?:\\w+ ){0,7}?(?:kill|stab|hurt|attack|burn|poignarder|tuer|eliminer|egorger|frapper|etrangler) (?!myself|me\\b|moi)\\w+`,
  `${I_MAY}(?<!\\b(?:me|se) )${HARM_FRENCH} ${SOMEBODY}`,
  `${I_MAY}(?:le|la|les|lui|leur|y|sa|son) (?:faire |crisser |donner )?${HARM_FRENCH}`,
  `(?:will|going to|am about to) (?:\\w+ )?(?:put|send|lay) (?:him|her|them) (?:in|under|six)|(?:he|she|they|guy|man|boss|ex) (?:is|are) (?:so )?dead(?: if| when| tonight| tomorrow| meat|$)|(?:is|are|will) (?:going to )?pay for (?:what|this|it)|gets? what (?:it|he|she|they) deserves?|bought (?:ammo|bullets|a gun)|(?:throw|throwing|drop|dropping) (?:my|the) (?:baby|kids?|son|daughter)|hands (?:were |are )?(?:around|on) (?:his|her|their) (?:neck|throat)|bringing (?:my|a|the) ${WEAPON}|(?:list of|a list) (?:\\w+ ){0,2}?people|i (?:grab|grabbed) (?:\\w+ ){0,2}?(?:throat|neck)|(?:picture|picturing|images? of|imagine|urges? to|telling me to) (?:\\w+ ){0,3}?(?:stab|drown|smother|push|kill|hurt|chok|strangl)\\w*`,
  '(?:images|me vois|idee|envie|rever?|reve) (?:\\w+ ){0,5}?(?:noie|noyer|pousser|etouffer|poignarder|planter|egorger|frapper|jeter) (?:le|la|les|un|une|mon|ma|mes|quelquun|quelqu un|du)|(?:pitcher|lancer|garrocher|jeter) (?:mon|ma|le|la) (?:bebe|fils|fille|petite?|enfant)|mains (?:autour de|sur|a) (?:son|sa|le|la) (?:cou|gorge)|(?:apporte|amene|apporter|amener) (?:mon|un|ma|une) (?:fusil|gun|couteau|carabine|douze)|liste de (?:monde|gens|noms)|sauter (?:dans face|dessus|dans la face)|arranger le portrait|ils? vont comprendre|en (?:planter|descendre|tuer) (?:un|une)|sauter une coche|achete (?:des balles|le couteau)|je (?:le|la|les) attends? (?:\\w+ ){0,2}?avec|je (?:pogne|serre|prends) (?:ma|mon|mes|la|le) \\w+ par (?:le|la)|(?:lance|pitche|garroche|pousse) (?:ma|mon) (?:\\w+ )(?:contre|sur|dans)',
  `je (?:\\w+ ){0,2}?(?:frappe|bats|brasse|etrangle|tape|secoue|gifle|maltraite|frappee?|battu|etranglee?) ${SOMEBODY}|je ai (?:\\w+ )?(?:brasse|frappe|battu|etrangle|secoue|gifle|failli \\w+) ${SOMEBODY}|mettre le feu (?:a|au|chez|dans)|debarquer (?:\\w+ ){0,2}?avec|foncer dans (?:le|la|du|une|les)|(?:vont|va) (?:\\w+ ){0,2}?(?:y passer|y gouter|gouter|le regretter|payer|y passer)|(?:sais|connais) (?:\\w+ )?ou (?:il|elle|y|ils) (?:reste|habite|travaille)|perdre le controle`,
)

/** Signs that a few tablets before them do not explain. */
const NOT_BY_MEDICINE =
  /\b(?:chest|face|droop\w*|left arm|one side|stroke|pregnan\w*|bleed\w*|allerg\w*|throat|swell\w*|swollen|poitrine|visage|croche|bras gauche|avc|enceinte|saign\w*|gorge|enfle\w*)\b/

/** A body in danger, which a threat does not explain. */
const HURT_BODY =
  /\b(?:breath\w*|bleed\w*|blood|unconscious|wake|chest|stroke|seizure|collapsed|respire\w*|saign\w*|sang|inconscient\w*|reveille|poitrine|avc|convuls\w*|tombee?)\b/

const ASSAULTED = word(
  `${OTHER} (?:\\w+ ){0,3}?(?:put|mis) (?:a |un )(?:pillow|oreiller)`,
  `${OTHER} (?:\\w+ ){0,2}?(?:kicked|punched|stabbed|choked|strangled|beat|hit|pushed|threw|raped|shot) (?:me|us)`,
  `(?:${OTHER}|ont) (?:\\w+ ){0,2}?me a (?:\\w+ )?(?:donne un coup|frappee?|poignardee?|etranglee?|battue?|violee?|poussee?|lance|tiree?)`,
)
const HARMED = word(
  ASSAULTED.source,
  `${OTHER} (?:\\w+ ){0,4}?(?:hits?|hitting|beats?|beating|beaten|punch\\w*|kick\\w*|slap\\w*|chok\\w+|strangl\\w+|rap(?:es|ed|ing)|molest\\w*|assault\\w*|abus\\w+|touches|touching|stab\\w*|threat\\w*|threw|throws|burn\\w*|hurts?|hurting|forces?|forced|locks?|locked|follow\\w*|stalk\\w*|monitor\\w*|controls?|tied) (?:\\w+ ){0,5}?(?:me|us|my|his|her|their|everything)`,
  `${OTHER} (?:\\w+ ){0,8}?(?:says?|said|threat\\w*|wants?|going|will|swore|promised|try\\w*|would) (?:\\w+ ){0,7}?(?:kill|shoot|stab|hurt|beat|burn|hit|miss|find) (?:me|us|my|his|her|him|them|their|everyone|all)|${OTHER} (?:\\w+ ){0,8}?(?:dit|menace|veux|veut|va|jure) (?:\\w+ ){0,6}?(?:tuer|frapper|poignarder|tirer|battre|bruler) (?:son|sa|ses|mon|ma|mes|le|la|les|tout)|next time (?:he|she) will not miss|going to kill (?:me|us)`,
  '(?:was|been|being|got) (?:\\w+ )?(?:raped|assaulted|molested|attacked|drugged|beaten|stalked|trafficked)|in my drink|(?:will|does|would) not let (?:me|us|her) (?:leave|go|out|see|call|use)|took my (?:phone|passport|keys)|(?:keep|keeping|kept|has|have) my passport|belt marks|bruises|cigarette burns|hiding (?:in|from)|outside (?:\\w+ ){0,4}?(?:gun|knife|door|house|waiting)|parking lot',
  '(?:afraid|scared|terrified) (?:to (?:go|be|stay|sleep|leave)|of (?:him|her|my))|(?:fear|afraid|scared) for my life|(?:not|never) (?:feel )?safe (?:at|in|with|here)|held (?:here|hostage)|outside with',
  `${OTHER} (?:\\w+ ){0,4}?(?:me|nous|la|le|les|mes enfants) (?:\\w+ )?(?:bat|frappe|gifle|viole|touche|menace|etrangle|poursuit|suit|surveille|force a|enferme|sequestre|pousse|brule|lance|garroche|attend dehors)`,
  `${OTHER} (?:\\w+ ){0,7}?(?:pulled|dragged|grabbed|shoved|held|put|holds|puts|grabs|pulls|makes?|punches|post|locked|tied) (?:\\w+ ){0,6}?(?:my (?:hair|face|neck|throat|arm|arms|head|skirt|mouth|nudes|wrists?)|me (?:down|by|against|to|sell|have|up)|sell (?:myself|my body))|black eyes?|broke (?:my|her|his) (?:arm|nose|jaw|ribs?|wrist)|in the shower with me|boiling water|to scare me|jumped by|cassee? (?:le|un) (?:bras|nez|poignet|machoire)|dans la douche avec moi|eau bouillante|pour me faire peur|sauter dessus|hurts? the kids|(?:locked|tied) (?:in|to) (?:her|his|my|the) (?:room|bed)|my room at night`,
  `${OTHER} (?:\\w+ ){0,3}?(?:me|ma) (?:a )?(?:serre|pogne|pognee|tire|tiree|attend|donne des coups|prend|traine|trainee|attache)(?: |$)|beurre noir|attachee? a (?:son|mon) lit|oreiller sur (?:ma|mon|la)|bruler la maison si|si je (?:le|la) (?:laisse|quitte)|coups de ceinture|(?:rentre|vient|entre) dans ma chambre`,
  '(?<!je )me a (?:\\w+ )?(?:frappee?|battue?|violee?|agressee?|poignardee?|menacee?|poussee?|lance|donne un coup|enfermee?|droguee?|touchee?)',
  '(?:ete|etais|suis fait|suis faite) (?:\\w+ )?(?:violee?|agressee?|battue?|droguee?|attaquee?|frappee?|violer|agresser|battre)|empeche de (?:sortir|partir|appeler)|veux pas (?:que je|me laisser) (?:sorte|sortir|partir|parte)|dans mon verre|marques de (?:ceinture|coups)|des bleus|menace de (?!se |me )|defonc\\w+ (?:ma|la|mes)|force la porte|(?:dehors|a la porte|en bas|stationnement|chez nous) (?:\\w+ ){0,2}?avec|dans le stationnement|peur de (?:rentrer|lui|elle|mon|ma)|(?:pas|plus) (?:\\w+ )?en securite|va me (?:tuer|battre|trouver)|(?:frappe|gifle|bat|battre|maltraite) (?:ma|mon|sa|son|la|le|mes|les)|me tuer si|cachee? dans',
)
