import type { CrisisKind } from '@clinic/contract/vocabulary'

/** Who, will, act and means in French of Canada, as `normalizeSpelling` leaves a text; `french-dangers.ts` puts them together. */
export type FrenchDanger = { kind: CrisisKind; of: readonly RegExp[]; not?: RegExp }

const any = (...words: string[]) => `(?:${words.join('|')})`
export const word = (source: string) => new RegExp(`\\b(?:${source})\\b`)
/** Up to this many words that deny nothing. */
export const some = (most: number) => `(?:(?!pas |jamais |plus |aucune? |ni |sans )\\w+ ){0,${most}}?`

export const WILL = any(
  'je (?:vais|va|vas|men vais|me en vais|me en vas|en vas|veux|voudrais|prevois|compte|planifie|projette|songe|allais|pense (?:a|serieusement|vraiment|de plus en plus)|suis (?:\\w+ )?(?:prete?|decidee?|sur le point|en train|rendue?|a veille))',
  'je ai (?:(?!pas|jamais|plus|aucune?)\\w+ )?(?:decide|prevu|planifie|intention|envie|gout|plan|choisi|resolu)|(?:le|ai) (?:intention|envie|gout|plan) de|faut que je|il me reste (?:juste |plus )?qu',
)
const PEOPLE = any(
  'mari|chum|copain|copine|blonde|conjointe?|femme|homme|gars|ex|peres?|meres?|parents?|papa|maman|fils|fille|filles|garcon|ado|adolescente?|enfants?|bebe|petite?|jumeaux|freres?|soeurs?|amie?s?|coloc\\w*|cousine?s?|oncle|tante|neveu|niece|voisine?s?|mamie|papi|mame|boss|patron|prof\\w*|proprio|infirmiere?|preposee?|gendre|bru|filleule?|eleve|coach|gardienne?|belle (?:mere|soeur|fille)|beau (?:pere|frere|fils)|grand (?:mere|pere|maman|papa)|quelqu ?un|monsieur|madame|docteur|gang',
)
export const HIM = any(
  `(?:mon|ma|mes|notre|un|une|le|la|son|sa|ce|cette) (?:(?:ti|grande?|petite?|beau|belle|ex|meilleure?|vieux|vieille|jeune|pauvre) )?${PEOPLE}`,
  'il|elle|y|papa|maman|grand (?:papa|maman)|nan|mam',
)
export const SAYS_OR_WILL = any(
  'veux|va|vas|vont|parle (?:de|souvent de)|menace|dit|disait|pense|essaye|essaie|tente|ecrit|texte|publie|planifie|jure|promis|promet|decide|en finirait|allait|finira|voulait|crie|repete|annonce',
)
const PLACE =
  '(?:(?:en )?bas|devant|sous|sur|dans|du haut|de) (?:\\w+ ){0,3}?(?:pont|viaduc|toit|balcon|metro|train|trains|track|traque|rails?|fenetre|falaise|cap|fleuve|riviere|lac|eau|etage|immeuble|bloc|ecole|camion|autoroute|char|chars|tour|quai|wharf|escalier|autobus|trafic)'
export const SELF_ACT = any(
  '(?:me|se) (?:tue|tuer|tuerai|tuerait|suicider|suicide|pendre|pends|pend|noyer|supprimer|supprime|eteindre|eteins|achever|finir(?! (?:de|ma|mon|le|la|les))|zigouiller|shooter|kill|ouvrir les veines|trancher|saigner)',
  '(?:me|se) (?:\\w+ )?(?:enlever|enleve|enleverai|oter|ote|arracher|prendre|retirer) la vie',
  '(?:mettre|mets|met|mettrai) (?:\\w+ )?fin a (?:ma vie|mes jours|sa vie|ses jours|tout ca|mes souffrances)|mettre ca fini|mets ca fini',
  '(?:me|se) (?:\\w+ )?(?:tirer|tire|mettre|loger|coller|crisser|rentrer) (?:une|la) balle|(?:me|se) (?:tirer|tire)(?: (?:dans|ce soir|demain)|$)',
  '(?:me|se) (?:faire )?(?:sauter|flamber|exploser|bruler|peter|eclater) (?:la|le) (?:cervelle|caisson|tete|face|crane)|(?:me|se) (?:crisser|mettre|foutre) (?:en|le) feu',
  `(?:me|se) (?:jeter|jette|lancer|lance|tirer|crisser|crisse|calisser|calice|caliss\\w*|sacrer|sacre|garrocher|garroche|pitcher|pitche|foutre|fous|precipiter|laisser tomber|domper) ${PLACE}`,
  `sauter? (?:\\w+ )?${PLACE}|passer a le acte|passe a le acte|en finir(?! avec)|finirait (?:samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|ce soir|demain)`,
  'passer (?:moi|hier|ce soir) (?:meme)?|(?:char|auto|camion|truck|pick ?up|skidoo|moto) (?:\\w+ ){0,4}?(?:ravin|fosse|mur|pilier|viaduc|eau|lac|fleuve|riviere|arbre|poteau|falaise|van|dix roues)|rouler (?:\\w+ )?dans (?:le|un) (?:pilier|mur|viaduc|poteau|camion)|faire le (?:grand )?saut|foutre le camp de ce monde|quitter ce monde|partir de (?:ma|sa) (?:propre )?main',
)
/** The same of somebody else. */
export const ITS_ACT = SELF_ACT.replaceAll('(?:me|se)', 'se')
export const MEDICINE =
  '(?:pilules?|pelules?|pills?|comprimes?|medicaments?|meds|cachets?|gelules?|somniferes?|calmants?|ordonnance|prescription|bouteilles?|flacons?|dosette|tylenols?|advils?|ativans?|morphine|insuline|dilaudids?|\\w{2,}(?:azepam|iptyline|zine|phene|clone))'
export const ALL = '(?:toute?s?|tous|au complet|all|le reste|d un coup|de un coup)'
export const TAKE = '(?:prendre|avaler|caler|gober|crisser|enfiler|prends|avale|cale|bouffer)'
export const SOON =
  'ce soir|cette nuit|tantot|demain|apres (?:le|mon) (?:souper|repas|travail|shift)|quand (?:\\w+ ){0,5}(?:couches?|dormi\\w*|dorment|partie?s?|noir)|avant que|la la|maintenant|tout de suite|en ce moment|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fin de semaine|weekend)'
export const WEAPON =
  '(?:fusil|carabine|gun|pistolet|arme|revolver|douze|12|couteau|machette|hache|bat|carabines|couteaux|lames?|rasoirs?|exacto)'
export const TOOLS_OF_SUICIDE = '(?:corde|noeud|lames?|rasoirs?|exacto|fusil|carabine|gun|pistolet|arme|revolver|balles?)'
export const READY =
  '(?:sortie?s?|prete?s?|achetee?s?|installee?s?|accrochee?s?|attachee?s?|nouee?|chargee?s?|devant moi|dans (?:ma|mes|la|les) mains?|entre (?:les|mes) doigts|sur (?:la table|mes genoux|mon lit|le lit|les genoux|la tempe|le poignet|ma cuisse)|solide|a cote de moi|a mes pieds|je le ai verifie|autour (?:du|de mon) cou|dans (?:le|mon) garde robe|sous mon (?:lit|oreiller))'
export const OF_DAILY_LIFE =
  /\b(?:chasse|chasseur|permis|barre|barree|coffre|cuisine|cuisinier|boucher|peche|camping|escalade|barbe|raser|linge|sauter (?:un|une|la|le) (?:repas|dose|etape|question|page)|agent|policier|police|militaire|film|serie|jeu|musee)\b/
export const LONG_AGO =
  /\b(?:il y a (?:\w+ ){0,3}(?:ans?|annees|mois|longtemps)|en (?:19|20)\d\d|dans les annees|quand (?:je|il|elle) (?:etais|etait|avais|avait)|a (?:le )?epoque|dans (?:le temps|ma jeunesse)|au (?:secondaire|cegep|primaire)|a \d\d ans|an (?:passe|dernier)|autrefois|jadis|plus maintenant|plus jamais|jamais (?:plus|voulu|pense|essaye|eu)|quand on etait|petite?s?$)\b/

export const HURT =
  '(?:tuer|buter|descendre|poignarder|egorger|etrangler|etouffer|noyer|trancher la gorge|tirer(?: dessus| sur)?|planter un couteau|casser les (?:jambes|os)|(?:peter|casser|defoncer) (?:la|sa|le) (?:gueule|yeule|tete|face|crane)|bruler|(?:crisser|calisser|sacrer|donner) (?:un coup de (?:couteau|hache|bat|poing|masse|gun)|une volee)|faire la peau|regler (?:ca|son compte) avec)'
