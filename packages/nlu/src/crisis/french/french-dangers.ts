import { FRENCH_HARM } from './french-harm.ts'
import {
  ALL,
  type FrenchDanger,
  HIM,
  HURT,
  ITS_ACT,
  MEDICINE,
  OF_DAILY_LIFE,
  READY,
  SAYS_OR_WILL,
  SELF_ACT,
  SOON,
  some,
  TAKE,
  TOOLS_OF_SUICIDE,
  WEAPON,
  WILL,
  word,
} from './french-words.ts'

/**
 * Dangers told in French of Canada, put together from who, a will and an act, as `normalizeSpelling` leaves a text: elisions are words ("je me ote la
 * vie"), joual is written out ("m'as", "j'vas": "je vais").
 */
export const FRENCH_DANGERS: readonly FrenchDanger[] = [
  {
    kind: 'suicide',
    of: [
      word(
        '(?:commence|viens de commencer|en train|suis apres) (?:a |de )?(?:prendre|avaler|caler) (?:les|mes|toutes|des) (?:pilules|comprimes|medicaments)|me (?:vais|en vais|suis) (?:\\w+ )?coucher sur (?:la voie|les rails|la track)|(?:partir|pars) (?:\\w+ ){0,2}?de mes (?:propres )?mains|(?:revoit|reverra|reverrons) (?:\\w+ )?(?:de|le) (?:autre|lautre) (?:bord|cote)',
      ),
    ],
    not: /\b(?:comme prescrit|matin|hier|docteur|medecin|prescri\w*|il y a)\b/,
  },
  {
    kind: 'suicide',
    of: [word(`${WILL} (?:a |de |d |que |le )?${some(4)}${SELF_ACT}`)],
    not: /\b(?:en finir (?:avec|au plus vite avec)|me tirer de (?:affaire|la)|peur de)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word(
        `je ${some(1)}(?:me (?:tue|pends|pend|enleve la vie|ote la vie|supprime|suicide|tire une balle|flambe)|saute (?:en bas|du|devant)|mets fin a mes jours|passe a le acte)`,
      ),
    ],
    not: /\b(?:me (?:tue|pends|pend) (?:a|au|aux|pour)|cheveux|orteil|chaise|haha|lol|autocorrect)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word(`(?:${WILL}|prevois|a le gout de|va|vas|allait|dit) (?:\\w+ ){0,4}?${TAKE} (?:\\w+ ){0,3}?${ALL} (?:\\w+ ){0,4}?${MEDICINE}`),
    ],
    not: /\b(?:avec (?:de )?(?:la nourriture|le dejeuner|eau)|chaque|par jour|comme prescrit|pharmacie|arreter de|matin et soir)\b/,
  },
  {
    kind: 'suicide',
    of: [word(`(?:${WILL}|je) (?:\\w+ ){0,2}?(?:toutes?|tous) les ${TAKE}`), word(`${MEDICINE}|devant moi|bonsoir|${SOON}`)],
    not: /\b(?:avec (?:de )?la nourriture|chaque|comme prescrit)\b/,
  },
  {
    kind: 'suicide',
    of: [word(`${HIM} (?:\\w+ ){0,6}?${SAYS_OR_WILL} (?:\\w+ ){0,5}?${ITS_ACT}`)],
    not: /\b(?:(?:me|a) tue[rz]? si|dans (?:le film|la serie)|prevention)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word(
        `${HIM} (?:\\w+ ){0,6}?(?:dit|veux|repete|ecrit|crie|a dit|voulait) (?:\\w+ ){0,4}?(?:veux|voulait|voudrait|mourir|etre morte?|en finir)`,
      ),
      word('mourir|morte?|en finir|plus vivre|plus etre (?:la|ici)'),
      word(`${MEDICINE}|${WEAPON}|corde|pont|toit|couteau|cache\\w*|enferme\\w*|refuse\\w*|${SOON}|bras|coupe\\w*|repond (?:plus|pas)`),
    ],
    not: /\b(?:jeu|rit|riait|en riant)\b/,
  },
  {
    kind: 'suicide',
    of: [word(`(?:la |les |ma |mes |mon |le |une? |l )?${TOOLS_OF_SUICIDE} (?:\\w+ ){0,5}?${READY}`)],
    not: OF_DAILY_LIFE,
  },
  {
    kind: 'suicide',
    of: [
      word(
        `(?:achete|achetee|installe|accroche|attache|magasine\\w*|noue|cherche|trouve) (?:\\w+ ){0,3}?(?:une|la|ma|un) (?:corde|noeud|arme|gun|fusil|lame)`,
      ),
    ],
    not: OF_DAILY_LIFE,
  },
  {
    kind: 'suicide',
    of: [
      word(MEDICINE),
      word('comptee?s|il y en a assez|y en a assez|assez pour (?:partir|mourir|en finir|que)|de cote (?:pour|depuis|et)|devant moi'),
      word(`assez|partir|${SOON}|mourir|choisi|finir|force|je vais`),
    ],
    not: /\b(?:renouvel\w*|pharmac\w*|voyage|vacances|refill)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word(
        '(?:je|y) (?:serai|sera|ferai|vais etre) (?:\\w+ )?(?:la|morte?|parti|partie|plus la|fait)|derniere (?:nuit|soiree)|dernier (?:soir|message|jour)|date (?:limite|est choisie)|choisi (?:ma|la) date|je serai la',
      ),
      word(
        '(?:le|un) (?:train|metro) passe|sur cette terre|que je passe|vis|adieu|je (?:me )?enleve|lettre|aime|pour moi|en paix|retrouver(?:a|ont|ez)? (?:frette|morte?|pendue?)',
      ),
    ],
  },
  {
    kind: 'suicide',
    of: [
      word(
        '(?:je|y) (?:vais|vont|va|pars|men vais|me en vais|me en vas|serai|ai decide) (?:\\w+ ){0,4}?(?:rejoindre|retrouver|eteindre|partir|pars|disparaitre|endormir)',
      ),
      word('ce soir|cette nuit|demain|pour (?:de bon|toujours)|de ma (?:propre )?main'),
      word(
        'mari|femme|fils|fille|mere|pere|ciel|pour de bon|eteindre|testament|papiers|comprimes|pilules|lettres?|main|morphine|bon dieu|disparaitre|plus (?:la|de retour)|endormir pour',
      ),
    ],
    not: /\b(?:voyage|avion|vacances|chalet|floride|train de|souper|restaurant|hotel|conges?)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word(
        '(?:on|y|vous|ils|elle|il) (?:va|vont|allez|pourra|pourrez) (?:\\w+ )?(?:me|m) (?:retrouver|trouver|ramasser|repecher)|retrouver(?:a|ont|ez)',
      ),
    ],
    not: /\b(?:rendez|adresse|dossier|clinique|facilement|bureau|au (?:telephone|travail))\b/,
  },
  {
    kind: 'suicide',
    of: [
      word('(?:mange|manger|bois|boire|boit|insuline|dialyses?|traitements?|pilules pour le coeur)'),
      word('arrete\\w*|refuse\\w*|(?:ne )?(?:mange|bois|boit|prend|prends) plus|cesse\\w*|lache\\w*'),
      word(
        'pour (?:en finir|mourir|que (?:ce|ca) (?:finisse|arrete))|expres|(?:se|me) laisser mourir|(?:veux|veut) (?:mourir|plus vivre)|sans le dire',
      ),
    ],
    not: /\b(?:pas faim|nausees?)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word(
        '(?:ouvert|ouvre|parti|tourne|roule) (?:\\w+ ){0,3}?(?:gaz|moteur|auto|char)|(?:moteur|auto|char) (?:\\w+ ){0,3}?(?:tourne|parti|roule)',
      ),
      word('garage|appartement|appart|maison|ferme'),
    ],
    not: /\b(?:odeur|sent|fuite|mecanicien|reparer)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word('(?:me|se) (?:suis |est )?(?:coupee?|tailladee?|ouvert|mutilee?|mutile|coupe|taillade|brulee?|lacere)'),
      word(
        '(?:arrete|arretes) (?:pas|plus)|profond\\w*|creux|recommencer|continuer|en ce moment|depuis une heure|veines|poignets?|expres|bras|cigarette',
      ),
    ],
    not: /\b(?:cuisin\\w*|legumes|four|poele|accident|travail|job|chantier|oignons?|rasant)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        `(?:${WILL}|le prochain qui|demain je|si ${HIM} (?:\\w+ ){0,4}) ?(?:a |de |d )?${some(4)}(?:(?:le|la|les|lui|leur|y) (?:\\w+ )?${HURT}|${HURT} (?:\\w+ )?(?:${HIM}|quelqu ?un|tout le monde|du monde|le monde|(?:a )?(?:ce|cette|c te) \\w+))`,
      ),
    ],
    not: /\b(?:me tuer|se tuer|me noyer|me etouffer|tuer (?:le temps|la douleur)|de rire|dans (?:le|un) jeu|captchas?|imprimante|ordi\w*|formulaire)\b/,
  },
  {
    kind: 'violence',
    of: [
      word(
        `(?:amene|apporte|arrive avec|debarque avec|pars avec|me en vais avec|viens avec|traine|ai) (?:\\w+ ){0,2}?(?:mon|un|une|ma|le|la) ${WEAPON}`,
      ),
      word('job|ecole|clinique|bureau|travail|chez (?:lui|elle|mon|ma|vous|eux)|hopital|camion|prochain|regler|sur moi|boss|prof'),
    ],
    not: OF_DAILY_LIFE,
  },
  {
    kind: 'violence',
    of: [
      word(
        `${HIM} (?:\\w+ ){0,5}?(?:dit|va|veux|menace|jure|parle|ordonne|dis) (?:\\w+ ){0,5}?(?:tuer|tirer sur|poignarder|egorger|descendre|bruler|planter) (?:le |la |les |son |sa |ses |mon |ma |mes |un |une |tout |du )(?!temps|douleur|mal)\\w+`,
      ),
    ],
    not: /\b(?:film|serie|jeu|me tuer)\b/,
  },
  {
    kind: 'violence',
    of: [
      word('secoue|brasse|secouer|brasser|etouffer|noyer|frapper|mal a'),
      word('(?:mon|ma|le|la|mes|les|du) (?:bebe|petite?|enfants?|fils|fille|nouveau ne)'),
      word('peur|recommencer|arrete|arreter|je (?:ai|vais|veux)'),
    ],
    not: /\b(?:il|elle|mari|chum|conjoint|gardienne) (?:\\w+ )?(?:a )?(?:secoue|brasse|frappe)\b|\bfait mal a (?:la|son|sa)\b/,
  },
  ...FRENCH_HARM,
]
