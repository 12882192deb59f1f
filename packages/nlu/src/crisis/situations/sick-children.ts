import { type Situation, word } from './words.ts'

const LITTLE =
  '(?:baby|babies|newborn|infant|toddler|(?:little|lil) (?:guy|one|girl|boy|man)|son|daughter|kid|child|[1-9] (?:years? old|months? old|weeks? old|year old|month old|week old|years|ans|mois|semaines)|bebe|nouveau ne|petite?|ptite?|flo|puce|fille|garcon|gars|enfant)'
const NOT_NOW = /\b(?:if|in case|si jamais|au cas ou|what are|quels? sont|course|cours|formation|used to|vaccine|vaccin)\b/

/** Small children who are ill or hurt, told beside ordinary business. */
export const SICK_CHILDREN: readonly Situation[] = [
  {
    kind: 'emergency',
    of: [
      word(
        'stiff neck|neck (?:is )?(?:so |very )?stiff|(?:nuque|cou) (?:est )?(?:\\w+ )?raide|raideur (?:de|a) la nuque|(?:purple|dark|red) (?:dots|spots|rash)|(?:points|taches|boutons) (?:mauves?|violets?|violettes?|rouges?)|tits? points mauves|ptits points mauves',
      ),
      word('(?:fever\\w*|4[01]|39|very hot|burning up|fievre|bouillante?|brulante?|fait (?:du )?4[01])'),
    ],
    not: NOT_NOW,
  },
  {
    kind: 'emergency',
    of: [
      word(
        '(?:soft spot|fontanelle?) (?:\\w+ ){0,2}?(?:sunken|bulging|creuse|bombee?)|(?:no|not had a|not a|without a|has not had a|pas (?:de|eu de)|aucune) (?:\\w+ )?(?:wet )?(?:diaper|couche) (?:mouillee|since|depuis|all day|in)|too weak to (?:cry|feed|nurse|suck)|trop faible pour (?:pleurer|boire|teter)|(?:barky|barking|seal) cough(?=.*\\b(?:ribs?|breath\\w*|cry|blue)\\b)|toux (?:qui )?(?:jappe|aboie)\\w*(?=.*\\b(?:cotes?|respir\\w*|pleurer|bleu\\w*)\\b)|(?:sucking|pulling) in at the ribs|tire (?:dans|entre) les cotes',
      ),
    ],
    not: NOT_NOW,
  },
  {
    kind: 'emergency',
    of: [
      word(`(?:newborn|\\d+ (?:days?|weeks?) old|nouveau ne|bebe de \\d+ (?:jours|semaines))`),
      word(
        'not (?:fed|feeding|eating|nursing|drinking|waking)|will not (?:feed|eat|wake|nurse)|fever|limp|floppy|boit (?:pas|plus)|tete (?:pas|plus)|mange (?:pas|plus)|fievre|molle?|grunting|geint',
      ),
    ],
    not: NOT_NOW,
  },
  {
    kind: 'child-ingestion',
    of: [
      word(
        `${LITTLE}(?: \\w+){0,6}? (?:tout |toute |all |it )?(?:leche|licked|vide|emptied|drank|bu|avale|swallowed|found|trouve)`,
        `(?:inside|in) (?:a|an|my|the) (?:\\w+ )?(?:[1-9] (?:years? old|year old)|toddler|kid|baby)`,
      ),
      word('syringe|dropper|seringue|compte gouttes?|resin|resine|capsules?|gumm(?:y|ies)|edibles?|jujubes?|thc|weed'),
      word(
        'empty|gone|vide|vides|parti|right now|most of|all of|tout|half|la moitie|manque|missing|sleeps?|dort|dors|vomi\\w*|wobbly|limp',
      ),
    ],
    not: /\b(?:lunch|bottle of water|prescribed|prescrit|epilep\w*|nurse said|dose du matin|locked|barre|if (?:my|a|the|he|she|they|i)|si jamais|keep|garder loin|empty the|how do i|never|jamais)\b/,
  },
  {
    kind: 'child-ingestion',
    of: [
      word(
        '(?:kids?|grade (?:ones|ones|twos|threes)|students|classmates|children|friends|enfants|eleves|amis|ptits|petits|tits) (?:\\w+ ){0,4}?(?:ate|eaten|swallowed|shared|ont mange|en ont mange|ont avale|had) (?:\\w+ ){0,3}?(?:it|them|some|gumm(?:y|ies)|edibles?|chocolate|brownies?|jujubes?|chocolat)?',
      ),
      word('(?:my|mon|mes|ma) (?:\\w+ )?(?:chocolate|chocolat|gumm(?:y|ies)|edibles?|brownies?|jujubes?|stash|pot|weed|cookies|biscuits)'),
      word('brought|took|gave|school|amene|apporte|donne|ecole|daycare|garderie'),
    ],
    not: /\b(?:regular|ordinary|halloween candy|easter|paques|normal|ordinaire|if|si|in case|so (?:that )?(?:no|my) kids?|keep)\b/,
  },
  {
    kind: 'child-ingestion',
    of: [
      word('(?:vomi\\w*|threw up|throwing up)'),
      word(
        '(?:found|got into|trouve|fouille dans|tombe dans)(?: \\w+){0,5}? (?:chocolate|chocolat|gumm(?:y|ies)|jujubes?|edibles?|brownies?|stash|cookies|biscuits|bonbons)',
      ),
      word('sleep\\w*|sleepy|dort|dors|dormi|wake|reveille|limp|molle?|drowsy|wobbly'),
    ],
    not: /\b(?:dogs?|chiens?|cats?|chats?|i|je ai) (?:found|trouve|got)|\b(?:years? ago|cooking|recette)\b/,
  },
  {
    kind: 'child-ingestion',
    of: [
      word(
        `(?:${LITTLE}|[1-9] ?(?:yo|y o|ans|mois)|grandson\\w*|granddaughter\\w*|kindergartner|preschooler|petit fils|petite fille|maternelle)`,
      ),
      word('lick\\w*|tast\\w*|mouth|cheeks|chew\\w*|suck\\w*|shared|leche\\w*|goute|bouche|joues|bec|croque\\w*|suce\\w*|partage\\w*'),
      word(
        'cannabutter|cannabis|thc|weed|infused|infuse|(?:my|mon|mes|ma) (?:\\w+ )?(?:oil|huile|gumm\\w+|jujubes?|lozenges?|pastilles?|brownies?|edibles?)|bouteille d ?(?:e )?huile|de l ?huile a compte|huile a compte gouttes?|compte gouttes?',
      ),
    ],
    not: /\b(?:epilep\w*|seizures?|prescribed|prescrit\w*|neurolog\w*|study|etude|if|si|can i|should|legal age|keep|garder|dentist|dentiste|dry mouth|bouche seche|taste of|gout de|school lunch|19|18|teen\w*|ado\w*)\b/,
  },
  {
    kind: 'child-ingestion',
    of: [
      word('empty|vides?|torn open|ouvert|dechire'),
      word('(?:gumm\\w+|edibles?|jujubes?|thc|cannabis|weed|chocolate|chocolat|pill|pilules?)'),
      word('crib|couchette|playpen|bassinette|berceau|high ?chair|chaise haute|toy ?box|coffre a jouets|daycare bag|sac de garderie'),
    ],
    not: /\b(?:locked|barre|keep|never|jamais|store)\b/,
  },
]
