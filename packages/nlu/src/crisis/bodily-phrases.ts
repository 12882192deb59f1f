import type { CrisisPattern } from './crisis-patterns.ts'

const WHOSE = '(?:my|his|her|their|moms|dads|the|one|both)'
const KIN =
  '(?:husband|wife|mom|mum|mother|dad|father|son|daughter|brother|sister|friend|partner|boyfriend|girlfriend|roommate|grandpa|grandma|grandmother|grandfather|baby|kid|child|neighbou?r|he|she|someone|somebody|they|person|man|woman)'
const SUDDENLY = '(?:all of a sudden|suddenly|just now|right now|since this morning|this morning|tonight|today|an hour ago|minutes? ago)'

/** Signs of a medical emergency, as people describe what they feel or see. */
const BODILY = [
  '\\bchest (?:\\w+ ){0,3}(?:feels?|feeling|is|got|gets) (?:\\w+ ){0,3}(?:like|tight\\w*|heavy|crush\\w*|squeez\\w*|pressure|standing|burning)\\b(?!.*\\b(?:doctor checked|from anxiety|sometimes|normal)\\b)|\\b(?:tight\\w*|pressure|squeez\\w*|crush\\w*|heaviness|pain) (?:\\w+ )?in (?:my |the |his |her )?chest\\b(?=.*\\b(?:and|now|arm|jaw|sweat\\w*|breath\\w*)\\b)',
  '\\bpain (?:\\w+ )?(?:going|shooting|running|radiating|spreading|moving|travel\\w*) (?:down|into|to|up|through) (?:my |his |her )?(?:left |both |right )?(?:arms?|jaw|neck|shoulder blade)\\b|\\bleft arm (?:\\w+ ){0,4}(?:pain|numb|hurts|heavy|tingl\\w*|ach\\w*) (?:and|with)\\b(?=.*\\b(?:sweat\\w*|chest|breath\\w*|jaw|dizzy|sick)\\b)|\\bheart (?:\\w+ ){0,4}(?:skipping|stopping|racing|pounding|flutter\\w*|going crazy|beating (?:so|really|too) fast)\\b(?=.*\\b(?:black out|pass out|faint\\w*|dizzy|breath\\w*|chest|scared|sweat\\w*|die|dying|collapse)\\b)',
  '\\b(?:hardly|barely|not|can not|unable to|hard to|trying to) (?:\\w+ )?get (?:any |enough |my )?(?:air|breath)\\b|\\bnot enough air\\b|\\bgasp\\w* for\\b|\\bwheez\\w* (?:\\w+ ){0,3}(?:bad|badly|really|so|can not|and my|inhaler|puffer)\\b|\\b(?:puffer|inhaler|ventolin|epipen) (?:is |does |did |has )?(?:not (?:work\\w*|help\\w*)|empty|ran out)\\b',
  '\\b(?:lips?|tongue|throat|face|eyes?|airway)(?: and (?:lips?|tongue|throat|face|eyes?))? (?:\\w+ ){0,4}?(?:swell\\w*|swollen|swole|tight\\w*|clos\\w+|puff\\w+ up|blew up)\\b|\\b(?:swollen|swelling|puffy) (?:\\w+ )?(?:lips?|tongue|throat)\\b|\\bhives (?:\\w+ ){0,3}(?:all over|everywhere|spreading)\\b(?=.*\\b(?:breath\\w*|throat|swell\\w*|swollen|tight|dizzy|face|now|and)\\b)',
  `\\b(?:one|left|right|half) (?:side )?(?:of )?(?:${WHOSE} |dads |moms )?(?:mouth|face|smile|eyelid) (?:\\w+ ){0,2}(?:hang\\w*|droop\\w*|numb|sagg\\w*|fall\\w*|fell|crooked|drop\\w*)\\b|\\b(?:mouth|face|smile) (?:is |looks |went |has gone |got )(?:\\w+ ){0,2}(?:hanging|droopy|drooping|crooked|lopsided|uneven|twisted)\\b`,
  `\\b(?:can not|could not|not able to|unable to) (?:\\w+ )?(?:talk|speak|see|move|walk|find (?:my|his|her) words|form words|lift|feel|swallow)\\b(?: \\w+){0,4} ${SUDDENLY}\\b|\\b(?:arm|leg|side|hand) (?:\\w+ )?(?:went|gone|has gone|is|suddenly|feels) (?:\\w+ )?(?:dead|limp|numb|weak|paraly\\w*)\\b(?=.*\\b(?:words|speak|talk|speech|face|sudden\\w*|confus\\w*|droop\\w*|vision|find)\\b)|\\b(?:can not|not) find (?:my|his|her) words\\b|\\bslurr\\w+\\b(?=.*\\b(?:now|sudden\\w*|face|arm|weak\\w*|confus\\w*|mom|dad|husband|wife|he|she)\\b)`,
  `\\bsudden(?:ly)? (?:\\w+ ){0,4}(?:headache|blind\\w*|confus\\w*|weak\\w*|numb\\w*|dizz\\w*|vision|collapse\\w*|paraly\\w*)\\b|\\bheadache (?:\\w+ ){0,4}(?:like thunder|thunderclap|exploded|worst ever|of my life)\\b|\\bvision (?:is )?(?:going|gone|blurr\\w*|fading|black\\w*)\\b(?=.*\\b(?:headache|sudden\\w*|now|faint|dizzy|numb|and)\\b)|\\bstiff neck\\b(?=.*\\b(?:fever|confus\\w*|headache|rash|light)\\b)`,
  `\\b(?:shaking|jerking|twitching|convuls\\w+|trembling) (?:\\w+ ){0,3}(?:all over|on the floor|uncontrollabl\\w*|violently|and (?:his|her) eyes|and (?:foaming|drooling))\\b|\\beyes (?:\\w+ )?(?:rolled|rolling) (?:back|up)\\b|\\bfoam\\w* at the mouth\\b|\\b(?:having|had|in) (?:a |another )?(?:fit|seizure|convulsion)s?\\b(?=.*\\b(?:floor|now|stop|again|first time|wake|minutes)\\b)`,
  `\\b${KIN} (?:\\w+ ){0,3}(?:will|would|does|is|are|can|did|do) not (?:\\w+ )?(?:respond\\w*|react\\w*|wak\\w+|breath\\w*|move|moving|answer me)\\b(?! (?:to (?:my )?(?:email|text|call|letter|message)))|\\b(?:found|lying|laying|is|fell) (?:\\w+ ){0,4}on the (?:floor|ground|bathroom floor)\\b(?=.*\\b(?:not|breath\\w*|wake|respond\\w*|blood|unconscious|blue|help)\\b)|\\b(?:is|are|was|talking) not making (?:any )?sense\\b(?=.*\\b(?:fell|hit|head|fever|sugar|confus\\w*|sudden\\w*|he|she)\\b)|\\b(?:hit|banged|cracked) (?:his|her|my) head\\b(?=.*\\b(?:now|not|vomit\\w*|confus\\w*|blood|sleepy|sense|dizzy|black)\\b)`,
  '\\bso much blood\\b|\\b(?:cough|vomit|spit|thr[eo]w|puk)\\w* up (?:\\w+ ){0,4}blood\\b|\\b(?:clutching|grabbing|holding) (?:his|her|my|their) chest\\b|\\b(?:baby|he|she|lips|face|skin|mom|dad) (?:is|are|was|turned|turning|going|looks) (?:\\w+ )?(?:blue|grey|gray|purple)\\b|\\b(?:face|lips?|eyes?|tongue) (?:is |are )?(?:\\w+ )?puff\\w* up\\b|\\bheart (?:is )?(?:\\w+ )?(?:beating )?out of my chest\\b|\\bbleed\\w* (?:\\w+ ){0,3}(?:so much|heavily|a lot|badly|through|everywhere|non ?stop|like crazy|and (?:pregnant|can not|dizzy|will not))\\b(?!.*\\bperiods?\\b)|\\b(?:towel|shirt|sheets?|bandage|pad)s? (?:is |are |was )?(?:soaked|full of blood|drenched)\\b|\\bpregnan\\w*\\b(?=.*\\b(?:bleed\\w*|blood|cramps? (?:bad|severe)|baby (?:stopped|not) mov\\w*)\\b)|\\bbleed\\w*\\b(?=.*\\bpregnan\\w*\\b)|\\b(?:cut|gash|stab|wound) (?:\\w+ ){0,3}(?:really |very |so |too )?deep\\b',
  `\\b(?:fainted|passed out|blacked out|collapsed|lost consciousness) (?:\\w+ ){0,2}(?:twice|again|today|just|this|tonight|three times|and|now|at)\\b(?!.*\\b(?:years? ago|concert|once|19\\d\\d|20\\d\\d)\\b)|\\b(?:seeing|see|hearing|hear) (?:\\w+ ){0,3}(?:people|things|voices|bugs|demons|shadows|someone|faces) (?:\\w+ ){0,4}(?:not there|not real|no one else|talking to me|in my head|telling|and i am (?:scared|terrified))\\b|\\bburning up\\b(?=.*\\b(?:fever|confus\\w*|neck|shak\\w*|breath\\w*)\\b)`,
  '\\b(?:send|get|need|want|call) (?:\\w+ ){0,3}(?:help|ambulance|paramedics?|medics?|the police|cops)(?: (?:now|please|right away|right now|quick\\w*|fast|asap|at my|to my|here)|$)(?!.*\\b(?:page|form|article|website|login|renew\\w*|question\\w*|document)\\b)(?<!need help|want help|get help|need some help|need (?:more|your|a little|any) help|get some help|can i get help|need help please)|\\b(?:am i|is (?:this|it|he|she|my \\w+)|are these|could (?:this|it) be) (?:\\w+ )?(?:having )?(?:a |an )?(?:heart attack|stroke|anaphyla\\w+|allergic reaction|overdos\\w+)(?:$|[,.]| symptoms| signs| or)|\\bplease i am dying\\b|\\bi am dying (?:please|here|help|right now)\\b',
]

/** French, without accents and apostrophes: crisis of every kind, in the words of New Brunswick, Quebec and Manitoba too. */
const FRENCH_SUICIDE = [
  '\\b(?:veux|voudrais|envie d[e ]?|prefere\\w*|vais|pense\\w* a|songe a|besoin d[e ]?|souhaite|aimerais|gout d[e ]?|souvent a|faire|tente d[e ]?|essaye d[e ]?|essaie d[e ]?)(?: \\w+){0,2} ?(?:mourir|me tuer|me suicider|en finir|me pendre|crever|disparaitre|me faire du mal|me foutre en lair|sauter|mettre fin|partir pour toujours|ne plus (?:etre|vivre|exister|me reveiller)|dormir pour toujours|me jeter|me noyer|me couper)\\b',
  '\\b(?:pense|penser|parle|parler|idees?|pensees?|menace|tentative) (?:\\w+ )?(?:au|de|du|a|le|sur le) suicid\\w*\\b|\\bidees noires\\b|\\bidees de mort\\b|\\bsuicidaires?\\b',
  '\\b(?:plus|pas|ni|jamais) (?:\\w+ ){0,3}(?:envie|force|gout|raison|courage|interet|vouloir) de (?:vivre|continuer|me lever|exister|me battre|rester en vie)\\b|\\bveu[xt] plus (?:vivre|etre (?:la|ici|en vie)|continuer|exister|me reveiller)\\b|\\bvie ne vaut (?:plus|pas)\\b|\\b(?:a quoi bon|pourquoi) (?:continuer a )?vivre\\b|\\b(?:vois|trouve|ai) (?:plus|pas) (?:\\w+ )?(?:raison|sens|interet)\\b|\\bfin a (?:mes jours|ma vie)\\b|\\bma vie (?:est finie|na plus de sens|ne sert a rien)\\b|\\btanne\\w* de (?:vivre|la vie)\\b|\\bfatigue\\w* de vivre\\b',
  '\\b(?:mieux|heureux|tranquilles?) (?:\\w+ )?sans moi\\b|\\bfardeau pour (?:tout le monde|personne|eux|elles|tous|la (?:terre|societe|planete)|le monde)\\b|\\bpersonne ne (?:me |va me )?(?:manqu\\w*|regrett\\w*|remarqu\\w*)\\b|\\bne plus (?:me reveiller|jamais me reveiller|etre la)\\b|\\bnen peux plus\\b(?=.*\\b(?:vivre|vie|mourir|disparaitre|finir|partir)\\b)|\\b(?:lettre|mot) dadieu\\b|\\badieu\\b',
  '\\bme (?:suis )?(?:mutil\\w+|scarifi\\w+|coup\\w* (?:les (?:veines|poignets|bras|cuisses)|expres|encore)|blesse\\w* expres|brul\\w+ expres|ouvr\\w+ les veines|taillad\\w+)\\b|\\bme fais (?:encore )?du mal\\b|\\bveut (?:se tuer|se suicider|mourir|en finir|se pendre|se faire du mal)\\b|\\b(?:a|as|ai) (?:fait|essaye|tente) (?:\\w+ ){0,2}(?:tentative|de se tuer|de se suicider|de me tuer|de me suicider)\\b|\\b(?:se tuer|se suicider|se pendre)\\b',
]
const FRENCH_VIOLENCE = [
  '\\b(?:vais|veux|envie de|peur de|pourrais) (?:\\w+ ){0,2}(?:tuer|frapper|poignarder|etrangler|tirer sur|faire (?:du )?mal)\\b(?! le temps)|\\b(?:va|veut|menace de) (?:me|nous) (?:tuer|frapper|faire du mal)\\b|\\bme (?:frappe|bat(?: encore)?|menace|viole|etrangle|violente)\\b|\\bfaire (?:du )?mal a (?:mes|mon|ma|quelqu\\w*|des|les|un|une|lui|elle)\\b|\\bpeur (?:de lui|pour ma vie|de rentrer)\\b|\\bvoix (?:\\w+ ){0,4}(?:disent|dit|ordonnent|demandent)\\b',
]
const FRENCH_EMERGENCY = [
  '\\b(?:mal|douleurs?|serre\\w*|pression|oppress\\w*) (?:\\w+ ){0,2}(?:poitrine|coeur|thorax)\\b|\\bbras gauche\\b(?=.*\\b(?:mal|engourdi\\w*|poitrine|douleur)\\b)|\\b(?:n?arriv\\w*|peu[xt]|reuss\\w*|capable) (?:\\w+ ){0,2}(?:plus|pas|mal) (?:a |de )?respirer\\b|\\brespire (?:plus|pas|mal)\\b(?!.*\\b(?:apnee|la nuit|asthme)\\b)|\\bmisere a respirer\\b|\\bmanque dair\\b|\\bjetouffe\\b|\\bgorge (?:\\w+ ){0,2}(?:enfle|serre|ferme)\\w*\\b',
  '\\binconscient\\w*\\b|\\b(?:se|me) reveille (?:pas|plus)\\b|\\b(?:fais|fait|faire|ai eu|a eu|jai|en train de faire) (?:\\w+ ){0,3}(?:avc|crise cardiaque|infarctus|convulsions?|reaction allergique|crise depilepsie)\\b|\\bun avc\\b|\\bsurdose\\b|\\boverdose\\b(?=.*\\b(?:je|jai|il|elle|fait)\\b)|\\b(?:pris|prendre|avale|aval\\w+) (?:\\w+ )?(?:toutes? (?:mes|les|ses)|une? (?:bouteille|boite|poignee|pot)|trop de|tous (?:mes|les|ses))\\b|\\b(?:enfant|fils|fille|bebe|petit\\w*|gars) (?:\\w+ ){0,2}(?:a )?(?:mange|avale|bu|pris) (?:\\w+ ){0,3}(?:jujubes?|gummies|bonbons?|huile|cannabis|pot|biscuits?|chocolats?|pilules?|thc|comestibles?)\\b',
  '\\b(?:appel\\w*|envoy\\w*|besoin d)(?: \\w+){0,2} ?(?:une?)? ?(?:ambulance|secours|911|les pompiers|la police)\\b|\\bambulance\\b(?=.*\\b(?:vite|urgent|svp|besoin|appelez)\\b)|\\bcest une urgence\\b|\\bau secours\\b|\\bsaigne\\w* (?:\\w+ ){0,3}(?:beaucoup|arrete pas|sans arret|enormement)\\b|\\b(?:vomi\\w*|crache\\w*) (?:\\w+ )?du sang\\b|\\bvisage (?:\\w+ ){0,3}(?:paralyse|engourdi|tombe)\\w*\\b|\\b(?:est|sest) (?:tombe|effondre|evanoui)\\w* et\\b|\\bsest evanoui\\w*\\b',
]

export const BODILY_PHRASES: readonly CrisisPattern[] = [
  {
    kind: 'suicide',
    excuses: ['denied', 'past', 'past-in-french', 'refused-in-french'],
    phrase: new RegExp(FRENCH_SUICIDE.join('|'), 'g'),
  },
  {
    kind: 'violence',
    excuses: ['denied', 'past', 'past-in-french', 'refused-in-french'],
    phrase: new RegExp(FRENCH_VIOLENCE.join('|'), 'g'),
  },
  {
    kind: 'emergency',
    excuses: ['denied', 'past', 'past-in-french', 'refused-in-french'],
    phrase: new RegExp(FRENCH_EMERGENCY.join('|'), 'g'),
  },
  { kind: 'emergency', excuses: ['denied', 'past', 'habit'], phrase: new RegExp(BODILY.join('|'), 'g') },
]
