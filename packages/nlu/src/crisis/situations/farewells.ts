import { both, type Situation, word } from './words.ts'

const LEAVES_THE_CLINIC =
  /\b(?:moving|moved|move|switch\w*|another clinic|new (?:doctor|clinic|provider|job|place|apartment|house)|demenage\w*|autre clinique|nouve(?:au|lle) (?:medecin|clinique|job|logement|appart\w*)|change\w* de clinique|vacation|vacances|holidays?|cruise|trip|voyage|camping|cottage|chalet|feeling (?:much )?better|vais mieux|guerie?|quit smoking|surgery|chirurgie|operation|insurance changed|long term care|chsld|retire\w*|retraite|baby shower|wedding|mariage|daycare|garderie)\b/

/** Farewells that name no death: a day chosen, a place without need of anything, the last tie gone. */
export const FAREWELLS: readonly Situation[] = [
  {
    kind: 'suicide',
    of: [
      word(
        '(?:picked|chosen|chose|set|circled|have) (?:\\w+ )?(?:the|my|a) (?:day|date|night)|(?:choisi|fixe|encercle|trouve) (?:\\w+ )?(?:le|la|ma|mon) (?:jour|date|journee|soir)',
      ),
      word(
        '(?:not|never) (?:doing|going through|living through|facing|seeing) (?:another|one more|any more|this)|can not (?:do|take|face) (?:another|one more|any more)|(?:it is|that is) (?:on )?(?:thurs|fri|satur|sun|mon|tues|wednes)day|no more (?:pain|winters?|nights)|(?:ferai|passerai|endurerai|vivrai) pas (?:un|une) (?:autre|deuxieme)|plus capable|peux plus|goodbye|adieu',
      ),
    ],
    not: /\b(?:appointment|booking|rendez vous|wedding|mariage|surgery|chirurgie|operation|vacation|vacances|visit|visite|move|moving|demenage\w*|quit\w*|arreter de fumer|start\w*|commence\w*|call|appel|party|fete|birth|accouch\w*|form|formulaire)\b/,
  },
  {
    kind: 'suicide',
    of: both(
      'where i am (?:going|headed)|la ou je (?:men |me en )?(?:vais|va|vas)|ou je (?:men |me en )(?:vais|va|vas)|ou (?:jmen|je men|jme en) (?:vais|va|vas)',
      '(?:keep|gardez|garder|garde) (?:the|my|le|la|mon) (?:deposit|money|refund|change|depot|argent|monnaie|remboursement)|(?:will not|wont) need (?:it|anything|any)|no (?:need|pain|pharmacy|bills|waiting lists?)|(?:aurai|ai) (?:plus|pas) besoin|(?:pas|plus) de (?:pharmacie|douleur|factures?|liste)',
    ),
    not: /\b(?:vacation|vacances|trip|voyage|cottage|chalet|camping|cruise|moving|demenage\w*|mexico|mexique|florida|floride|cuba|village|north|nord|work|camp|travel\w*|refill early|plus tot|wifi|signal|cell service|reserve)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word(
        '(?:aurai|aurais|vais avoir) (?:plus|pas) besoin de (?:rien|grand chose)|(?:will not|wont|do not) (?:be )?need\\w* (?:anything|any of (?:it|this)|nothing)(?: at all)? (?:after|by|come|from|once)',
      ),
      word(
        '(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|demain|apres|bientot|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|ce soir|soon',
      ),
    ],
    not: LEAVES_THE_CLINIC,
  },
  {
    kind: 'suicide',
    of: both(
      '(?:life insurance|assurance vie|my will|mon testament|organ donor|don de organes|donate my body|funeral|funerailles|cremat\\w*|who (?:tells|notifies|will tell) my (?:family|kids)|va (?:prevenir|avertir) ma famille)',
      'before i (?:do|go through with) it|avant (?:de le faire|que je le fasse|de passer)|(?:finis|termine|arrete) avec (?:ca|tout|la vie)|tired of this life|fatiguee? de (?:cette|la|ma) vie|i am (?:asking about|talking about|the one|speaking of) (?:me|myself)|je parle de moi',
    ),
    not: /\b(?:before i do it online|apply|renew|renouvel\w* (?:mon|ma) assurance|quote|soumission)\b/,
  },
  {
    kind: 'suicide',
    of: both(
      '(?:deceased|dead|decede\\w*|mort|defunt) (?:patient|veteran|person|client|personne)|(?:patient|veteran|person|client|dossier|file|account)(?: \\w+){0,3}? (?:is gone|has died|dies|died|decedee?|mort|est mort|dead)',
      '(?:je parle de|ce est|asking (?:about|for)|talking about|i mean|that will be|ca va etre) (?:me|myself|moi)\\b|for (?:me|myself) tomorrow|pour moi demain',
    ),
  },
  {
    kind: 'suicide',
    of: both(
      '(?:only|last) (?:thing|one|reason|person)(?: \\w+){0,2}? (?:keeping|kept|holding|that keeps|who keeps) me (?:here|alive|going|around)|(?:seule?|derniere?) (?:affaire|chose|raison|personne|etre)(?: \\w+){0,2}? (?:tenait|retenait|gardait)(?: \\w+)? ?(?:ici|en vie|vivante?|encore)?',
      'died|dead|put down|put to sleep|gone|left me|mort|morte|partie?|decedee?|euthanasie\\w*|endormi|fait endormir',
    ),
    not: /\b(?:job|work|travail|but i (?:have|still)|mais je ai encore)\b/,
  },
  {
    kind: 'suicide',
    of: both(
      '(?:not|dont|pas) (?:\\w+ ){0,6}?(?:sleep(?:ing)? (?:meds|pills)|somniferes|pilules pour dormir)(?: \\w+){0,3}? (?:to sleep|for sleep|for sleeping|pour dormir)',
      'if you (?:get|know|see|catch) (?:me|what i mean|my drift)|si (?:tu|vous) (?:voyez|vois|comprends|comprenez)|anymore|plus pour dormir',
    ),
  },
  {
    kind: 'suicide',
    of: both(
      '(?:fusil(?: de chasse)?|carabine|douze|rifle|shotgun|pistol|handgun|gun) (?:\\w+ ){0,4}?(?:sur (?:la|le|ma|mon|mes) (?:table|lit|genoux|comptoir)|sortie?|chargee?|out|on (?:the|my) (?:table|bed|lap|counter)|loaded|a cote de moi|beside me|next to me)',
      '(?:tannee?|ecoeuree?|fatiguee?|a bout|plus capable|peux plus|finie?|assez|tired|done|fed up|can not (?:anymore|take|do)|no more|over|had enough|goodbye|adieu)',
    ),
    not: /\b(?:hunt\w* (?:season|trip|with)|saison de (?:la )?chasse|chevreuil|orignal|deer|moose|clean\w*|nettoy\w*|permis|licen[cs]e|locked|barre|coffre|safe)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word('(?:car|engine|truck|char|auto|moteur|camion) (?:\\w+ )?(?:running|on|part|parti|allume|en marche|idling)'),
      word('shed|garage|remise|abri|tent|tente|closed'),
      word('sleep|asleep|endormir|dormir|hurt|mal|how long|combien de temps|painless|peaceful'),
    ],
    not: /\b(?:alarm|detector|smell|odeur|warm(?:ing)? up|rechauff\w*|mechanic|mecanicien|battery|noise|bruit|neighbou?r|voisin)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word(
        '(?:insurance|assurance)(?: \\w+){0,4}? (?:pays?|paye|paie|covers?)(?: \\w+){0,3}? (?:after|apres) (?:two|2|deux) (?:years?|ans)|(?:suicide|contestab\\w+) clause',
      ),
    ],
    not: /\b(?:dental|dentaire|car|auto|house|maison|travel|voyage)\b/,
  },
  {
    kind: 'suicide',
    of: [
      word(
        '(?:appointment|date|rendez vous) (?:with|avec) (?:death|la mort)|(?:mon nom|my name)(?: \\w+){0,5}? (?:avis de deces|obituar\\w*|necrolog\\w*)|(?:lirez|lire|verrez|read|see) (?:about me|mon nom|my name)(?: \\w+){0,2}? (?:journal|paper|news|obituar\\w*)|(?:je vais|m as|mas|vais) laisser (?:le|mon) (?:char|auto|camion) (?:aller|partir|rouler)|(?:rifle|shotgun|gun|pistol|knife|belt|rope) (?:\\w+ )?(?:on|around) (?:himself|herself|myself)',
      ),
    ],
    not: /\b(?:article|award|prix|interview|entrevue|election|graduat\w*|team|equipe)\b/,
  },
]

/** Of how many kinds somebody settles their affairs. */
export function farewellSigns(said: string): number {
  return LEAVES_THE_CLINIC.test(said) ? 0 : SIGNS.filter((sign) => sign.test(said)).length
}

const SIGNS = [
  word(
    '(?:dog|cat|pets?|chien|chat)(?: \\w+){0,3}? (?:at|with|to|chez|avec|a) (?:my|ma|mon) (?:sister|mother|mom|brother|parents?|friend|soeur|mere|frere|voisine?|neighbou?r)s?',
  ),
  word(
    '(?:rent|bills|debts|loyer|factures|dettes|comptes)(?: \\w+){0,3}? (?:paid|payes?|payees?|regles?|reglees?)|(?:paid|paye) (?:\\w+ )?(?:the|my|le|mon|all my) (?:rent|bills|debts|loyer)',
  ),
  word(
    '(?:will|testament|papers|affairs|papiers|affaires)(?: \\w+){0,3}? (?:on the table|sorted|in order|signed|done|written|sur la table|en ordre|signes?|ecrit|faits?|regle\\w*)|(?:sorted|settled|signed|regle|signe) (?:\\w+ )?my (?:papers|affairs|will)|(?:letters?|notes?|lettres?) (?:\\w+ )?(?:written|ecrites?|on the)|(?:wrote|written|ecrit) (?:\\w+ ){0,2}?(?:letters?|notes?|lettres?)',
  ),
  word(
    '(?:gave|given|giving|donne|donnee?s?|donner) (?:\\w+ ){0,2}?(?:my|mes|mon|ma|all|toute?s?) (?:\\w+ )?(?:things|stuff|phone|plants|guitar|tools|car|affaires|cell|plantes|outils|char|guitare)|(?:can|peut|pourra) (?:have|garder|avoir) (?:it|my|mon|ma|le|la)(?: \\w+){0,2}? after',
  ),
  word(
    '(?:close|delete|cancel|erase|fermez|fermer|effacez|annulez|supprimez) (?:\\w+ )?(?:my|mon|ma|the|le|everything|tout) ?(?:file|account|chart|record|dossier|compte|everything)?|last (?:log ?in|message|time i (?:write|bother))|dernier message|derniere fois que je',
  ),
  word(
    '(?:peaceful|at peace|in peace|calm now|en paix|tranquille maintenant|serein\\w*)|be (?:good|kind) to (?:each other|one another)|prenez soin (?:de vous|les uns)',
  ),
  word('goodbye|good bye|farewell|adieu|adieux'),
  word(
    '(?:will not|wont|never) (?:\\w+ )?(?:finish|need|use|be needing) (?:it|them|that|this)|(?:aurai|vais) (?:plus|pas) (?:besoin|le finir|la finir)|finirai (?:pas|plus)',
  ),
  word(
    '(?:he|she|you|they|nadia|\\w+) (?:was|were|has been|have been) (?:so |very |always )?(?:kind|nice|good) to me|(?:was|were) kind|a ete (?:fine|gentille?|bonne?)|not (?:his|her|their|your|anyones?) fault|(?:pas|ni) (?:de )?(?:sa|ta|votre|leur) faute',
  ),
  word(
    '(?:years?(?: old)?|ans|annees|mois|months) of (?:pain|this)|(?:ans|annees) de (?:douleur|souffrance)|where i am going|done (?:fighting|trying)|fini de (?:me )?battre',
  ),
]
