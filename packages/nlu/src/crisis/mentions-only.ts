/**
 * True where a sentence only speaks of a crisis: answers a form with no, tells of a book or of work, asks what a medicine can do, or tells an
 * old story whose message has a good end. No rule judges it then; the classifier still reads it. False as soon as anything in the message points to
 * today or takes it back. Both as `normalize` leaves them.
 */
export function mentionsOnly(message: string, sentence: string): boolean {
  if (TODAY.test(message)) return false
  if (LONG_AGO.test(message) && WELL_SINCE.test(message) && TOLD_IN_PAST.test(sentence) && !IN_PRESENT.test(sentence)) return true
  if (TAKEN_BACK.test(message)) return false
  return SUBJECTS.some((parts) => parts.every((part) => part.test(sentence)))
}

const TOLD_IN_PAST =
  /\b(?:was|were|had|did|used|tried|took|attempted|overdosed|wanted|thought|ate|cut|burned|hit|got|fainted|greened|od|killed|died|avais|avait|etais|etait|jetais|javais|voulais|pensais|pense|eu|fait|pris|mange|perdu|vecu|suicidee?)\b/
const IN_PRESENT =
  /\b(?:i (?:am|want|need|will|can not|do not|think|feel|plan)|i have (?!been|had|not)|je (?:suis|veux|vais|peux|pense|sens)|jai (?:envie|mal|peur)|(?:is|are) (?:not )?(?:breathing|bleeding|going|trying))\b/

const TODAY =
  /\b(?:tonight|right now|just (?:took|said|told|called|texted|swallowed|found|tried)|help|911|988|coming back|came back|come back|again|still (?:want|think|feel|have)|ce soir|a soir|a matin|maintenant|tout de suite|aidez|vite|encore (?:des|envie|pense|hier)|revien\w*|revenu\w*|recommenc\w*)\b/

/** "On the form I said never. The truth is every day." */
const TAKEN_BACK =
  /\b(?:truth|truly|honest(?:ly)?|lied|lying|ashamed|changed|actually|verite|vraie reponse|menti|honte|en vrai|except|sauf que|but|mais|however|pourtant|until|jusqua)\b/

const LONG_AGO =
  /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|couple|few|many) (?:years?|yrs?|decades?)(?: ago| back| now| this)?|decades?|(?:19|20)\d\d|last (?:year|winter|spring|summer|fall|month)|when i was|as a teen\w*|in (?:college|university|high school|my (?:teens|twenties|thirties|forties|fifties))|at (?:15|16|17|18|19|20|nineteen|twenty)|growing up|never again|once (?:in|at|when)|(?:one|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|\d+) ans|l ?an (?:passe|dernier)|lhiver passe|(?:jetais|au) (?:ado|jeune|cegep|secondaire)|quand jetais|when (?:he|she|they|my \w+) (?:was|were) |(?:in|au mois de|en) (?:the )?(?:spring|summer|fall|winter|january|february|march|april|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)|le mois passe|by mistake yesterday|dans le temps|a \d\d ans|plus jamais|jamais plus|dans les annees|bebe|avant jetais|il y a longtemps|la fois que)\b/
const WELL_SINCE =
  /\b(?:(?:fine|ok|okay|good|great|well|safe|happy|better|sober|clean|stable|thriving|gone|over|behind|clear|healed|cured|recovered|remission|proud|married|remarried|glad|grown|gardening)(?: \w+){0,2}(?: now| since| today)?|no more since|these days|never again|cleared|counsell?or|therap\w+|love my life|stopped (?:it|them)|long gone|all good|sobre|gueri\w*|heureu\w+|stable|mieux|bien|correcte?|guerie?|finished|happened again|no biggie|rien de casse|adverse|regrett\w+|remari\w+|derriere|loin|aide|retabli\w*|aujourdhui|partie? (?:tout|avec)|plus jamais|jamais plus|these days|depuis)\b/

const ANSWERED =
  /\b(?:form|question(?:s|naire)?|survey|screen\w*|box|intake|chart|q ?\d+|asked (?:if|about|me)|asks|formulaires?|sondage|case|dossier|demand\w+|(?:nurse|doctor|doc) (?:asked|wanted)|score|(?:infirmiere|docteur|medecin) (?:ma|voulait|demand\w+)|je precise|confirm\w*|clear|clarify|disregard|rassur\w+)\b/
const WITH_NO =
  /\b(?:no|none|never|nobody|by (?:mistake|accident)|typo|wrong box|misread|quot\w+|non|jamais|aucune?|personne|par erreur|faute de frappe|sans faire expres|mauvaise case|paroles)\b/
const MEDIA =
  /\b(?:films?|movies?|documentar\w+|podcast|books?|novels?|memoir|songs?|lyrics?|(?:the|my) news|articles?|poems?|characters?|musical|opera|episode|series|theatre|livres?|romans?|chansons?|toune|piece|personnages?|nouvelles|emission|spectacle|heroine)\b/
const TOLD_IN =
  /\b(?:about|called|where|named|who|in|on|read\w*|watch\w*|play\w*|writ\w+|sur|parl\w+|ou|qui|lis|lit|regarde\w*|ecout\w*|joue|ecris|dit|said)\b/
const WORK =
  /\b(?:prevention|volunteer\w*|benevole|crisis (?:line|centre|center)|hotline|ligne de crise|leaflet|pamphlets?|brochure|posters?|depliants?|feuille|feuillet|affiches?|documentation|training|workshop|conference|formation|(?:my|a|the|in|for) (?:class|thesis|project)|(?:ma these|un travail|un expose)|(?:i am|je suis) (?:an? )?(?:\w+ )?(?:social worker|student|etudiant\w*|enseignant\w*|intervenant\w*|travailleuse sociale)|jetudie|protocole?|policy|polic(?:y|ies)|confidential\w*|confidentiel\w*|safety plan|plan de securite|side effects?|effets? secondaires?)\b/
const ASKED =
  /^(?:(?:and|so|also|hi|hello|ok|bonjour|quick|just) ){0,2}(?:can|could|does|do|is|are|will|would|may|might|what|which|how|when|where|who|est ce|estce|peut ?on|quels?|quelles?|comment|quand|existe|peut) (?!i (?:kill|die|end|stop)|it take|many|much|long|high|fast)/
const OF_A_MEDICINE =
  /\b(?:cannabis|thc|cbd|oil|weed|edibles?|gabapentin|medication|it (?:make|cause|trigger|give|raise|increase)|cause|trigger|huile|effexor|somnifere|medicament|causer|donner|provoquer|augmente|risk|risque|lien|legende|myth|signs?|signes|difference|carnet|normal)\b/
const IN_GENERAL =
  /^(?!.*\b(?:i (?:am|have|want|took|feel|need|will)|my (?!class|paper|uncle|leaflet|teen|gp|doctor)|jai|je (?:veux|suis|vais|prends|me)|mon|ma|mes)\b)/

const SUBJECTS: readonly (readonly RegExp[])[] = [[ANSWERED, WITH_NO], [MEDIA, TOLD_IN], [WORK], [ASKED, OF_A_MEDICINE, IN_GENERAL]]
