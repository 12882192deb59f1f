import { both, NEAR, NEAR_ENGLISH, NEAR_FRENCH, type Situation, word } from './words.ts'

const BLOW =
  '(?:kick\\w*|punch\\w*|hit|hits|beat|elbow\\w*|knee[ds]?|shov\\w*|push\\w*|threw|coups? de (?:pied|poing|genou|coude)|frapp\\w*|pouss\\w*|lancee?|cogn\\w*|battue?|volee)'

/** People who are held, hurt or made to do things, told by what is done to them. */
export const HELD_OR_HURT: readonly Situation[] = [
  {
    kind: 'abuse',
    of: [
      word(
        `${NEAR} (?:\\w+ ){0,5}?(?:will|would|is going to|va|vont|veux) (?:\\w+ )?(?:kill|murder|shoot|hurt|beat|me tuer|me battre|me frapper)(?: \\w+){0,3}? (?:if|when|before|si|quand|avant)(?: \\w+){0,3}? (?:leav\\w+|left|tell|talk|speak|go|say|quitt\\w+|laisse\\w*|pars|partir|parle\\w*|dis|sors|sortir|vais|viens)`,
      ),
    ],
    not: /\b(?:lol|haha|mdr|late|en retard|without (?:the|my) (?:milk|list))\b/,
  },
  {
    kind: 'abuse',
    of: [
      word('pregnan\\w*|weeks along|months along|enceinte|mois de grossesse|semaines de grossesse|mon bebe a naitre|trimest\\w*'),
      word(
        `${NEAR} (?:\\w+ ){0,4}?${BLOW} (?:\\w+ ){0,4}?(?:me|my|belly|stomach|bump|tummy|stairs|ventre|bedaine|escaliers?)`,
        `(?:ma|me a|m a|me) (?:\\w+ )?(?:donne|crisse|sacre|frappee?|poussee?|lancee?|battue?|kickee?) (?:\\w+ ){0,6}?(?:ventre|bedaine|cotes|escaliers?|face|pied)`,
        '(?:kicked|punched|hit|shoved|pushed) (?:me )?in the (?:belly|stomach|tummy)',
      ),
    ],
    not: /\b(?:(?:the |my )?(?:baby|fetus|toddler|dog|horse|cow|kid) (?:\w+ ){0,3}?(?:kick|punch|hit|push)\w*|bebe (?:\w+ ){0,3}?(?:coups?|donne|frappe|pousse)|(?:chien|cheval|vache|petit|enfant) (?:\w+ ){0,3}?(?:donne|frappe|pousse)|car accident|accident (?:de|d) auto|by accident|sans faire expres)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        `(?<!bebe )(?<!enfant )${NEAR} (?:\\w+ ){0,3}?(?:ma|me a|m a|me) (?:\\w+ )?(?:donne|crisse|sacre|callisse|garroche) (?:un coup de (?:pied|poing|genou|tete|coude|couteau)|des coups|une (?:volee|raclee|rince|claque|tape|gifle)|la volee)`,
        '(?:mange|mangee|recois|pogne) (?:la|une|des|les) (?:claques?|volees?|coups|raclee|rince|tapes)|i (?:get|got) (?:a|the|another) (?:beating|licking|belt|backhand)',
      ),
    ],
    not: /\b(?:bebe|baby|horse|cheval|vache|chien|jeu|game|hockey|prix|price|boxe|boxing|karate|judo|main|donner un coup de main|argent|bourse|marche|facture)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:they|he|she|staff|the (?:big|other|night|new|tall) (?:one|guy|nurse|man|woman)|caregiver|orderly|aide|husband|wife|son|daughter|boyfriend) (?:\\w+ ){0,2}?(?:ties?|tied|tying|chains?|chained|straps?|strapped|handcuff\\w*|gags?|gagged) me(?: (?:up|down|to))?',
        '(?:i am|am|been|was) (?:still )?(?:tied|chained|handcuffed|locked|strapped) (?:up |down |in )?(?:to|in|up|down) (?:a|the|my|his|her|this) (?:bed|chair|radiator|pipe|room|basement|closet|bathroom|shed|cellar|garage|trunk|bedroom)',
        '(?:on|ils|il|elle|y|mari|chum|fils|preposee?s?) (?:\\w+ ){0,2}?(?:me |m |ma )(?:a )?(?:attache|attachee|ligote|ligotee|menotte\\w*|enchaine\\w*|barre|barree)(?! (?:a|au|aux) (?:ma|mon|mes|dossier|compte|cette|ce)\\b)',
        '(?:suis|etais|chu) (?:\\w+ )?(?:attachee?|ligotee?|enchainee?|menottee?|embarree|barree?|enfermee?|prisonniere?) (?:a|au|dans|apres) (?:un|une|le|la|mon|ma|sa|son) (?:lit|chaise|calorifere|chambre|sous sol|garde robe|salle|cabanon|cave|garage)',
      ),
    ],
    not: /\b(?:tie me up at work|attache beaucoup|seat ?belt|ceinture de securite|surgery|operation|dentist|dentiste|climb\w*|escalade|game|role ?play|kink|meeting|reunion|by mistake|par erreur|my hands are tied|wheelchair|fauteuil)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        `${NEAR}(?: (?:is|are|ne|has|have))? (?:\\w+ ){0,5}?(?:does not|do not|will not|would not|never|wont|refuses to|laisse pas|laissent pas|donne pas|donnent pas|veux pas|veulent pas) (?:\\w+ ){0,2}?(?:let|give|giving|allow|feed|me (?:donne|laisse)|laisser|donner) (?:me|us|her|him|mom|sortir|partir|manger)(?: \\w+){0,3}? (?:water|food|eat|drink|leave the (?:house|room|apartment)|out|go outside|phone|see a doctor|medication|pills|insulin|wheelchair|walker)`,
        `${NEAR}(?: ne)? (?:me|nous|lui) (?:laisse|laissent|donne|donnent) (?:pas|plus|jamais) (?:\\w+ ){0,2}?(?:eau|manger|boire|sortir|pilules|medicaments|insuline|marchette|telephone)`,
        '(?:no|gives? me no|without|pas d|pas de|without any) (?:water|food|eau|manger|nourriture) (?:until|till|unless|tant que|jusqu|si)',
        `(?:keeps?|holds?|hides?|withholds?|garde|cache|retient) (?:\\w+ ){0,1}?(?:my|mes|mon) (?:\\w+ ){0,2}?(?:pills|insulin|seizure|epilepsy|medications?|meds|pilules|medicaments|insuline|passport|passeport|papers|papiers|phone|cell|wheelchair|walker|marchette) (?:\\w+ ){0,4}?(?:until|till|unless|so i|tant que|jusqu|pour que je|si je)`,
      ),
    ],
    not: /\b(?:pharmacy|pharmacie|doctor (?:will|does|would) not|clinic|clinique|(?:before|after) (?:surgery|the (?:surgery|operation|test|scan|procedure))|nurse|infirmiere|surgeon|avant (?:la|le|mon) (?:chirurgie|operation|scan)|hospital|hopital|fasting|a jeun|airline|customs|douane)\b/,
  },
  {
    kind: 'abuse',
    of: both(
      '(?:took|take|takes|taken|keep|keeps|kept|hold|have|has|pris|prennent|gardent|garde) (?:\\w+ ){0,2}?(?:my|our|mes|mon|nos) (?:\\w+ )?(?:ids?|passports?|papers|documents|papiers|passeports?|cartes?)',
      '(?:owe|debt|pay (?:them|him|her|back|off)|work(?:ing)? it off|men (?:come|visit)|clients? come|can not (?:go out|leave|get out)|not allowed (?:out|to leave)|dette|payer le (?:voyage|transport)|rembourser le voyage|hommes (?:viennent|la nuit)|peux (?:pas|plus) (?:sortir|partir)|(?:hits?|beats?|frappe\\w*) (?:us|me|nous))',
    ),
    not: /\b(?:airline|airport|aeroport|embassy|ambassade|consulate|customs|douane|embassy|visa office|bank|banque|lawyer|avocat)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:long sleeves?|turtlenecks?|sun ?glasses|make ?up|foundation|concealer|scarf|scarves|a vest|hoodie|manches longues|col roule|maquillage|lunettes (?:de soleil|noires)|foulard|fond de teint|veste|chandail) (?:\\w+ ){0,8}?(?:hide|hides|hiding|cover|covers|covering|show|cacher|cache|couvrir|camoufler|paraissent|voie|voient)(?: \\w+){0,3}? (?:bruises?|marks?|black eye|burns|bleus|marques?|coups|ecchymoses|brulures|oeil|beurre noir)',
        '(?:mak\\w+|made|forc\\w+|fait|oblige) (?:me )?(?:to )?(?:wear|cover|hide|porter|mettre|cacher|couvrir) (?:\\w+ ){0,6}?(?:bruises?|marks?|black eye|bleus|marques|so (?:no one|people|the \\w+) (?:see|sees|knows?|can see))|(?:me fait|me force a|oblige a) (?:porter|mettre|cacher) (?:\\w+ ){0,8}?(?:bleus|marques|coups|personne (?:les )?voie)',
        '(?:my|mes|these|ces) (?:bruises|bleus) (?:\\w+ ){0,4}?(?:not|pas) (?:\\w+ ){0,2}?(?:fall|fell|accident|chute|tombee?)|not how i got (?:this|the|these|my) (?:black eye|bruises?)',
      ),
    ],
    not: /\b(?:warfarin|coumadin|blood ?thinners?|eliquis|xarelto|anticoagul\w*|iv|needles?|prise de sang|injections?|acne|surgery|chirurgie|operation|botox|filler|tattoo|tatouage|stretch marks|vergetures|birth ?marks?)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:if|when) (?:i|we) (?:do not|never|can not|dont) (?:show|come|make it|turn up|answer|reply)(?: \\w+){0,4}? (?:because|it is|that is|it means|know)(?: \\w+){0,3}? (?:he|him|she|her|they|husband|boyfriend|ex)(?: \\w+){0,3}? (?:did|does|says|said|kill\\w*|hurt|got|found|it)',
        'si (?:je|j) (?:\\w+ )?(?:viens|arrive|reponds|presente|suis) (?:pas|plus)(?: \\w+){0,4}? (?:ce est|cest|parce|que)(?: \\w+){0,3}? (?:il|elle|y|qu ?il|quy|lui|mon|ma)(?: \\w+){0,3}? (?:fait|dit|tuee?|trouvee?|frappee?)',
        '(?:he|she|they|husband|ex|boyfriend|says|said)\\b.*\\b(?:will|would) not (?:reach|make it to|get to|see|arrive at) (?:\\w+ ){0,4}?(?:alive|breathing|in one piece)|(?:rendrai|rendra|arriverai|sortirai) pas (?:vivante?|en vie)',
        '(?:he|she|il|elle|y|ex|husband|mari|chum) (?:\\w+ ){0,2}?(?:put|mis|hid|cache|installed|installe)(?: \\w+){0,2}? (?:tracker|gps|air ?tag|camera|mouchard) (?:on|in|sur|dans|under)(?: \\w+){0,3}? (?:car|phone|purse|char|auto|cell|telephone|sacoche|chambre|room|bedroom|bathroom)',
      ),
    ],
    not: /\b(?:dog|cat|chien|chat|bike|velo|keys|cles|luggage|bagages?|teen|ado|lost|perdu|my ride|bus|taxi|work|job|travail)\b/,
  },
  {
    kind: 'abuse',
    of: both(
      '(?:pizza|code word|mot de passe secret|(?:says?|dis|dit|write|word|mot) (?:\\w+ ){0,3}?(?:means?|veut dire|veux dire)|can not (?:talk|speak)(?! right)|(?:peux|pourrai|peut) pas parler|pretend|fais semblant|faire semblant)',
      '(?:(?:read|look|watch)\\w* (?:\\w+ )?(?:over|through) my (?:shoulder|phone|messages)|(?:he|she|husband|boyfriend) (?:is )?(?:\\w+ )?(?:listening|watching me|checks? my (?:phone|messages))|par dessus mon epaule|(?:il|elle|y|mari|chum) (?:\\w+ )?(?:ecoute|surveille)|send (?:help|someone|the police|police)|envoyez (?:quelqu ?un|la police|de l aide|de aide))',
    ),
    not: /\b(?:says hi|helping|helps me|aide a ecrire|kids?|enfants?|coworkers?|colleagues?|collegues?)\b/,
  },
  {
    kind: 'abuse',
    of: both(
      '(?:is|are) (?:this|it|the (?:chat|page)|my \\w+) (?:\\w+ )?(?:monitored|recorded|private|secret|visible)|(?:can|does|will|could) (?:he|she) (?:see|read|hear|know|find)|who (?:can |else )?(?:sees?|reads?)|(?:(?:est ce que )?(?:il|elle|quelqu ?un)|qui) (?:\\w+ )?(?:lire|voir|entendre|lit|voit)|(?:est ce )?(?:ce est )?(?:tu )?(?:prive|secret|surveille|enregistre)',
      '(?:he|she) (?:is|just got|just came) (?:\\w+ )?(?:in the (?:house|other room|next room|kitchen|hall|hallway|shower|bathroom)|at the door|home|downstairs|upstairs|coming (?:back|home)|asleep)|(?:il|elle) est (?:\\w+ )?(?:dans (?:la maison|le salon|la cuisine|la chambre|la douche|l ?autre piece)|a la porte|en (?:bas|haut)|a cote|rentree?|revenue?)',
    ),
    not: /\b(?:help\w*|aid\w*|fill\w*|rempli\w*|typ\w+|son|daughter|mom|dad|mother|father|kids?|baby|nurse|doctor|dog|cat|fils|fille|mere|pere|bebe|infirmi\w*|medecin|chien|(?:mon|le) chat)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:unbolt|unlock|open|get out (?:of|through)|break|debarrer|ouvrir|sortir (?:de|par)|defoncer) (?:a|an|the|my|une|la|ma|un) (?:\\w+ )?(?:doors?|lock|window|porte|fenetre|serrure) (?:from (?:the )?inside|when (?:it is|you are) locked (?:from|on) the outside|(?:par|de) (?:en dedans|le interieur|l interieur|interieur|dedans))',
      ),
    ],
    not: /\b(?:car|auto|char|lock ?box|coffre|safe|kids? (?:can|could)|enfant peut|child ?proof|app|bathroom door for (?:my|a) (?:kid|toddler)|cannabis|pot|medicine|medicaments)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        `(?:the (?:man|guy|driver|one) who (?:drives|brings|picks|takes|helps|rents)(?: \\w+){0,6}?|le gars (?:du|de|qui)(?: \\w+){0,4}?|${NEAR}) (?:make|makes|made|forces?|me fait|ma fait|me force a|oblige a) (?:me )?(?:to )?(?:do|faire) (?:\\w+ )?(?:things|stuff|favou?rs|affaires|choses|des affaires|des choses)`,
      ),
      word('first|before|in return|in exchange|after|sexual|if i want|avant|pour que|en echange|sexuel\\w*|apres|sinon'),
    ],
    not: /\b(?:physio\w*|therap\w*|trainer|coach|exercises?|exercices?|teacher|prof|boss|patron|chores|homework|menage|devoirs|pain|douleur|forms?|formulaires?|paperwork|papiers)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        `${NEAR_ENGLISH} (?:\\w+ ){0,3}?(?:twist\\w*|bent|bends?|broke|breaks?|crush\\w*) (?:my|her|his) (?:\\w+ )?(?:arms?|fingers?|wrists?|hand|thumb|ribs?)`,
        `${NEAR_FRENCH} (?:\\w+ ){0,3}?(?:tord|tordu|casse|ecrase|plie) (?:les|le|la|mes|mon|ma|sa|son) (?:\\w+ )?(?:bras|doigts?|poignets?|pouce|main|cotes)`,
        `${NEAR} (?:\\w+ ){0,3}?(?:grab\\w*|drag\\w*|pull\\w*|haul\\w*|yank\\w*|poigne|pogne|tire|traine|prend) (?:\\w+ ){0,3}?(?:by the (?:hair|throat|neck|ear)|par les cheveux|par (?:la gorge|le cou|les cheveux))`,
      ),
    ],
    not: /\b(?:baby|bebe|toddler|kid|petite?|cat|dog|chat|chien|arthrit\w*|arthrose|dupuytren|physio\w*|chiro\w*|massage|surgeon|chirurgien|fell|tombee?|hockey|football|soccer|sport|wrestling|falling|skiing|ski|velo|bike|himself|herself|his own|her own|se est)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        'woke up (?:\\w+ ){0,2}?(?:without|with no|naked|with (?:\\w+ )?(?:clothes|pants|underwear) (?:off|gone))|reveillee? (?:\\w+ )?(?:sans (?:mon|mes) (?:linge|pantalons?|culottes?|vetements)|toute nue|nue)',
      ),
      word(
        '(?:not|no) (?:\\w+ )?(?:remember|memory|recall)|(?:rappelle|souviens) (?:pas|plus|de rien)|bruis\\w*|bleus|trou de memoire|black out',
      ),
    ],
    not: /\b(?:sleepwalk\w*|somnambul\w*|surgery|operation|seizure|crise|hospital|hopital)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:not|never) allowed (?:to )?(?:\\w+ )?(?:go (?:out|outside|anywhere)|leave|call|see|talk|have (?:a phone|money)|outside|money|phone|friends)(?:.*)not allowed',
        'pas le droit (?:de |d )?(?:\\w+ )?(?:sortir|appeler|voir|parler|argent|telephone)(?:.*)pas le droit',
      ),
    ],
    not: /\b(?:doctor|hospital|quarantine|jail|prison|bail|probation|surgery|landlord says|smoke|medecin|hopital|chirurgie|fumer)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        `${NEAR} (?:\\w+ ){0,3}?(?:threw|throws|poured|pours|splashed|lance|garroche|verse|pitche|jette) (?:\\w+ ){0,3}?(?:boiling|scalding|hot (?:water|oil|coffee)|acid|bleach|eau bouillante|eau chaude|acide|cafe bouillant)(?: \\w+){0,3}? (?:me|my|moi|mon|ma|mes|us|nous)`,
      ),
    ],
    not: /\b(?:by accident|accidentally|spilled|sans faire expres|par accident|renverse)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:put|puts|putting|stick|sticks|slides?|slid|met|mets|mis|passe|glisse) (?:\\w+ )?(?:his|her|sa|ses) (?:hands?|fingers?|mains?|doigts?) (?:up|under|down|in|inside|on|between|sous|dans|entre|sur) (?:my|ma|mes|mon) (?:skirt|shirt|pants|underwear|bra|thighs?|legs|breasts?|jupe|robe|chandail|pantalons?|culottes?|cuisses?|jambes|seins?)',
      ),
    ],
    not: /\b(?:doctor|physio\w*|massage|chiro\w*|nurse|toddler|baby|bebe|medecin|infirmi\w*|examen|exam)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:m|me|ma) (?:ont|a) (?:\\w+ )?(?:saute dessus|tabassee?|ruee? de coups|battue?|agressee?)|(?:gars|men|guys|girls|kids|people) (?:\\w+ )?jumped me|(?:serre|serrer|prend|pogne) (?:le|mon) cou|(?:me|m) (?:\\w+ )?serre la gorge',
      ),
      word('gars|chum|mari|ex|il|y|ils|eux|men|guys|derriere|arriere|behind|chicane|blonde|pere|frere|conjoint|copain'),
    ],
    not: /\b(?:chien|chat|dog|cat|jeu|judo|cravate|collier|foulard|anxiete|angoisse|enfants? me|petits? m)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:criant|crie|hurle|hurlant|yelling|screaming|shouting|calling) (?:mon|my) nom?(?:name)?|(?:criant|hurlant) mon nom|(?:yelling|screaming|shouting) my name',
      ),
      word('hid(?:e|ing|den)|cachee?|corridor|hallway|salle de lavage|closet|garde robe|basement|outside|dehors|porte|door|he|il'),
    ],
    not: /\b(?:concert|game|match|nightmare|cauchemar|dream|reve|voices|voix|kids?|enfants)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:attachee?|tied|strapped) (?:a|to|dans|in) (?:son|sa|her|his|the|le|la) (?:lit|chaise|bed|chair|fauteuil) (?:par|by) (?:la|le|les|the|a|une?) (?:preposee?s?|infirmi\\w*|staff|aide|nurse|orderly|caregiver|personnel|gardienne?)|mon ex (?:m|me) attend (?:en bas|dehors|devant|dans le|a la porte|au coin)|my ex is (?:waiting|downstairs|outside|sitting) (?:for me|outside|in|downstairs)',
      ),
    ],
    not: /\b(?:reported|plainte deja)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word('(?:hold|holds|keep|keeps|have|took|gardent?|garde|ont) (?:our|my|nos|mon|mes) (?:passports?|passeports?|papers|papiers)'),
      word(
        '(?:1[2-9]|2\\d) (?:hours|heures)|broken|complain\\w*|hit|beat|not (?:paid|let)|pas (?:payes?|sortir)|frappe\\w*|casse\\w*|sleep in|dort dans|dormons',
      ),
    ],
    not: /\b(?:airline|embassy|ambassade|visa office|customs)\b/,
  },
]
