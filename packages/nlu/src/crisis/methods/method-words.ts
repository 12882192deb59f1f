/**
 * The parts that a request for a way to die is made of, both languages, as `normalizeSpelling` leaves a text. `asks-for-method.ts` puts them together, so
 * that a new word here is known in every way of asking.
 */
const any = (...words: string[]) => `(?:${words.join('|')})`

/** Medicines and drugs that come by the piece, or that are known to kill. */
export const MEDICINE = any(
  'pills?|tablets?|tabs|capsules?|caps|meds?|medications?|medicines?|drugs?|bottles?|prescriptions?|dose|doses|sleeping aids?|painkillers?|opioids?|patch(?:es)?|(?:cough )?syrups?|beta ?blockers?|blood thinners?|pharmacy|cabinet',
  'pilules?|pelules?|comprimes?|cachets?|gelules?|capsules?|medicaments?|somniferes?|calmants?|ordonnance|flacons?|bouteilles?|timbres?|sirops?|drogues?|beta ?bloquants?|anticoagulants?|pharmacie',
  'tylenols?|advils?|motrins?|aspirins?|aspirines?|gravols?|benadryls?|ativans?|atavans?|xan(?:ax|s)?|valiums?|percocets?|percs?|oxys?|oxycodone|codeine|codiene|morphine|methadone|fentanyl|dilaudids?|insulin|insuline|lithium|seroquels?|zoloft|potassium|melatonin|melatonine|thc|hydros?|nembutal|digoxin|digoxine|tramadol|trazodone|effexor|statex|warfarin|coumadin',
  '\\w{2,}(?:azepam|azolam|iptyline|pentine?|gabaline?|olol|pril|traline|oxetine|apine|phen|profene?|morphone|zopiclone|clone)s?',
)

/** What kills and is no medicine. */
export const OTHER_MEANS = any(
  'ropes?|noose|knots?|hanging|drowning|jumping|jump off|bridge|high floor|(?:cut|slit) (?:\\w+ )?(?:wrists?|veins?)|bleeding out|bleed out|bleeds? (?:out )?in (?:a|the) bath|cold water|gas|fumes|household (?:chemicals?|products?|cleaners?)|chemicals?|freezing|carbon monoxide|exhaust|helium|nitrogen|plastic bag|garage|bleach|antifreeze|rat poison|poison|cyanide|bullet|gun|train',
  'corde|noeud|pendaison|se vide de (?:son|mon) sang|eau froide|gaz|vapeurs|produits? (?:menagers?|chimiques?|nettoyants?)|geler|noyade|se noyer|me noyer|se pendre|me pendre|on se pend|sauter|pont|(?:ouvr\\w+|coup\\w+) (?:\\w+ )?(?:veines|poignets?)|monoxyde|helium|azote|sac (?:de|en) plastique|garage|(?:eau de )?javel|antigel|mort aux rats|cyanure|balle|fusil|metro',
)

/** Dying in so many words. */
export const DEATH = any(
  'die|dies|dying|dead|kill(?:s|ing)?(?! (?:the |my |your |this )?(?:pain|weeds|germs|bacteria|mood|appetite|time|subscription|account|battery|plants?|mold|mould|smell|high|buzz))|lethal|deadly|deadliest|fatal|fatally|suicide|overdose|unsurvivable|(?:speed up|hasten|bring on|accelerate) (?:my|ones|your|their|a|the)(?: own)? death',
  'end (?:it all|it peacefully|it quietly|it painlessly|it quickly|it for good|ones life|(?:my|your|his|her|their|a|the|ones) (?:own )?life)|hang (?:my|your|him|her|one)self|hanging (?:my|your|him|her|one)self|off (?:my|your|ur|him|her|one)self|noose',
  '(?:accelerer|hater|provoquer|devancer) (?:ma|sa|la|une) mort|mourir|mortel(?:le|s|les)?|letale?s?|fatale?s?|crever|suicide\\w*|suicider|surdose|en finir(?! avec)|y passer|(?:me|te|se|nous|vous) tuer|se tue|tuerai\\w*|tue (?:une|un|quelque|vite)|pour tuer|noeud (?:coulant|de pendu)|se pendre|me pendre|se pend|(?:enlever|oter) la vie|fin a (?:mes|ses|ma|sa|tes|nos) (?:jours|vie)|fin a ma vie',
)

/** The same in words that spare saying it. */
export const NOT_WAKING = any(
  '(?:not|never|no) (?:\\w+ ){0,2}?wak(?:e|ing)(?: up)?|wake up (?:no more|never)|sleep (?:forever|for good|for ever|eternally|and (?:never|not))|sleep n never|to sleep (?:for good|forever|for ever)|go in (?:my|her|his|their|your) sleep|(?:woman|man|me|person|someone) go in (?:my|her|his|their|your) sleep',
  '(?:slip|pass|drift|go|fade|leave|exit|end it|end things)(?: away| out| off)? (?:quietly|peacefully|painlessly|gently|without (?:pain|suffering))|slip away|pass away|go without suffering|quickest way (?:out|to go)|way out without|(?:stop|stops|stopped) (?:\\w+ )?(?:breathing|heart)|(?:heart|breathing) (?:to )?stops?|one way ticket|point of no return|(?:wants?|wanted) out|(?:stops?|ends?) (?:everything|it all|all of it)|be gone for good|gone for good|before it is (?:all )?over|be (?:the end|over) for (?:me|good)|end of (?:me|it all)|finish me(?: off)?|do me in|not survive|no coming back|disappear (?:for good|forever)',
  '(?:plus|jamais|pas) (?:\\w+ )?(?:se |me |te )?reveill\\w+|reveilles? (?:plus|point|jamais|pas)|(?:dormir|dorme?|endormir|endors|endormirais|sommeil) (?:\\w+ ){0,2}?(?:pour toujours|pour tjrs|toujours|pour de bon|a jamais|eternel\\w*|une fois pour toutes|sans (?:me |se )reveiller)|partir (?:\\w+ )?(?:doucement|tranquille(?:ment)?|en paix|paisiblement|en douceur|sans (?:douleur|souffrir|mal)|dans (?:mon|son) sommeil|en dormant|pour de bon)',
  'aller simple|point de non retour|(?:voulait|veux|voudrait) partir|arrete (?:tout|toute|toutes)$|coeur (?:\\w+ )?(?:arrete|lache|arreterait|cesse)|arrete(?:r|rait)? (?:\\w+ )?(?:le|mon|son|de) (?:coeur|respirer)|cesser? de respirer|pour (?:ne )?plus etre (?:la|ici|vivant\\w*)|etre sauvee?|survivre|sauter pour de bon|avant la fin$|que ce soit (?:fini|la fin)|pour partir$|pas (?:se|me) manquer|assisted death|pour (?:que ce soit )?fini(?:r ca)?$|en finir(?! avec)|finir ca$|me en aller (?:pour de bon|doucement)|(?:plus|pas) de retour',
)

export const END = any(DEATH, NOT_WAKING)

export const GENTLE = any(
  'painless|painlessly|peaceful|peacefully|least pain|least painful|less painful|gentle|gentler|gentlest|kind(?:er|est)|humane|merciful|instant|hurts? (?:the )?(?:least|less)|(?:no|without) (?:any )?(?:pain|suffering|hurting|it hurting)|without it hurting',
  'indolore|sans (?:douleur|souffrance|souffrir|avoir mal|mal|que (?:ce|ca) fasse mal)|moins (?:douloureu\\w+|souffrant\\w*|mal)|(?:plus|moins) douce?|doucement|plus dou(?:x|ce)|paisible\\w*|instantanee?',
)
export const SUPERLATIVE = any(
  GENTLE,
  'quick(?:est|er|ly)?|fast(?:est|er)?|eas(?:y|iest|ier)|best|surest|sure|certain|simplest|simple|clean(?:est)?|reliable|quiet(?:est)?|discreet|foolproof|effective|efficient|good|better|realistic',
  'meilleure?|rapide|vite|facile|sure?|certaine?|simple|propre|discrete?|efficace|mieux|bonne?|realiste',
)
export const WAY = any(
  'ways?|methods?|means|options?|manner|death|exit|technique|how',
  'facons?|manieres?|moyens?|methodes?|trucs?|techniques?|mort|koi|quoi',
)

/** How many, how much, how long, how high. */
export const QUANTITY = any(
  'how (?:many|much|long|high|deep|far|fast|strong|big)|(?:what|wat|waht|which) (?:is |s |would be )?(?:the |a )?(?:dose|amount|quantity|number|limit|maximum|combination|mix|mixture|height)|number of|too (?:many|much)|enough|at what point',
  'combien|conbien|combein|comb|quelle?s? (?:est |serait )?(?:la |le |une? )?(?:dose|quantite|hauteur|nombre|limite|maximum|melange|dosage|profondeur)|trop|assez|suffi\\w*|a partir de|(?:ca|sa) (?:prend|prendrait)|faudrait|faut',
)

/** Words that ask wherever they stand. */
export const INTERROGATIVE = any(
  'how|what|whats|which|wich|waht|where|asking|wonder(?:ing|ed)?|curious|curiosity|tell me|wants? to know|like to know|need to know|hypothetical\\w*|theor\\w+|suppose',
  '(?:pourrait|serait|survivrait|ferait|aurait|faudrait|peux|mourrait) (?:t )?(?:il|elle|on|ce)|comment|quel|quelle|quels|quelles|lequel|laquelle|lesquel(?:le)?s|quoi|koi|est ce|combien|conbien|combein|je (?:me )?demande|(?:aimerais|aimerait|veux|voulais|veut) (?:bien )?savoir|curiosite|hypothe\\w+|theorie|mettons|supposons|existe ?(?:tu|t il)?|y a t il|je vais ?tu|vais je|vas ?tu|(?:ca|sa|ce) \\w+ tu|peux tu|faut ?tu',
)
/** Words that ask at the beginning of a clause. */
export const OPENS_A_QUESTION = any(
  'is|are|does|do|did|can|could|would|will|should|if (?:i|you|someone|somebody|a person|one|we|they)|say (?:i|someone|you)|any',
  'si (?:je|on|tu|quelqu ?un|une)|peux|peut on|puis je|y a|il y a t il|ou (?:est|je|on|puis|trouver|acheter)|(?:ca|sa) (?:prend|prendrait|fait|ferait|tue|tuerait|marche|marcherait|existe|te|se|peux)|ce est (?:quoi|tu)|de quelle|a partir de|avec quoi|existe',
)

/** What a question on fiction, school or a friend is dressed in. It excuses nothing. */
export const FICTION = any(
  'novel|story|book|screenplay|script|movie|film|play|character|writing|homework|assignment|school project|essay',
  'roman|histoire|livre|scenario|film|piece|personnage|ecris|ecrit|devoir|travail (?:de )?(?:ecole|session)|projet',
)
export const SELF_KILLING = any(
  'kill(?:s|ing)? (?:him|her|them|one|my|your)sel(?:f|ves)|suicide|hang(?:s|ing)? (?:him|her|them)sel(?:f|ves)|hangs|overdoses?|poisons?|(?:for|a|the) (?:man|woman|person|character|him|her|someone) to die|dies by|drowns|jumps',
  '(?:se|se est|me) (?:tue|tuer|suicide|suicider|pend|pendre|noie|empoisonne)|suicide|surdose|empoisonn\\w+',
)

export const PERSON = any(
  'him|her|them|someone|somebody|some one|a (?:person|man|woman|guy)|one|(?:my|his|her|the|a) (?:husband|wife|ex|boss|neighbou?r|boyfriend|girlfriend|mother|father|mom|dad|stepfather|stepdad|stepmother|brother|sister|partner|landlord|roommate|coworker|teacher|uncle|aunt)',
  'le|la|lui|les|quelqu ?un|une personne|un (?:homme|voisin|collegue)|une femme|(?:mon|ma|son|sa|le|la|un|une) (?:mari|femme|ex|boss|voisine?|chum|blonde|mere|pere|beau pere|belle mere|frere|soeur|conjointe?|proprio|coloc|patron|oncle|tante|prof)',
)
export const UNNOTICED = any(
  'untraceable|undetect\\w+|autopsy|not (?:be )?(?:detect\\w*|trac\\w+)|nobody (?:would |will |could )?(?:detect|notice|know|find)|no one (?:would |will |could )?(?:detect|notice|know|find)|no ?body (?:would |will )?(?:detect|notice|know)|without (?:anyone|anybody|getting|being|him|her|them|people) (?:noticing|knowing|caught|finding|detected|suspecting)|getting caught|look like an accident|looks? natural',
  'indetectable|autopsie|sans (?:que ca paraisse|laisser de traces?|se faire (?:prendre|pogner)|me faire (?:prendre|pogner)|que (?:personne|quelqu ?un|il|elle) (?:\\w+ ){0,3}(?:sache|apercoive|voit|voie|remarque|rende compte))|passe(?:r)? pour un accident|air (?:de )?un accident',
)

/** Numbers of pieces that nobody asks about as one dose. */
export const MANY = any(
  '(?:1[5-9]|[2-9]\\d|\\d{3})|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a |one |two )?hundred|a handful of|dozens? of|all (?:of )?(?:my|the|these|those)|the whole|a whole|whole|entire|ten times',
  'quinze|vingt|trente|quarante|cinquante|soixante|cent|deux cents?|une poignee de|une (?:vingt|trent|quarant|cinquant|soixant)aine de|tout(?:e|es|s)? (?:ma|mes|mon|la|le|les|ce|un|une)|flacon (?:au complet|entier)|bouteille (?:au complet|entiere)|dix fois',
)

/** What makes words of death harmless: an animal, someone who has died, a story of long ago, work against it. */
export const HARMLESS = new RegExp(
  `\\b${any(
    '(?:my|our|the|a) (?:dogs?|cats?|puppy|kitten|pets?|chickens?|fish|plants?)|(?:mon|ma|mes|le|la|un|une) (?:chiens?|chats?|chatte|chienne|chiot|plante|poules?)|weeds|mice|ants|germs|bacteria|lice|microbes|mauvaises herbes',
    'suicide (?:prevention|hotline|line|risk|awareness|watch)|prevention (?:du|de) suicide|risque (?:de|d) suicid\\w+|(?:increase|raise|cause|lower)s? (?:the )?(?:risk|chance)|my (?:\\w+ ){1,2}(?:died|committed suicide|passed away|killed (?:him|her)self)|(?:est|etait) (?:morte?|decedee?)|se est (?:suicidee?|pendue?|tuee?|enlevee?)|(?:after|since|when) (?:\\w+ ){0,3}(?:died|death|passed)|people die|gens meurent',
    'dying (?:to know|of (?:curiosity|boredom|hunger|laughter))|die of (?:boredom|hunger|laughter|embarrassment)|mourir de (?:faim|rire|soif|honte|chaud|froid|peur|ennui|fatigue)|deadline|dead (?:battery|phone|line|link|end)|(?:battery|phone|link|prescription|account|laptop|card|document|site|app) (?:\\w+ ){0,2}(?:is |has |going )?(?:dead|died|dying|die|dies)|ordonnance (?:est|soit) morte|dead serious|kill time|tuer le temps|tuer (?:la|ma) douleur|killing me|me tue|how long (?:has|have|is|was) (?:he|she|my)',
    '(?:signs?|symptoms?|risks?|signes?|symptomes?|risques?) (?:\\w+ )?(?:of|de) (?:an? |une? )?(?:overdose|surdose|suicide)|(?:can|could) (?:you|people|a person|someone|somebody|one|anyone|anybody) (?:really |actually |even )?(?:die|overdose) (?:from|on|of|with) (?:too much )?(?:cannabis|thc|weed|cbd|pot|edibles?)|(?:peut on|on peut|peut ?tu|on peut ?tu) (?:vraiment )?(?:mourir|faire une surdose) (?:de|du|avec) (?:\\w+ )?(?:cannabis|thc|pot|cbd)|kill for|(?:someone|somebody|he|she|they|people|quelqu ?un|il|elle|ils|on) (?:\\w+ ){0,3}?(?:trying|tries|tried|wants?|wanted|going|threaten\\w*|essaye\\w*|essaie|veux|voulait|va|allait|cherche\\w*) (?:to |de |a )?(?:kill|me tuer|tuer)|(?:overdose|overdosed) (?:on opioids )?(?:once|twice)|do not wish to die|safe(?:r|ly)? (?:to|dose|limit|amount)|avoid (?:an |a )?(?:overdos\\w+|dying)|prevent|so (?:that )?(?:i|he|she) (?:do|does|will) not (?:die|overdose)|without (?:dying|killing|overdosing)|not (?:to )?(?:die|overdose)|eviter|pour (?:ne )?pas (?:mourir|faire de surdose)|securitaire|scared (?:of|that|to)|afraid (?:of|that|to)|peur (?:de|que)',
  )}\\b`,
)
