import { type Situation, word } from './words.ts'

const CHILD =
  '(?:toddler|baby|grand(?:son|daughter|kid|child)|niece|nephew|kids?|child|(?:little|lil) (?:boy|girl|one|guy)|(?:[1-9]|two|three|four|five|six|seven|eight|nine) ?(?:years?|yrs?|yo|months?|ans|mois)(?: old)?|bebe|petits? (?:fils|enfants?)|petite?(?: fille)?|flo|enfant)'
const TREAT = '(?:gumm(?:y|ies)|edibles?|brownies?|(?:thc|weed|pot|cannabis) \\w+|thc|jujubes?|comestibles?)'
/** Kept away, imagined, or long ago: the child has eaten nothing now. */
const NO_CHILD_ATE =
  /\b(?:lock\w*|keep|store|stored|what if|if (?:my|a|the|he|she)|in case|never|prevent|years? ago|vitamin\w*|regular|barree?s?|sous cle|si (?:mon|ma|un|une|le)|au cas|jamais|vitamines?)\b/

const CAR = '(?:char|auto|voiture|pick ?up|camion|truck|van|moto)'
const OBSTACLE = '(?:arbre|poteau|viaduc|pont|lac|riviere|fleuve|ravin|fosse|transport|camion|dix huit roues|train)'

/** What people tell in passing: a bite that a child had, a car and a tree, someone behind them. */
export const EVERYDAY_DANGERS: readonly Situation[] = [
  {
    kind: 'child-ingestion',
    of: [
      word(
        `${CHILD}(?: \\w+){0,4}? had (?:(?:about |just |only )?(?:half|part|a (?:bit|piece|bite|nibble|lick|quarter|third|whole)|some|one|two) (?:of )?)?(?:an? |the |my |one )?(?:\\w+ )?${TREAT}`,
        `${CHILD}(?: \\w+){0,4}? (?:got|gotten|get|been|was|went|fouille|joue|mis la main) (?:in|into|through|at|dans|sur)\\b(?=.*\\b${TREAT})(?=.*\\b(?:gone|missing|empty|open\\w*|half|everywhere|parti\\w*|vides?|manque\\w*|ouvert\\w*|disparu\\w*))`,
      ),
    ],
    not: NO_CHILD_ATE,
  },
  {
    kind: 'suicide',
    of: [
      word('(?:vais|veux|veut|va|pense|envie|gout|voudrais|jongle|imagine)'),
      word(
        `(?:rentrer|foncer|garrocher|pitcher|crisser|sacrer|lancer|jeter|planter) (?:\\w+ ){0,3}?(?:dans|sur|en bas de|en bas du|en dessous de) (?:\\w+ ){0,2}?${OBSTACLE}`,
      ),
      word(`(?:avec (?:mon|le|ma|la) ${CAR}|mon ${CAR}|ma ${CAR}|en ${CAR}|me (?:garrocher|pitcher|crisser|sacrer|lancer|jeter))`),
    ],
    not: /\b(?:failli|peur de|accident|assurance|jeux?|film|manque)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:un|le|mon|y a un|un meme) (?:\\w+ )?(?:gars|homme|type|bonhomme|inconnu|ex|char)(?: \\w+){0,2}? (?:me|nous) suit(?! (?:pour|en|comme|a la clinique|au chuo|sur (?:instagram|facebook|tiktok|les reseaux))\\b)',
      ),
      word('(?:chez (?:nous|moi)|maison|dehors|peur|char|auto|rue|jusque|partout|depuis (?:la|le|ce|que)|encore|ce soir|en arriere)'),
    ],
    not: /\b(?:medecin|docteur|infirmier\w*|psy\w*|physio\w*|travailleur\w*|dossier|facebook|instagram)\b/,
  },
  {
    kind: 'suicide',
    of: [word('(?:apres|demain|ce soir|a soir|bientot|tantot)'), word('je en finis(?! (?:pas|plus|pus|pu|jamais|avec))')],
    not: /\b(?:travail|ecole|cours|contrat|devoir|pot|cigarettes?)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        '(?:plan\\w*|want|arrang\\w+|prepar\\w+) (?:the )?(?:death|murder) of (?:my|our)',
        '(?:planifie|prepare|veux|souhaite|organise) la mort de (?:mon|ma|mes)',
      ),
    ],
    not: /\b(?:maid|assisted|euthanasia|palliative|hospice|aide medicale|palliatifs?)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word('pregnan\\w+', 'enceinte'),
      word('forced (?:me(?! (?:to|into|out))|himself on me)', 'by force', 'me a forcee?(?! a)', 'de force'),
    ],
  },
  {
    kind: 'emergency',
    of: [word('(?:he|she) (?:is|s) (?:barely|hardly) breathing', '(?:il|elle) respire (?:a peine|presque (?:plus|pus|pu))')],
    not: /\b(?:cat|dog|puppy|kitten|horse|chat|chatte|chien|chienne|cheval)\b/,
  },
  {
    kind: 'emergency',
    of: [word('je (?:ne )?arrive (?:plus|pas) a respirer(?! (?:par|avec|bien|comme))')],
    not: /\b(?:quand|lorsque|si|parfois|souvent|des fois|nez|masque|escaliers?|nuit|hiver)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:mari|femme|chum|blonde|conjointe?|ex|pere|mere|frere|fils|copain|il|elle) est (?:en train de|apres) me (?:frapper|battre|etrangler|violer)',
      ),
    ],
  },
  {
    kind: 'suicide',
    of: [
      word(
        '(?:can|could|will|would) (?:you|someone|anyone) (?:please )?help me (?:to )?die(?: please| tonight| now| today)?$',
        '(?:pouvez vous|pourriez vous|peux tu|pourrais tu) me aider a mourir(?: ce soir| svp| maintenant)?$',
      ),
    ],
    not: /\b(?:maid|amm|assisted|dignity|medicale|dignite|palliati\w+|euthanasi\w+)\b/,
  },
]
