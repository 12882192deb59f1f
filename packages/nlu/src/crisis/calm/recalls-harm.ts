import { normalizeSpelling } from '../../text/normalize-spelling.ts'

/**
 * True where harm that is over is told: a loss by suicide, violence survived, what a soldier or a paramedic saw, and what it leaves ("I was beaten as a
 * child and loud voices still freeze me"). False as soon as anything is of now, wanted or planned. Nothing here speaks of the writer's own wish to die. `isAskedFor`: it answers a
 * question about a history, which needs no date.
 */
export function recallsHarm(text: string, isAskedFor = false): boolean {
  const said = normalizeSpelling(text)
  return HARM.test(said) && (isAskedFor || PAST.test(said) || AFTERMATH.test(said)) && !PRESENT.test(said)
}

const any = (...words: string[]) => `(?:${words.join('|')})`
const word = (...sources: string[]) => new RegExp(`\\b${any(...sources)}\\b`)

const KIN =
  '(?:husband|wife|brother|sister|mother|mom|mum|father|dad|son|daughter|friend|best friend|cousin|uncle|aunt|partner|grandfather|grandmother|nephew|niece|neighbou?r|buddy|boyfriend|girlfriend|roommate|roomate|coworker)'
const KIN_FRENCH =
  '(?:mari|femme|conjointe?|chum|blonde|frere|soeur|mere|pere|fils|fille|garcon|gars|amie?|cousine?|oncle|tante|grand pere|grand mere|neveu|niece|voisine?|collegue|parrain|marraine)'

const HARM = word(
  `${KIN} (?:\\w+ ){0,2}?(?:killed (?:him|her)self|hanged (?:him|her)self|hung (?:him|her)self|shot (?:him|her)self|took (?:his|her) (?:own )?life|died by suicide|committed suicide|overdosed|was (?:murdered|killed|shot|stabbed))`,
  `${KIN}s? (?:suicide|overdose|death|murder)|suicide of my|(?:lost|buried) (?:my|our|a) (?:\\w+ ){0,2}?${KIN}`,
  '(?:was|were|been|being|got) (?:\\w+ ){0,2}?(?:beaten|beat up|hit|abused|molested|raped|assaulted|attacked|mugged|strangled|choked|stabbed|shot|held up|kidnapped|bullied)',
  `(?:ex|father|dad|mother|mom|stepfather|stepdad|stepmother|uncle|husband|boyfriend|wife|he|she|coach|priest|teacher) (?:\\w+ ){0,2}?(?:used to (?:hit|beat|choke|hurt|rape|lock)|was (?:violent|abusive)|abused me|beat me|hit me|raped me|molested me|held a (?:knife|gun)|strangled me)`,
  '(?:i )?(?:saw|seen|found|watched|witnessed|seeing|finding|watching) (?:\\w+ ){0,6}?(?:jump|die|dead|dying|hang\\w*|shot|killed|body|bodies|drown|bleed\\w*|crash|suicide|shoot)',
  'survived|survivor|kandahar|afghanistan|bosnia|rwanda|iraq|tours|deployed|paramedic|firefighter|first responder|the war|abusive (?:marriage|relationship|husband|ex|home)|residential school|cut (?:him|her|my \\w+) down',
  `${KIN_FRENCH} (?:\\w+ ){0,2}?(?:se est|se etait) (?:suicidee?|pendue?|tuee?|tiree?|enlevee? la vie|ote la vie|noyee?)|(?:suicide|surdose|meurtre) (?:de|du) (?:mon|ma|mes|un|notre) |${KIN_FRENCH} (?:est |a ete )?(?:morte?|decedee?|assassinee?|tuee?) (?:de|par|dans|il|en|quand|devant|a)`,
  '(?:ai|avait|avais|etais|etait|ete|me suis fait|fus) (?:\\w+ ){0,2}?(?:battue?|frappee?|abusee?|agressee?|violee?|attaquee?|poignardee?|etranglee?|tabassee?|intimidee?|maltraitee?|violenter?|violentee?)',
  '(?:ex|pere|mere|beau pere|belle mere|oncle|mari|chum|il|elle|cure|coach|prof|conjoint) (?:\\w+ )?(?:me|nous) (?:frappait|battait|violait|touchait|etranglait|enfermait|menacait|criait|rabaissait)|(?:etait|fut) (?:\\w+ )?violente?|a abuse de moi|me a (?:mis un couteau|battue?|violee?|etranglee?)',
  '(?:vu|trouve|trouvee|decroche|ramasse|perdu) (?:\\w+ ){0,6}?(?:sauter|mourir|morte?|se tirer|tire|pendu|pendue|corps|accident|noyer|metro|bebe|ami|amis|frere|fils|pere|mere)|survecu|revois|bosnie|rwanda|irak|ambulanciere?|pompier|la guerre|pensionnat|relation (?:toxique|violente)',
)

const PAST = word(
  'years? (?:ago|back|later|now)|decades?|in (?:19|20)\\d\\d|since (?:19|20)\\d\\d|(?:as|when i was|when we were) (?:a |an |in )?(?:kids?|child|children|boy|girl|teen\\w*|little|small|young|baby|\\w+teen|\\d+|ten|eleven|twelve)|at (?:\\d\\d?|\\w+teen|ten|eleven|twelve|twenty)|growing up|childhood|long ago|back then|last (?:year|winter|spring|summer|fall)|in (?:high school|college|university|my (?:teens|twenties|thirties|youth)|the (?:army|forces|service|war|eighties|nineties|spring|fall|summer|winter))|used to|for (?:\\w+ )?(?:years|twenty|thirty|fifteen|ten)|survived|survivor|first (?:husband|wife|marriage)|i left|months ago|was ten|was (?:\\d+)|served',
  'il y a (?:\\w+ ){0,3}(?:ans?|annees|mois|longtemps)|en (?:19|20)\\d\\d|depuis (?:19|20)\\d\\d|quand (?:je|on) (?:etais|etait|avais|avait)|a (?:\\d\\d?|\\w+) ans|(?:dans|de) (?:mon|mes|ma) (?:enfance|jeunesse|vingtaine|adolescence)|enfant|a le epoque|dans le temps|an (?:passe|dernier)|hiver passe|printemps|pendant (?:\\w+ )?ans|(?:dix|quinze|vingt|trente) ans|au (?:secondaire|cegep|primaire)|me (?:frappait|battait)|survecu|je suis partie?|servi|premier mari',
)

const AFTERMATH = word(
  'still|nightmares?|flashbacks?|panic attacks?|ever since|since then|keeps? (?:coming|playing)|anniversary|every (?:year|christmas|spring|winter|fall|night)|this time of (?:the )?year|therap\\w+|counsel\\w+|psycholog\\w+|trust|haunts?|the (?:picture|image|sound|smell)|images?|memor(?:y|ies)|miss (?:him|her|them)|grief|griev\\w+|mourn\\w+|left me with|triggers?|flinch|startle\\w*|jumpy|freeze|shake|dreams? (?:about|of|come)|ptsd|rebuilt|safe now|broke (?:our|the|my|us)|changed (?:everything|me|us|our)|tore (?:us|our)|destroyed (?:our|my|us)',
  'encore (?:des|la|le|les|a|en|peur|mal|fragile|quand|beaucoup)|cauchemars?|flash ?backs?|crises? de panique|revient|reviennent|revois|reve (?:encore|de|souvent)|anniversaire|a chaque|temps des fetes|therapie|psy|psychologue|confiance|hante|images?|souvenirs?|ennuie|deuil|fige\\w*|sursaute|trembler|tspt|difficile|serrures?|dors (?:mal|plus|pas)|reconstruit|en securite maintenant|a (?:brise|detruit|change|demoli|dechire|scrape|gache)',
)

/** Of now, wanted, planned, or said of oneself: then it is more than a memory. */
const PRESENT = word(
  '(?:stopped|quit|off|last) (?:\\w+ ){0,4}?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:\\d|two|three|four|five|six) days)|(?:arrete|lache|dernier) (?:\\w+ ){0,4}?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:\\d|deux|trois|quatre|cinq|six) jours)',
  '(?:pistol|rifle|gun|shotgun|knife|rope|noose|carabine|fusil|pistolet|couteau|corde|pilules|pills) (?:\\w+ ){0,3}?(?:on|in|beside|next|out|ready|loaded|here|again|a cote|sur (?:la|mon|mes)|dans ma|charge\\w*|pret\\w*)|thinking (?:about|of) (?:suicide|dying|death)|(?:is|are) still|not (?:really |even )?(?:wak\\w+|breath\\w+)|every night now|frightened to|not this|survive (?:tonight|this|until|\\w+day)|should ?(?:not|nt) have survived|aurais du|vais (?:y )?rester',
  '(?:on|since|this|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|still can not (?:swallow|breathe|walk|talk|speak|move|see|hear|feel)|tonight|right now|today|yesterday|last night|this (?:morning|evening|week|afternoon|minute)|tomorrow|just (?:now|happened|took|got|did|left|hit|shot|found|saw|texted|called)|hours? ago|minutes? ago|is (?:here|back|coming|outside|drunk)|came back|coming back for|again (?:last|tonight|now)|next time|hiding|help me|911|police|bleeding|not breathing|will not (?:stop|wake)|wants? to (?:kill|die|end)|threaten\\w*|scared (?:he|she|they)|afraid (?:he|she|they)|he will|(?:still|keeps) (?:hits?|beats?|hitting|beating|chok\\w+|hurt\\w*|rap\\w+|touch\\w*|abus\\w+)',
  'i (?:\\w+ ){0,2}?(?:want|wish|plan|intend|will|need|hope|going|decided) (?:to |i )?(?:\\w+ )?(?:die|kill|join|follow|be with|end|go too|be dead|do it|do the same|stop living|disappear|sleep forever|hurt)|(?:join|follow|be with|see) (?:him|her|them) (?:soon|again|tonight|now)?|joining (?:him|her|them)|my turn|same way|the same thing to|me too|want to die|kill (?:myself|him|her|them)|suicidal|my (?:pills|rope|gun|knife|letter|note)|end it|can not (?:live|go on) without|not (?:want to )?(?:live|be alive|be here)|should have been me|goodbye|without (?:him|her) i',
  '(?:depuis|de) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:passe|dernier|soir|matin)|ce (?:soir|matin)|cette nuit|hier|aujourdhui|maintenant (?:il|elle|y|je veux|que)|en ce moment|tout de suite|demain|tantot|vient de|viens de|il y a (?:une|deux|\\d+) (?:heures?|minutes?)|revenu|recommence\\w*|prochaine fois|cachee?|au secours|aidez|veux (?:mourir|me|le|la|les|en finir)|me tuer|en finir(?! avec la)|rejoindre|retrouver|suivre|mon tour|moi aussi je|pareil|meme chose|comme (?:lui|elle)|plus (?:envie|gout) de vivre|vivre sans|mes pilules|la corde|fusil|adieu|lettre|menace|saigne|respire|suicidaire|idees noires',
)
