import { both, type Situation, word } from './words.ts'

const TWO_OR_MORE = '(?:two|three|four|five|six|several|[2-9]|1\\d|deux|trois|quatre|cinq|six|plusieurs)'

/** Bodies in danger, told by their signs. */
export const BODIES_IN_DANGER: readonly Situation[] = [
  {
    kind: 'emergency',
    of: [
      word(
        'elephant (?:\\w+ ){0,4}?(?:on|sur) (?:me|my|moi|ma|la|mon)|(?:truck|anvil|ton of bricks|boulder) (?:\\w+ ){0,3}?(?:on|sur) (?:my chest|ma poitrine|la poitrine)|(?:chest|poitrine) (?:\\w+ ){0,3}?(?:in a vi[sc]e|dans un etau|ecrasee?)',
      ),
    ],
    not: /\b(?:anxiety|anxiete|stress|figurative\w*|sleep paralysis|paralysie|tattoo|tatouage|statue)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        `(?:${TWO_OR_MORE} |another |seizure after |back to back |non ?stop )(?:\\w+ )?(?:fits?|seizures?|convulsions?)`,
        `${TWO_OR_MORE} (?:grosses )?(?:crises|convulsions)`,
        '(?:seizing|seizures?|fits?|convuls\\w*|crises?) (?:\\w+ ){0,3}?(?:one after|after another|over and over|de suite|collees|en ligne|coup sur coup)',
      ),
      word(
        'in a row|back to back|one after (?:the other|another)|without (?:waking|coming)|has ?n[o ]t (?:woken|come)|has not (?:woken|come)|not (?:woken|waking|woke) (?:\\w+ )?(?:up|between)|(?:de|d) (?:suite|affilee|file)|de affilee|collees|coup sur coup|(?:sans|pas|plus) (?:se |ne )?(?:\\w+ )?reveill\\w*|un apres le autre|une apres le autre|one after another',
      ),
    ],
    not: /\b(?:panique|panic|angoisse|anxiete|anxiety|nerfs|larmes|crying|laughing|rire|fous rires|migraines?|goutte|coeur|years? in a row|months? in a row|nights in a row|days in a row|stopped|free|arretees|controlled|dress|shoes|tantrum|hissy|a year|par an|each time|chaque fois)\b/,
  },
  {
    kind: 'emergency',
    of: both(
      '(?:carbon monoxide|monoxyde(?: de carbone)?|co (?:alarm|detector|monitor)|(?:alarm|detector|avertisseur|detecteur|alarme)(?: \\w+){0,3}? (?:co|monoxyde|monoxide)|(?:furnace|boiler|heater|generator|stove|fireplace|fournaise|chaufferette|generatrice|chauffage|poele|foyer)(?: \\w+){0,5}? (?:smells?|smelly|fumes|smoke|smoking|exhaust|leak\\w*|sent|pue|odeur|fumee|fuite|running inside|running in the|a le interieur|dans le (?:garage|sous sol))|gas (?:leak|smell)|smell of gas|fuite de gaz|odeur de gaz|ca sent le gaz)',
      '(?:head ?aches?|dizzy|dizziness|throwing up|vomit\\w*|puking|nause\\w*|faint\\w*|pass(?:ed|ing) out|sleepy|confused|mal (?:de|a la) tete|maux de tete|etourdie?s?|etourdissements?|mal de coeur|endormie?s?|perd\\w* connaissance|(?:cat|dog|bird|chat|chien|oiseau) (?:is |est )?(?:dead|mort))',
    ),
    not: /\b(?:battery|batteries|pile a changer|replaced|fixed|repare\w*|reparee|migraine trigger|trigger\w*|at work i (?:fix|repair|install)|false alarm|fausse alarme|before|avant)\b/,
  },
  {
    kind: 'emergency',
    of: both(
      '(?:stung|sting|bee|wasp|hornet|guepe|abeille|pique par|piquee par|peanuts?|arachides?|shrimp|crevettes?|shellfish|nuts|noix)',
      '(?:throat|tongue|lips|face|gorge|langue|levres|breath\\w*|respir\\w*|voice|voix)(?: \\w+){0,3}? (?:tight\\w*|clos\\w*|swell\\w*|swollen|swole|puff\\w*|thick|serre\\w*|ferme\\w*|enfle\\w*|hard|mal)',
    ),
    not: /\b(?:allerg\w+ (?:to|a|aux)|i avoid|je evite|makes? (?:my|me)|me fait|whenever|every time|chaque fois|when i eat|quand je mange|if|si je|as a|would|last time|la derniere fois|carry|traine)\b(?!.*\b(?:no epipen|without (?:my |an )?epipen|pas de ?epipen|pas d epipen|sans epipen|just|right now|now|la la|maintenant|tantot|vient)\b)/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        '(?:stitches|staples|sutures?|incision|surgical wound|c section|points(?: de suture)?|agrafes|plaie|cicatrice) (?:\\w+ ){0,3}?(?:opened|open(?:ing)?|burst|popped|tore|torn|ripped|split|came (?:apart|undone|open)|come apart|lache|lachee?s?|ouverte?s?|rouverte?s?|petee?s?|dechiree?s?|deboutonne\\w*)',
      ),
    ],
    not: /\b(?:open(?:ed)? (?:up )?(?:a|the) (?:case|file)|cartes?|clinic|healed|gueri\w*|if|si|in case|could|pourrait|afraid|peur|open heart|coeur ouvert)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        '(?:red|dark) (?:line|streak|stripe)s? (?:\\w+ ){0,3}?(?:up|toward\\w*|climbing|spreading|running|going)|(?:ligne|trait|barre|trainee) rouge (?:\\w+ ){0,3}?(?:monte|remonte|qui|jusque?|vers)',
      ),
    ],
    not: /\b(?:pregnancy test|test de grossesse|subway|metro|map|screen|ecran|thermometer|chart|graph)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word('breath\\w*|souffle|respir\\w*|air'),
      word(
        '(?:can|could|able to) (?:only|just|barely) (?:say|speak|get out|manage) (?:\\w+ )?(?:one|two|three|a few|single|short|1|2|3) (?:words?|syllables?)|can only say (?:\\w+ ){0,2}words?|can not (?:finish|get through) (?:a|my) sentences?|(?:peux|capable de?) (?:juste |seulement |pas |plus )?(?:dire|parler) (?:que |juste )?(?:un|deux|trois|2|3) mots|(?:peux|capable) (?:plus|pas) (?:de )?finir (?:mes|une|ma) phrases?',
      ),
    ],
    not: /\b(?:thank|thanks|merci|wow|bravo|short story|stutter|begaie|fresh air|copd|mpoc)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        '(?:can not|can no longer|unable to|not able to|could not|not) (?:\\w+ )?(?:pee|urinate|go pee|hold my (?:pee|bladder|urine))|(?:lost|losing) (?:control of )?(?:my )?(?:bladder|bowels)|(?:capable|peux|arrive) (?:\\w+ )?(?:(?:a|de) )?(?:uriner|pisser|pipi)|(?:capable|peux|arrive) (?:pas |plus )?(?:de )?(?:uriner|pisser|faire pipi|duriner)|(?:pas|plus) (?:capable )?(?:de )?(?:uriner|duriner|pisser)',
      ),
      word(
        '(?:numb|no feeling|feel nothing|can not feel|tingl\\w*)(?=.*\\b(?:between|groin|crotch|saddle|bum|buttocks|inner thighs|down there|legs)\\b)|(?:sens|sent|sentir) (?:plus )?(?:rien|pas|plus)(?=.*\\b(?:entre|fesses|aine|jambes|bas)\\b)|engourdi\\w*(?=.*\\b(?:entre|fesses|aine|jambes)\\b)|back (?:gave|went) out|dos (?:a|ma) lache',
      ),
    ],
    not: /\b(?:ms|sclerose|paraplegi\w*|spinal cord injury|for years|depuis des annees|catheter|cathete\w*|prostate)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        '(?:legs?|foot|feet|arm|hand) (?:\\w+ ){0,3}?(?:white|pale|blue|gr[ae]y|purple|cold)|(?:jambes?|pieds?|bras|main) (?:\\w+ ){0,3}?(?:blanche?s?|pales?|bleue?s?|mauves?|grises?|froide?s?|frette?s?)',
      ),
      word(
        '(?:snap|crack|pop|tear|rip|tore|ripp)\\w*(?=.*\\b(?:back|chest|belly)\\b)|(?:back|chest|belly)\\b(?=.*\\b(?:snapped|cracked|popped|tearing|ripping|tore|ripped))|(?:fait|eu) (?:un )?cra[cq]\\w*|dechir\\w*(?=.*\\b(?:dos|poitrine|ventre)\\b)|suddenly|all of a sudden|no pulse|pas de pouls|tout (?:de|d) un coup|can not feel (?:it|them)|sens (?:plus|pas) (?:mon|ma|mes)',
      ),
    ],
    not: /\b(?:raynaud\w*|winter|hiver|always|toujours|every|chaque|for years|depuis des|neuropath\w*|socks|bas|paint|peinture)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        '(?:pulse|heart ?rate|heart beat|heartbeat|pouls|frequence cardiaque|coeur) (?:\\w+ ){0,4}?(?:[2-3]\\d|1[6-9]\\d|2[0-4]\\d)(?! (?:ans|years|minutes|ago|jours|days|years old|mg|juin|mai|over|sur))',
      ),
      word(
        'faint\\w*|pass(?:ed|ing) out|black(?:ed|ing) out|dizzy|chest|sweat\\w*|breath\\w*|perd\\w* (?:connaissance|la carte)|evanoui\\w*|tomb\\w*|etourdi\\w*|poitrine|sueurs?|souffle|watch|montre|for an hour|depuis une heure|right now|la la',
      ),
    ],
    not: /\b(?:athlete|marathon|run(?:ning|ner)?|cours|course|jogging|workout|entrainement|max|resting|au repos|usually|d habitude|bike|velo|baby|foetus|fetal|bebe)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        `(?:faint(?:ed|ing)|passed out|blacked out|keeps? (?:fainting|passing out|blacking out|collapsing)|evanoui\\w*|perdu connaissance|(?:dans les|dans) pommes)(?=.*\\b(?:twice|again|${TWO_OR_MORE} times|deux fois|trois fois|quatre fois|encore|${TWO_OR_MORE} fois)\\b)`,
        '(?:tombee?|retombee?)(?: \\w+){0,6}? (?:reveillee?|revenue?|relevee?)(?: \\w+){0,2}? retombee?|(?:fell|down|out)(?: \\w+){0,5}? (?:came to|woke|got up)(?: \\w+){0,3}? (?:fell|out|down) again',
      ),
      word(
        'today|tonight|since (?:lunch|supper|dinner|breakfast|noon|this morning|the|my)|this (?:morning|afternoon|evening)|right now|minutes after|after (?:the|my|those|her|his)|just now|does it pass|depuis|ce (?:matin|soir|midi)|aujourd ?hui|minutes apres|apres (?:la|les|ma|mes|le)|tantot',
      ),
    ],
    not: /\b(?:blood (?:test|draw|donation)|prise de sang|needles?|aiguilles?|as a|pregnan\w* (?:with|in)|pots syndrome|syndrome|every (?:month|year)|years?|annees|ans)\b/,
  },
  {
    kind: 'adverse-reaction',
    of: [
      word(
        'skin (?:\\w+ ){0,3}?(?:peel\\w*|blister\\w*|coming off|sloughing)|(?:peel|blister)\\w* skin|peau (?:\\w+ ){0,3}?(?:pele\\w*|decolle\\w*|cloques?|lambeaux|tombe)|cloques (?:partout|sur)',
      ),
      word('mouth|lips|eyes|sheets|fever|raw|all over|bouche|levres|yeux|lambeaux|fievre|partout|genitals|gorge'),
    ],
    not: /\b(?:sun ?burn\w*|coup de soleil|psoriasis|eczema|chapped|gercees?|cream|creme|winter|hiver|allergic to|allergique)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        '(?:tongue|lips|throat|langue|levres|gorge) (?:\\w+ ){0,3}?(?:too (?:big|thick|large)|huge|double|trop (?:grosse|epaisse|enflee)|enflees?|epaisse|grosse)',
      ),
      word(
        'shrimp|lobster|crab|nuts?|peanuts?|egg|milk|sesame|bee|wasp|pill|antibiotic|capsule|edible|gumm\\w+|oil|crevettes?|homard|crabe|noix|arachides?|oeufs?|lait|abeille|guepe|pilule|antibiotique|huile|jujubes?|restaurant|since|depuis|after|apres',
      ),
    ],
    not: /\b(?:always|toujours|dentist|dentiste|braces|orthodont\w*|apnea|apnee|since birth|naissance|years?|ans)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        '(?:can not|could not|unable to|can hardly) (?:\\w+ )?(?:button|hold|lift|grip|raise|move|write)(?: \\w+){0,5}? (?:left|right|one) (?:hand|arm|side)|main (?:gauche|droite) (?:\\w+ ){0,2}?(?:tient|bouge|repond|veut) (?:plus|pas)|(?:left|right) (?:hand|arm) (?:will|does) not (?:work|move|lift)|bras (?:gauche|droit) (?:\\w+ )?(?:leve|bouge|repond) (?:plus|pas)',
      ),
      word('mouth|drool\\w*|face|speech|slur\\w*|words|bouche|bave\\w*|visage|parle\\w*|mots|coffee runs|coule'),
    ],
    not: /\b(?:dentist|dentiste|freezing|gel dentaire|years?|ans|arthrit\w*|carpal|carpien)\b/,
  },
  {
    kind: 'adverse-reaction',
    of: [
      word('oil|thc|cbd|cannabis|drops|gumm\\w+|edibles?|vap\\w+|product|huile|gouttes|jujubes?|produit|capsules?'),
      word(
        '(?:talk\\w*|speak\\w*|parle\\w*) (?:to|with|a|avec) (?:the |my |du |le |la |des )?(?:\\w+ )?(?:smoke detector|toaster|fridge|lamp|tv|television|radio|wall|monde qui|people who|detecteur|grille pain|frigo|mur|tele|morts?|dead)|(?:send\\w*|giv\\w*|envoie|donne) me (?:\\w+ )?(?:orders|messages|signs|ordres|signes)|me (?:envoie|donne) des (?:ordres|messages|signes)|(?:chuchote|murmure|whisper\\w*|calls) (?:mon|my) (?:nom|name)|(?:god|dieu|bon dieu|jesus)s? (?:\\w+ )?(?:phone|number|speaks|parle|calls|talks)|numero (?:de telephone )?du bon dieu|eyes (?:\\w+ ){0,3}?(?:mustard|yellow)|(?:pee|urine|pipi) (?:like|comme) (?:du |de la )?(?:cola|coke|tea|the|pepsi)',
      ),
    ],
    not: /\b(?:pray\w*|prie|church|eglise|joke|blague|singing|if|si jamais|can it|est ce que (?:ca|le)|movie|film)\b/,
  },
]
