import type { CrisisKind } from '@clinic/contract/vocabulary'

/**
 * Dangers told in French of Canada, put together from who, a will and an act, as `normalizeSpelling` leaves a text: elisions are words ("je me ote la
 * vie"), joual is written out ("m'as", "j'vas": "je vais").
 */
export type FrenchDanger = { kind: CrisisKind; of: readonly RegExp[]; not?: RegExp }

const any = (...words: string[]) => `(?:${words.join('|')})`
const word = (source: string) => new RegExp(`\\b(?:${source})\\b`)
/** Up to this many words that deny nothing. */
const some = (most: number) => `(?:(?!pas |jamais |plus |aucune? |ni |sans )\\w+ ){0,${most}}?`

const WILL = any(
  'je (?:vais|va|vas|men vais|me en vais|me en vas|en vas|veux|voudrais|prevois|compte|planifie|projette|songe|allais|pense (?:a|serieusement|vraiment|de plus en plus)|suis (?:\\w+ )?(?:prete?|decidee?|sur le point|en train|rendue?|a veille))',
  'je ai (?:(?!pas|jamais|plus|aucune?)\\w+ )?(?:decide|prevu|planifie|intention|envie|gout|plan|choisi|resolu)|(?:le|ai) (?:intention|envie|gout|plan) de|faut que je|il me reste (?:juste |plus )?qu',
)
const PEOPLE = any(
  'mari|chum|copain|copine|blonde|conjointe?|femme|homme|gars|ex|peres?|meres?|parents?|papa|maman|fils|fille|filles|garcon|ado|adolescente?|enfants?|bebe|petite?|jumeaux|freres?|soeurs?|amie?s?|coloc\\w*|cousine?s?|oncle|tante|neveu|niece|voisine?s?|mamie|papi|mame|boss|patron|prof\\w*|proprio|infirmiere?|preposee?|gendre|bru|filleule?|eleve|coach|gardienne?|belle (?:mere|soeur|fille)|beau (?:pere|frere|fils)|grand (?:mere|pere|maman|papa)|quelqu ?un|monsieur|madame|docteur|gang',
)
const HIM = any(
  `(?:mon|ma|mes|notre|un|une|le|la|son|sa|ce|cette) (?:(?:ti|grande?|petite?|beau|belle|ex|meilleure?|vieux|vieille|jeune|pauvre) )?${PEOPLE}`,
  'il|elle|y|papa|maman|grand (?:papa|maman)|nan|mam',
)
const SAYS_OR_WILL = any(
  'veux|va|vas|vont|parle (?:de|souvent de)|menace|dit|disait|pense|essaye|essaie|tente|ecrit|texte|publie|planifie|jure|promis|promet|decide|en finirait|allait|finira|voulait|crie|repete|annonce',
)
const PLACE =
  '(?:(?:en )?bas|devant|sous|sur|dans|du haut|de) (?:\\w+ ){0,3}?(?:pont|viaduc|toit|balcon|metro|train|trains|track|traque|rails?|fenetre|falaise|cap|fleuve|riviere|lac|eau|etage|immeuble|bloc|ecole|camion|autoroute|char|chars|tour|quai|wharf|escalier|autobus|trafic)'
const SELF_ACT = any(
  '(?:me|se) (?:tue|tuer|tuerai|tuerait|suicider|suicide|pendre|pends|pend|noyer|supprimer|supprime|eteindre|eteins|achever|finir(?! (?:de|ma|mon|le|la|les))|zigouiller|shooter|kill|ouvrir les veines|trancher|saigner)',
  '(?:me|se) (?:\\w+ )?(?:enlever|enleve|enleverai|oter|ote|arracher|prendre|retirer) la vie',
  '(?:mettre|mets|met|mettrai) (?:\\w+ )?fin a (?:ma vie|mes jours|sa vie|ses jours|tout ca|mes souffrances)|mettre ca fini|mets ca fini',
  '(?:me|se) (?:\\w+ )?(?:tirer|tire|mettre|loger|coller|crisser|rentrer) (?:une|la) balle|(?:me|se) (?:tirer|tire)(?: (?:dans|ce soir|demain)|$)',
  '(?:me|se) (?:faire )?(?:sauter|flamber|exploser|bruler|peter|eclater) (?:la|le) (?:cervelle|caisson|tete|face|crane)|(?:me|se) (?:crisser|mettre|foutre) (?:en|le) feu',
  `(?:me|se) (?:jeter|jette|lancer|lance|tirer|crisser|crisse|calisser|calice|caliss\\w*|sacrer|sacre|garrocher|garroche|pitcher|pitche|foutre|fous|precipiter|laisser tomber|domper) ${PLACE}`,
  `sauter? (?:\\w+ )?${PLACE}|passer a le acte|passe a le acte|en finir(?! avec)|finirait (?:samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|ce soir|demain)`,
  'passer (?:moi|hier|ce soir) (?:meme)?|faire le (?:grand )?saut|foutre le camp de ce monde|quitter ce monde|partir de (?:ma|sa) (?:propre )?main',
)
/** The same of somebody else. */
const ITS_ACT = SELF_ACT.replaceAll('(?:me|se)', 'se')
const MEDICINE =
  '(?:pilules?|pelules?|pills?|comprimes?|medicaments?|meds|cachets?|gelules?|somniferes?|calmants?|ordonnance|prescription|bouteilles?|flacons?|dosette|tylenols?|advils?|ativans?|morphine|insuline|dilaudids?|\\w{2,}(?:azepam|iptyline|zine|phene|clone))'
const ALL = '(?:toute?s?|tous|au complet|all|le reste|d un coup|de un coup)'
const TAKE = '(?:prendre|avaler|caler|gober|crisser|enfiler|prends|avale|cale|bouffer)'
const SOON =
  'ce soir|cette nuit|tantot|demain|apres (?:le|mon) (?:souper|repas|travail|shift)|quand (?:\\w+ ){0,5}(?:couches?|dormi\\w*|dorment|partie?s?|noir)|avant que|la la|maintenant|tout de suite|en ce moment|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fin de semaine|weekend)'
const WEAPON = '(?:fusil|carabine|gun|pistolet|arme|revolver|douze|12|couteau|machette|hache|bat|carabines|couteaux|lames?|rasoirs?|exacto)'
const TOOLS_OF_SUICIDE = '(?:corde|noeud|lames?|rasoirs?|exacto|fusil|carabine|gun|pistolet|arme|revolver|balles?)'
const READY =
  '(?:sortie?s?|prete?s?|achetee?s?|installee?s?|accrochee?s?|attachee?s?|nouee?|chargee?s?|devant moi|dans (?:ma|mes|la|les) mains?|entre (?:les|mes) doigts|sur (?:la table|mes genoux|mon lit|le lit|les genoux|la tempe|le poignet|ma cuisse)|solide|a cote de moi|a mes pieds|je le ai verifie|autour (?:du|de mon) cou|dans (?:le|mon) garde robe|sous mon (?:lit|oreiller))'
const OF_DAILY_LIFE =
  /\b(?:chasse|chasseur|permis|barre|barree|coffre|cuisine|cuisinier|boucher|peche|camping|escalade|barbe|raser|linge|sauter (?:un|une|la|le) (?:repas|dose|etape|question|page)|agent|policier|police|militaire|film|serie|jeu|musee)\b/
export const LONG_AGO =
  /\b(?:il y a (?:\w+ ){0,3}(?:ans?|annees|mois|longtemps)|en (?:19|20)\d\d|dans les annees|quand (?:je|il|elle) (?:etais|etait|avais|avait)|a (?:le )?epoque|dans (?:le temps|ma jeunesse)|au (?:secondaire|cegep|primaire)|a \d\d ans|an (?:passe|dernier)|autrefois|jadis|plus maintenant|plus jamais|jamais (?:plus|voulu|pense|essaye|eu)|quand on etait|petite?s?$)\b/

const HURT =
  '(?:tuer|buter|descendre|poignarder|egorger|etrangler|etouffer|noyer|trancher la gorge|tirer(?: dessus| sur)?|planter un couteau|casser les (?:jambes|os)|peter (?:la|sa|le) (?:gueule|tete|face|crane)|bruler|(?:crisser|calisser|sacrer|donner) (?:un coup de (?:couteau|hache|bat|poing|masse|gun)|une volee)|faire la peau|regler (?:ca|son compte) avec)'
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
    kind: 'adverse-reaction',
    of: [
      word('depuis (?:\\w+ ){0,4}(?:thc|huile|cbd|cannabis|gouttes|jujubes?|capsules?|pot|produit|gelules?|prends (?:ca|ce|la))'),
      word(
        '(?:bibittes|insectes|betes|araignees|ombres|monde|personnes|gens|morts) (?:\\w+ ){0,5}?(?:murs?|maison|plafond|existent pas|sont pas|est pas)|roi du monde|invincible|tout puissant|visions|envoye de dieu|parle aux? morts?|la tele me parle|on me (?:suit|surveille|espionne)',
      ),
    ],
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
  {
    kind: 'abuse',
    of: [
      word(
        `${HIM} (?:\\w+ ){0,6}?(?:dit|jure|menace|promis|crie) (?:\\w+ ){0,6}?(?:me|nous|moi|les enfants|mes enfants) ?(?:\\w+ )?(?:tuer|tuerait|tue|achever|acheve|enterrer|battre|aurait|finir|bruler|avoir|brulera)`,
      ),
    ],
    not: /\b(?:rire|de fatigue|blague)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        `(?<!personne )(?<!personne ne )(?:${HIM}|ont) (?:\\w+ ){0,3}?(?:me|nous|ma|m) (?:a |ont |as )?(?:(?!pas |jamais |plus )\\w+ )?(?:frappee?|bat|battue?|gifle\\w*|etrangle\\w*|viole\\w*|agresse\\w*|cogne\\w*|brule\\w*|casse (?:le|la|un|une)|pogne\\w* (?:par|a) la gorge|menace\\w* avec|sequestre\\w*|enferme\\w*|touche (?:la nuit|partout|quand|le soir)|oblige a (?:coucher|faire)|force a|laisse pas (?:sortir|partir|manger)|donne pas a manger|attend avec)`,
      ),
    ],
    not: /\b(?:me bat (?:\w+ )?(?:au|aux|a la|a le)|aux (?:cartes|echecs|points)|au (?:hockey|golf|tennis|scrabble)|(?:ne )?me a pas|me frappait|me battait|me touche beaucoup|ca me touche)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word(
        '(?:frappe|bat|brasse|maltraite|pince|attache|gifle|force|etouffe|crie apres) (?:\\w+ )?(?:ma|mon|la|le|les|sa|son|ses) (?:mere|pere|grand mere|grand pere|soeur|frere|enfants?|fille|fils|bebe|conjointe|blonde|femme|voisine|petite?|residents?)',
      ),
      word('preposee?|infirmiere?|mari|chum|conjoint|beau pere|residence|chsld|foyer|voisin|bleus?|il|oreiller|face|en train'),
    ],
    not: /\b(?:me bat|vent)\b/,
  },
  {
    kind: 'abuse',
    of: [
      word('(?:cachee?|enfermee?|barree?) dans (?:la|le|ma|mon|les)'),
      word('cogne|defonce|frappe|peur|crie|porte|couteau|ex|mari|chum|il|arme|appelle|tablette|chut'),
    ],
    not: /\b(?:cle|barree dehors|depuis (?:la|le) covid)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        `(?:${HIM}|bebe|je) (?:\\w+ ){0,6}?(?:est|suis|devient|vire|virer|devenue?|tourne|y est) (?:\\w+ ){0,2}?(?:bleue?|mauve|violette?|violace\\w*|grise?|toute? (?:molle|mou))`,
      ),
    ],
    not: /\b(?:yeux|cheveux|auto|couleur|humeur|peur|robe|murs?|bleu de)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word('(?:pompe|ventolin|inhalateur|epipen|nitro) (?:\\w+ ){0,3}?(?:plus|pas|rien)'),
      word('air|respir\\w*|siffle\\w*|choc|allerg\\w*|enfle\\w*|poitrine|marche|fait rien'),
    ],
    not: /\b(?:renouvel\w*|prescription|jamais eu|besoin de)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word(
        `(?:${HIM}|bebe) (?:\\w+ ){0,8}?(?:respire|reagit|bouge|reveille|reveiller)(?:\\w*) (?:plus|pas|point|presque plus|quasiment plus|a peine)|diabetique (?:\\w+ ){0,3}repond (?:plus|pas)|(?:arrive|arrives|capable|peux) (?:pas|plus|point) (?:a |de )?(?:la |le |les )?reveiller|(?:pas|plus) (?:capable de|moyen de) (?:la |le )reveiller`,
      ),
    ],
    not: /\b(?:telephone|courriel|texto|message|appels?|clinique|pharmacie|docteur|medecin|lettre|bien au|dort bien|nuit|alarme|cadran|site|appli\w*|page|ordi\w*|bras|jambes?|traitement|medicament|assurances?)\b/,
  },
  {
    kind: 'emergency',
    of: [
      word('(?:tombee?|tombe|effondree?|ecroulee?|etendue?|a terre|par terre)'),
      word(
        '(?:parle|bouge|repond|reagit|sens|reveille|releve) (?:plus|pas|point)|(?:plus|pas) (?:\\w+ ){0,2}(?:parler|bouger|jambes|repondre)|inconscient\\w*|sans connaissance',
      ),
    ],
    not: /\b(?:telephone|ordi\w*|page)\b/,
  },
  {
    kind: 'adverse-reaction',
    of: [
      word('(?:dors|dormi|dort) (?:plus|pas|quasiment|presque)|(?:plus|pas|presque pas) (?:\\w+ )?(?:dormi|dors|dort|ferme le oeil)'),
      word('(?:\\d+|deux|trois|quatre|cinq|six|sept) (?:nuits?|jours?)'),
      word('depuis (?:\\w+ ){0,4}(?:thc|huile|cbd|cannabis|gouttes|jujubes?|capsules?|pot|produit|gelules?)'),
      word('idees|depense\\w*|invincible|energie|puissante?|dieu|mission|genie|parle sans|arrete pas|voix|parano\\w*|pas fatiguee?'),
    ],
  },
  {
    kind: 'adverse-reaction',
    of: [
      word('vomis?|vomit|vomir'),
      word('sans arret|arrete pas|garde (?:plus|pas|meme plus)|deux jours|trois jours|\\d+ jours'),
      word('depuis que|depuis (?:\\w+ ){0,3}(?:thc|huile|cbd|cannabis|jujubes?|pot)'),
      word('fume|thc|huile|cbd|cannabis|pot|jujubes?|gouttes'),
    ],
    not: /\bchimio\b/,
  },
]
