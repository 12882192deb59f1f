import { type FrenchDanger, HIM, WEAPON, word } from './french-words.ts'

/** Who makes someone come to us, or walk, does no harm. */
export const UNLESS_TO_COME =
  '(?! (?:vous |te )?(?:ecrire|appeler|consulter|contacter|venir|voir|essayer|aller|prendre rendez|marcher|bouger|faire de|m inscrire|minscrire|demander))'

/** Harm that others do, and bodies in danger. */
export const FRENCH_HARM: readonly FrenchDanger[] = [
  {
    kind: 'abuse',
    of: [
      word(
        `${HIM} (?:\\w+ ){0,4}?(?:defonce\\w*|defoncer|casse|casser|fracasse\\w*|pete|peter|force|forcer|arrache) (?:ma|la|mes|les|notre) (?:\\w+ )?(?:vitres?|portes?|fenetres?|serrures?)`,
      ),
    ],
    not: /\b(?:reparer|assurances?|garantie|en jouant|ballon|balle|tempete|vent)\b/,
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
        `(?<!personne )(?<!personne ne )(?:${HIM}|ont) (?:\\w+ ){0,3}?(?:me|nous|ma|m) (?:a |ont |as )?(?:(?!pas |jamais |plus )\\w+ )?(?:frappee?|bat|battue?|gifle\\w*|etrangle\\w*|viole\\w*|agresse\\w*|cogne\\w*|brule\\w*|casse (?:le|la|un|une)|pogne\\w* (?:par|a) la gorge|menace\\w* avec|sequestre\\w*|enferme\\w*|touche (?:la nuit|partout|quand|le soir)|oblige a (?:coucher|faire)|force a${UNLESS_TO_COME}|laisse pas (?:sortir|partir|manger)|donne pas a manger|attend avec)`,
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
    not: /\b(?:thc|cbd|sucre|ingredients?|cle|barree dehors|depuis (?:la|le) covid)\b/,
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
  {
    kind: 'overdose',
    of: [
      word(
        '(?:pris|prise|injecte|injectee|pique|piquee|donne) (?:\\w+ ){0,4}?(?:(?:deux|trois|quatre|cinq|dix) fois|le double|double) (?:\\w+ ){0,4}?insuline|(?:pique|piquee|injecte|injectee) (?:\\w+ ){0,3}?fois (?:\\w+ )?insuline|naloxone (?:\\w+ ){0,2}?(?:pas|plus) (?:\\w+ )?(?:marche|fonctionne)|naloxone (?:\\w+ )?(?:marche|fonctionne|fait) (?:pas|rien)',
      ),
    ],
    not: /\b(?:par jour|chaque|docteur|medecin|il y a)\b/,
  },
  {
    kind: 'child-ingestion',
    of: [
      word(
        '(?:petite?|bebe|jumeaux|jumelles|enfants?|flo|fille|garcon|neveu|niece) (?:\\w+ )?(?:a|ont) (?:\\w+ )?(?:leche|suce|ouvert|croque|goute)',
      ),
      word('jujubes?|huile|thc|cannabis|brownies?|gummies|comestibles?|pot'),
    ],
    not: /\b(?:il y a|an passe)\b/,
  },
  {
    kind: 'violence',
    of: [
      word('(?:debarquer|debarque|arriver|arrive|rentrer|rentre|aller|venir) (?:\\w+ ){0,4}?avec (?:un|une|mon|ma|le|la)'),
      word(`${WEAPON}|batte`),
    ],
    not: /\b(?:chasse|cuisine|il|elle|baseball (?:dimanche|samedi))\b/,
  },
  {
    kind: 'adverse-reaction',
    of: [
      word(
        '(?:vu|vois|voyais) (?:\\w+ ){0,2}?(?:choses|affaires|monde|gens|ombres|bibittes|visages) (?:\\w+ ){0,3}?(?:pas la|existent? pas|pas vraies?|pas reels?|voient pas)|(?:monde|gens|voisins|police|ils) (?:me )?(?:surveillent?|espionnent?|filment?|ecoutent) ?(?:moi)?|parano\\w* (?:\\w+ ){0,4}?(?:pas|plus) (?:\\w+ )?dormi|(?:pas|plus) dormi (?:\\w+ ){0,6}?parano\\w*',
      ),
    ],
    not: /\b(?:comme si|impression|film|serie|jamais|enfants?)\b/,
  },
]
