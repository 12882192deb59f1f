import type { Question } from '@clinic/contract/questionnaires'
import { plainWords } from '../meanings/spoken-words.ts'
import { withoutFillers } from '../meanings/without-fillers.ts'

/**
 * True for a reply in free words that holds no answer: "dunno", "same as last time", "idk ask my doctor", « c'est dans mon dossier ». One that
 * says anything beside that is an answer: "no idea what it's called, a white pill for my pressure".
 */
export function saysNothing(question: Question, text: string): boolean {
  if (question.variable === 'medications' && onlyLooks(text)) return true
  if (question.variable === 'referral_codes' && namesNoCode(text)) return true
  const parts = withoutFillers(text)
    .split(BREAK)
    .map((part) => elided(plainWords(part)).replace(AROUND, '').replace(BEHIND, '').trim())
    .filter((part) => part !== '' && !FILLER.test(part))
  if (parts.length === 0) return /\p{L}|\?/u.test(text) && !FILLED_ANSWER.test(plainWords(text))
  const patterns = [
    ...NO_ANSWER,
    ...(ASKS_OF_CHANGE.test(question.text) ? [] : AS_BEFORE),
    ...(ASKS_WHERE.test(question.text) ? SINCE_ALONE : []),
  ]
  return parts.every((part) => patterns.some((pattern) => pattern.test(part)) || onlyTalks(part))
}

/** « Ce est » as it is said: « c est ». */
function elided(said: string): string {
  return said.replace(/\b(?:(c|j|m|d|l|t|s|n)e|(qu)e) (?=[aeiouyh])/g, (_, one?: string, que?: string) => `${one ?? que} `)
}

/** Between two remarks; « idk ask my doctor » has none. */
const BREAK =
  /[.,;:!?…\n()/–—]+|(?<=\p{L}) (?=i(?:['’]?ll| will| would| need| have) (?:have |need )?(?:to )?(?:look|check|ask|get back|find|bring)\b)|(?<=\b(?:wife|husband|daughter|son|mom|mother|partner|sister|pharmacist|nurse|doctor)) (?=(?:she|he|they)(?:['’]s)? )|\s-+\s|\b(?:but|and|so|mais|pis|et)\b|(?<=\b(?:idk|dunno|know|sure|idea|clue|pas|idée)) (?=(?:you |i )?(?:ask|check|demande|you['’]?d|i['’]?d|have to)\b)/iu
const AROUND =
  /^(?:(?:oh|well|um|uh|hmm|so|like|honestly|really|just|sorry|ok|okay|i guess|i mean|ben|bin|euh|genre|desolee?|franchement|honnetement|la|bon|ah|moi) )+(?=\w)/
const BEHIND =
  / (?:lol|haha|tbh|sorry|thanks|please|honestly|really|i guess|though|right now|desolee?|merci|svp|(?<!par )la|moi|hein|vraiment|trop)$/
const FILLER = /^(?:lol|haha|hmm+|um+|uh+|euh+|ok|okay|sorry|well|honestly|desolee?|ben|bon|bof|hein|please|svp|merci|thanks|really|ah|oh)$/
/** Said alone these agree or close, which other rules hear. */
const FILLED_ANSWER = /^(?:ok|okay|thanks|thank you|merci)$/

/** Pills by their colour: "little white round one and a pink one". */
function onlyLooks(text: string): boolean {
  const words = plainWords(text).split(' ')
  return words.some((word) => COLOURS.has(word)) && words.every((word) => COLOURS.has(word) || PILLS.has(word) || SMALL.has(word))
}

const COLOURS = new Set(
  'white pink blue yellow red green orange purple brown blanc blanche blanches rose roses bleu bleue bleues jaune jaunes rouge rouges vert verte vertes brune orange mauve'.split(
    ' ',
  ),
)
const PILLS = new Set(
  `little small big tiny round oval long ones one two three four pill pills tablet tablets capsule capsules and take morning night evening bedtime day petite petites petit ptite tite grosse
   grosses ronde rondes ovale longue deux trois quatre pilule pilules comprime comprimes et pis prends matin soir midi jour`.split(/\s+/),
)

/** "My friend sent me, Brenda": more than a word, and no part could be a code. */
function namesNoCode(text: string): boolean {
  return (
    text.trim().split(/\s+/).length >= FEWEST_WORDS &&
    !/\d|\p{Lu}{3}/u.test(text) &&
    !/\b(?:no|not|none|nope|nah|never|nothing|non|pas|aucune?|rien|jamais)\b|n['’]t\b|\bdont\b/iu.test(text)
  )
}

const FEWEST_WORDS = 4

/** Only words of knowing and saying, and small ones between them: "hard to put it in words". */
function onlyTalks(part: string): boolean {
  const words = part.split(' ')
  return words.some((word) => TALKING.has(word)) && words.every((word) => TALKING.has(word) || SMALL.has(word))
}

const TALKING = new Set(
  `know knew say said tell told mean explain describe answer ask sure certain idea clue remember recall question depends wait later check words hard tough
   sais savais dire dis dit dirai dirais parler parlerai expliquer expliquerai decrire repondre demander demande demanderai sure sur certaine idee souviens rappelle question depend
   attendez attends tard verifier mots dur difficile complique`.split(/\s+/),
)
const SMALL = new Set(
  `i me my you your it that this them is am are was be do did does not have has can could would will should want to about how what which why when where there here or if as of in on at
   for with by the a an right now yet just really so too quite put write until up off all that much one
   je j me m moi tu vous te il elle ca c ce est le la les l un une de d du des ne n pas plus a au aux en y que qu quoi comment ou quand si par pour avec dans sur mon ma mes on ai as avez
   vais va veux vraiment juste trop la tout seulement plutot doctor dr docteur medecin nurse infirmiere directly person personne`.split(
    /\s+/,
  ),
)

const KNOW = `(?:know|remember|recall|understand|get it|have a clue|have any idea)`
const WHAT = `(?:what|which|how|where|when|why|it|that|this|much|exactly|sure|yet|anymore|the names?|its|my|to|say|put|tell|you|mean|write|called|answer|question|one|ones|is|are|they|am|for|of|all|is called|them|off|hand|offhand|by|heart|right|now|moment|at|the|all|names|their|these)`
const QUOI = `(?:quoi|lequel|laquelle|lesquels|comment|ou|quand|pourquoi|ca|cela|le|les|noms?|trop|exactement|sure?|encore|dire|mettre|repondre|vous|la|question|reponse|ce|que|est|c|de|par|coeur|tout|plus|pas|vraiment|mes|d|s|appelle|y|en)`

const NO_ANSWER: readonly RegExp[] = [
  // Not known, forgotten or not understood.
  new RegExp(`^(?:i )?(?:(?:really|just|honestly) )?(?:do|did|can|could) ?not (?:even |really |quite )?${KNOW}(?: ${WHAT})*$`),
  new RegExp(`^(?:i )?(?:have |got )?(?:no|not a|zero|not the (?:foggiest|faintest)) (?:idea|clue)(?: ${WHAT})*$|^not the foggiest$`),
  new RegExp(
    `^(?:i )?(?:am )?(?:not|un) ?(?:too |really |quite |very |entirely |exactly )?(?:sure|certain)(?: ${WHAT}| to put it| to explain it)*$`,
  ),
  new RegExp(`^(?:i )?(?:forget|forgot|have forgotten)(?: ${WHAT}| it is)*$`),
  /^(?:it )?(?:is )?(?:hard|difficult|tough|impossible) to (?:say|tell|explain|describe)$|^(?:it |that )?(?:all )?depends?(?: on the (?:day|week))?$|^(?:it is )?(?:complicated|(?:a )?long story)$/,
  new RegExp(
    `^(?:je |j |ch )?(?:ne |n )?(?:le |la |les |en )?(?:sais|chais|savais|souviens|rappelle|comprends|m en souviens|m en rappelle|me souviens|me rappelle)(?: plus)? (?:pas|plus)(?: ${QUOI})*$`,
  ),
  new RegExp(`^(?:je )?(?:suis |chu )?(?:pas|plus) (?:trop |vraiment |ben |tout a fait )?(?:sure?|certaine?)(?: ${QUOI})*$`),
  new RegExp(
    `^(?:(?:je |j )?(?:n )?ai )?aucune idee(?: ${QUOI})*$|^(?:je |j )?(?:l )?ai oublie(?: ${QUOI})*$|^(?:c est |ce est )?(?:dur|difficile|complique|impossible)(?: a (?:dire|expliquer|decrire))?$|^(?:ca|cela) depend(?: des (?:jours|fois|semaines))?$|^(?:c est )?une longue histoire$`,
  ),
  // What was meant is asked back.
  /^(?:huh|what|eh|pardon|come again|say again|what do you mean(?: by (?:that|this|it))?|what does (?:that|this|it) mean|what is (?:that|this)|like what|meaning what|how so|what kind|such as|what are you asking(?: me)?|i am (?:confused|lost)|what (?:am i|do i) (?:supposed to )?(?:say|put|write)(?: here)?)$/,
  /^(?:quoi|hein|comment|comment ca|c est a dire|ce est a dire|(?:qu|que|qu est ce que|ce que|c est quoi que) ?(?:vous |tu )?(?:voulez|veux|entendez|entends)(?: (?:vous|tu))?(?: dire)?(?: par (?:la|ca))?|(?:ca|cela) veut dire quoi|veux dire quoi|dans quel sens|quel genre|par exemple|genre quoi|comme quoi|je (?:suis|chu) (?:melee?|perdue?))$/,
  // Another person or the file is to say it.
  /^(?:(?:youd |you |id |i )?(?:will |would |d )*(?:have to|should|can|could|better|need to) |(?:have|got) to |better |please |just |go |i (?:will |would )?(?:have|need) to |let me |gotta )*(?:ask|check with|talk to) (?:my |the )?(?:family |own )*(?:doctor|dr|doc|gp|nurse|pharmacist|pharmacy|wife|husband|daughter|son|mom|mother|partner|specialist|surgeon|neuro\w*|psychiatrist|him|her|them)(?: (?:about )?(?:that|it|this))?$/,
  /^(?:she|he|they) (?:does|do|handles?|takes? care of|looks? after|fills?|keeps?|knows?|has|have|sorts?|manages?|gives?)(?: (?:me|my|the|all|of|them|that|it|those|pills|meds|medicines?|medications?|list|names|for|pill|box|boxes|stuff|what|i|take))*$/,
  /^(?:my |the )?(?:doctor|dr|doc|gp|nurse|pharmacist|pharmacy|drugstore|wife|husband|daughter|son|mom|specialist) (?:has|knows|would know|will know|can tell you|could tell you|got|keeps|handles|takes care of|does) ?(?:it|that|them|all|the|all that|all of it|my|list|that stuff|everything|all of that|the list|my list|my file|better|more)*$/,
  /^(?:vous (?:devriez |devrez |pouvez |auriez a )?|faut |il faut |faudrait |va falloir |il faudrait |veuillez |je vais |je dois )*(?:le |la )?(?:demander|demandez|demande|voir|voyez|appeler|appelez|checker|verifier)(?: (?:ca|le|la|leur|lui))? ?(?:a|au|avec|a la|chez)? ?(?:mon|ma|mes|la|le|l)? ?(?:medecin|docteure?|doc|dr|pharmacienn?e?|pharmacie|infirmiere?|femme|mari|fille|gars|conjointe?|specialiste|psy\w*|lui|elle|eux)(?: (?:ca|pour ca|la dessus))?$/,
  /^(?:mon |ma |le |la )?(?:medecin|docteure?|doc|dr|pharmacienn?e?|pharmacie|infirmiere?|femme|mari|fille|conjointe?|specialiste) (?:le |la |les |l |doit le |s en |sait|savent|a|va|vas|pourra|pourrait|connait|garde|gere)+ ?(?:sait|savoir|occupe|a|ca|tout|la liste|ma liste|mon dossier|mieux|vous le dire|le dire|les noms)*(?: (?:ca|tout))*$/,
  /^(?:it |that |they |everything |you )?(?:is |are |should be |must be |already |all |will |can |should )*(?:have |find |see |check |look (?:in|at) |get )?(?:it |that |this |all |them |everything )*(?:all |already )?(?:in|on|from|with) (?:my |the |your |there )?(?:other |old |patient |medical )?(?:file|chart|record|records|system|notes?|form|paperwork|computer|list)$|^(?:just )?(?:check|see|look at) (?:my |the |your )?(?:medical )?(?:file|chart|records?|notes|system)$/,
  /^(?:you (?:guys |people )?(?:should |must |already |all )*(?:have|know|got)(?: (?:it|that|this|all|them|everything|already|of it|all that))*|(?:like )?i (?:have )?(?:already )?(?:said|told|answered|wrote|gave|filled)(?: (?:you|that|this|it|in|out|all|already|before|the last time|last time|earlier|above|guys))*|(?:as|like) (?:i )?(?:said|mentioned|before|stated|above)(?: (?:above|before|earlier|already))*|see (?:above|before|previous|last (?:form|time|visit))|already (?:said|told you|answered|done))$/,
  /^(?:c est |ce est |ca |tout est |tout |regardez |voir |vous l avez |vous avez (?:ca|tout|tout ca) )*(?:deja )?(?:dans|sur|au) (?:mon|le|ma|votre|l|mes) ?(?:dossier|fiche|systeme|ordinateur|notes?|papiers?|formulaire|liste)(?: medical)?$|^(?:vous|tu) (?:l|le|les|la|devez|avez|as|savez|sais)+(?: (?:deja|avez|as|savoir|l|le|ca|tout|avoir|cela))*$|^(?:je |j )?(?:vous |te )?(?:l )?(?:ai )?(?:deja )?(?:dit|repondu|ecrit|donne|rempli)(?: (?:deja|ca|tout ca|tantot|avant|la derniere fois|plus haut|cela))*$|^comme (?:je (?:l |vous l |vous )?)?(?:ai )?(?:deja )?(?:dit|disais|mentionne)(?: (?:avant|tantot|plus haut))?$|^voir (?:plus haut|ci dessus|dossier)$/,
  // A yes to whether there is something, without it.
  /^(?:yes|yeah|yep|yup|ya|oui|ouais|ouin|si)$|^(?:(?:yes|yeah|oui|ouais) )?(?:(?:there is|i (?:do )?have|i have got|i would like to (?:say|ask)|j ai|y a|il y a|j aurais) )?(?:something|one thing|a thing|a (?:couple|few) (?:of )?(?:things|questions)|(?:a|one|some) questions?|one more thing|quelque chose|une (?:chose|affaire|question)|(?:des|deux|quelques) (?:choses|questions|affaires))(?: (?:to (?:say|ask|tell you|add)|a (?:dire|ajouter|demander)))?$/,
  // Nothing that could be written down.
  /^(?:nvm|never ?mind|forget (?:it|that)|bof|meh|reasons|stuff|things|life|whatever|n importe quoi|oublie(?:z)? ca|laisse(?:z)? (?:faire|tomber)|rapport|des affaires|plein d affaires)$/,
  /^(?:you (?:do not|would not|dont|wouldnt) (?:want to|wanna) know|(?:tu|vous) veux pas (?:le )?savoir|vous voulez pas (?:le )?savoir)$/,
  /^(?:i (?:will |would )?(?:only |rather |just )*(?:tell|say|talk|discuss|share|explain)|je (?:le |vais le |vais en |vais |en )?(?:dire|dirai|parler|parlerai|dis|expliquer|expliquerai)(?: (?:ca|seulement|juste))?)(?: (?:it|that|this|about it))?(?: (?:only|just))? (?:(?:to|with|au|a la|a le|avec|a) )?(?:the |my |mon |ma |la |le |l )?(?:doctor|dr|nurse|np|practitioner|someone|person|docteure?|medecin|infirmiere?|quelqu un)(?: (?:only|directly|in person|instead|seulement|directement|en personne|face a face))*$/,
  // Later, or not at all.
  /^(?:hang on |hold on |wait )?(?:let me|lemme)(?: go)? (?:and )?(?:check|look|see|ask|get|grab|find)(?: (?:my|the|them|it|at|for) ?\w*)*$/,
  /^(?:i )?(?:will|would|can|could|have|need|gotta|got) ?(?:have |need |get )?(?:to )?(?:tell|let|get back|check|look|think|send|find|grab|bring|go|ask|look it up|call|show|think about)(?: (?:you|know|to|it|that|later|tomorrow|up|out|back|them|the|my|in|list|bottles?|pills?|on|about|first|into|at|get|around|home|when|i|am|tonight|after|for|doctor|wife|pharmacy|hang|hold))*$/,
  /^(?:je |j )?(?:vais|vous|dois|devrais|faut|il faut|faudrait|va falloir)(?: (?:que|j|je|vous|le|la|les|en|y|aller|voir|verifier|verifie|regarder|regarde|checker|check|penser|pense|dire|dirai|dis|reviens|revenir|chercher|cherche|trouver|demander|demande|plus|tard|demain|apres|avant|a|ma|mon|mes|liste|pharmacie|bouteilles?|pilules?|pots?|ca|la|dessus|aille))+$/,
  /^(?:(?:i )?(?:would )?rather not(?: say)?|prefer not(?: to)?(?: say| answer)?|no comment|skip|pass|none of your business|(?:je )?(?:prefere|aime mieux|aimerais mieux) (?:ne )?pas(?: (?:le |en )?(?:dire|repondre|parler))?|(?:ca|ce|cela) (?:ne )?vous regarde pas|pas de vos affaires)$/,
]

/** What was said another time, which cannot be looked up here. */
const AS_BEFORE: readonly RegExp[] = [
  /^(?:it is |they are |still |it |all |pretty much |about |basically |everything |everything is |exactly |nothing new )*(?:the )?(?:same|unchanged)(?: (?:old|same|meds?|medicines?|medications?|pills?|problems?|thing|things|stuff|answer|one|ones|as|like|before|thanbefore|last|time|always|usual|ever|the|previous|i|said|told|you|visit|form|it|was|were|ours?|other|ago|year|old))*$|^(?:the |as |my |as per )?usual(?: (?:stuff|ones?|things?|suspects))?$|^(?:like|as) (?:last time|before|always|usual|ever|the (?:last|other) time)$|^(?:no changes?|nothing has changed|nothing changed)$|^ditto$/,
  /^(?:c est |ce est |ca |toujours |encore |pas mal |exactement |tout est |tout |reste )*(?:pareil|pareille|pareils|le meme|la meme|les memes|meme|idem|(?:la |le )?meme (?:chose|affaire|reponse|que))(?: (?:que|qu|comme|la|derniere|fois|avant|queavant|d|habitude|toujours|chose|affaire|l|autre|an|passe|mes|ma|visite|en|a|dernier|dernierement|ce|j|je|ai|dit))*$|^comme (?:la (?:derniere|autre) fois|l autre fois|d habitude|avant|toujours|de coutume)$|^(?:pas|aucun) (?:de )?changements?$|^(?:rien (?:de )?(?:change|nouveau|a change)|ca a pas change)$/,
]

/** "Since about 2016" says no place. */
const ASKS_WHERE = /^where\b/i
const SINCE_ALONE: readonly RegExp[] = [
  /^(?:it (?:is|has) been |i have had it |(?:it|this) (?:started|began) |ca (?:fait|a commence) |c est |j ai ca )?(?:(?:since|for|about|around|almost|nearly|over|in|like|going on|back in|depuis|environ|presque|en|vers|il y a|y a|au moins|at least) )*(?:(?:19|20)\d\d|(?:a|an|une?|\d+|couple(?: of)?|few|several|quelques|plusieurs|deux|trois|quatre|cinq|dix|two|three|four|five|ten)(?: (?:couple|few|good|bonnes?))?(?: of)? (?:years?|yrs|months?|weeks?|ans?|annees?|mois|semaines?))(?: (?:ago|now|or so|already|deja|environ|maintenant))*$/,
]

/** "The same" is an answer to what has changed. */
const ASKS_OF_CHANGE = /\b(?:chang|differen)/i
