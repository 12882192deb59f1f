import { normalizeSpelling } from '../text/normalize-spelling.ts'

/**
 * True for words of not wanting to live that hold no intent: "I wish I would not wake up", "je suis tannée de vivre". They ask for one gentle
 * question, not for an alarm (F-5). False as soon as a plan, a means, a time or an act is named.
 */
export function wishesOnly(text: string): boolean {
  const said = normalizeSpelling(text)
  return PASSIVE.test(said) && !INTENT.test(said)
}

/** True for words of not wanting to live, whether or not a rule of crisis names them; not where they are denied, long past or only asked about. */
export function soundsHopeless(text: string): boolean {
  const said = normalizeSpelling(text)
  return PASSIVE.test(said) && !DENIED.test(said)
}

/** True where such words come with a plan, a means or a time: no rule needs to know the plan. */
export function soundsResolved(text: string): boolean {
  return soundsHopeless(text) && INTENT.test(normalizeSpelling(text))
}

/** True where anything points to an act: a time, a means, a farewell, death itself. What the classifier doubts without it is asked about first. */
export function pointsToAnAct(text: string): boolean {
  const said = normalizeSpelling(text)
  return INTENT.test(said) || ACT.test(said)
}

const ACT =
  /\b(?:tonight|tomorrow|weekend|soon|midnight|ready|decided|decision|plan|planned|pills?|meds|bottle|guns?|rifle|pistol|rope|noose|belt|bridge|river|lake|ice|tracks?|rail|razor|knife|blade|garage|roof|ledge|balcony|goodbyes?|bye|farewell|sorry|letters?|note|testament|heaven|dead|death|die|dying|kill|killing|suicid\w*|end|ending|ended|over|last|gone|leaving|leave|join|joining|at peace|forever|never wake|blood|bleed\w*|cut|cutting|slit|swallow\w*|took|taking|jump\w*|hang|hanging|shoot|drown\w*|insurance|affairs|funeral|grave|ashes|coming back|find me|without me|better off|do it|done it|did it|by the time|not be here|wont be here|need it|anymore i|cancel everything|give away|giving away|gave away|soir|demain|bientot|minuit|pret|prete|decide|decidee|plan|pilules?|comprimes?|bouteille|armoire|fusil|carabine|gun|corde|pont|viaduc|riviere|fleuve|lac|glace|rails?|track|metro|train|lame|rasoir|couteau|toit|balcon|adieu|adieux|au revoir|pardon|desolee?|lettre|ciel|morte?|mourir|tuer|suicide\w*|fin|finir|fini|dernier|derniere|partir|pars|parti|partie|men vais|me en vais|me en vas|rejoindre|en paix|pour toujours|reveiller|sang|saigne\w*|coupe\w*|avale\w*|pris|prendre|prends|sauter|pendre|tirer|noyer|assurance|papiers|enterrement|cendres|reviens pas|reviendrai|trouve|sans moi|le faire|journal|annulez)\b/

const DENIED = new RegExp(
  [
    '\\b(?:no|never|not|any|without|zero|none|deny|stopped|aucune?|pas|jamais|plus) (?:de |d |have |had |eu |des |thought |thinking |pense |having )*(?:\\w+ ){0,2}(?:suicid\\w*|dark thoughts|bad thoughts|idees|pensees|thoughts? of|hurt(?:ing)? myself|harm(?:ing)? myself)\\b',
    '\\b(?:cause|causer|trigger|give|donner|side effects?|effets? secondaires?|risk of|risque|protocol\\w*|form|formulaire|question|class|cegep|social worker|travailleuse sociale|checkbox|video|film|movie|book|livre)\\b',
    '\\b(?:used to|years? ago|yrs ago|as a teen|in high school|when i was|back then|not since|got better|10 yrs|\\d+ years|il y a|y a (?:longtemps|\\d+ ans)|quand je etais|ado|plus maintenant|ce est fini|dix ans|dans le temps)\\b(?!.*\\b(?:again|back|revenu\\w*|recommence\\w*|encore|still|urge)\\b)',
    '\\bnot tired of living\\b|\\bto (?:a|the) (?:beach|cabin|cottage|island)\\b|\\bdont want to live in pain but\\b|\\bplease disregard\\b',
  ].join('|'),
)

const PASSIVE = new RegExp(
  [
    '\\b(?:wish|wished|wishes|hope|hoping|pray|prayed|praying) (?:that )?(?:i|he|she|god|to|it|my heart)\\b(?=.*\\b(?:not (?:wake|be|alive|here)|would not|dead|gone|born|never|existed|not exist|disappear|takes? me|take me|be over|stops?|asleep|alive)\\b)',
    '\\bnot (?:really |even )?(?:want|wish|wanna|feel like) (?:to )?(?:be|being) (?:here|around|alive|on this earth)\\b|\\bnot want to (?:wake up|exist|live|go on|be alive|be here|be around)\\b|\\bdont wanna (?:exist|live|be (?:here|alive|around)|wake up)\\b|\\bnot wake up (?:tomorrow|any ?more|one day|again)\\b',
    '\\b(?:what is|whats|is there|see|no) (?:the |any |a )?(?:point|piont|reason|use|sense)\\b(?=.*\\b(?:living|livin|life|going on|go on|anymore|any more|alive|stay|continu\\w*|existing|here|trying)\\b)',
    '\\b(?:fine|manage\\w*|okay|ok|do well) (?:\\w+ )?(?:without me|with me gone)\\b|\\bwish (?:\\w+ ){1,3}(?:cancer|illness|disease|pain|it) would (?:\\w+ )?(?:win|kill me|take me|finish)\\b|\\b(?:okay|ok|fine) with (?:not waking up|dying|never waking)\\b',
    '\\b(?:better|beter|happier|easier|simpler) (?:off )?(?:without me|with me gone|dead|if i (?:was|were|am) (?:gone|not|dead)|if i (?:died|disappeared)|not (?:being )?alive|gone|if i was gone)\\b|\\b(?:not being alive|being gone|being dead) (?:would|might|could|seems|sounds)\\b|\\bid be (?:better|beter) (?:off )?dead\\b',
    '\\b(?:thinking|think|thoughts?|thinkin|wonder\\w*|imagin\\w*|dream\\w*|fantasi\\w*|talks?|obsess\\w*)\\b(?=.*\\b(?:death|dying|being dead|disappear\\w*|not being (?:here|alive)|not existing|suicide|ending it|end it|funeral|to be dead|driving into|jumping)\\b)|\\b(?:dark|suicidal|bad|those|intrusive) (?:thoughts?|stuff|ideas)\\b|\\bdeath a lot\\b',
    '\\b(?:not|do not|dont) (?:really )?(?:care|mind) (?:any ?more )?(?:if|whether)\\b(?=.*\\b(?:live|die|wake|truck|bus|dead|hit|alive|happen\\w*)\\b)|\\b(?:if|when) (?:the |a |something |god |it )(?:\\w+ ){0,3}(?:kills? me|happened to me|takes me|hit me|took me)\\b|\\bwould not (?:fight|mind)\\b(?=.*\\b(?:hit|happen\\w*|die|truck|it|dead)\\b)',
    '\\bif (?:i am|im) (?:even )?still (?:here|alive|around|breathing)\\b(?=.*\\b(?:tomorrow|tonight|then|morning)\\b)|\\b(?:tomorrow|tonight|this week)\\b.*\\bif (?:i am|im) (?:even )?still (?:here|alive|around|breathing)\\b',
    '\\b(?:demain|ce soir|cette semaine)\\b.*\\bsi (?:je suis|chu|chuis) (?:encore|toujours) (?:la|en vie|vivante?|de ce monde)\\b',
    '\\b(?:tired|sick|exhausted|done|weary) (?:of|with) (?:living|livin|being alive|bein alive|life|existing|being here)\\b(?! (?:on|with|like|in|under|from|out of) )|\\b(?:life|living) (?:is not|isnt|not|has no|is no longer) (?:worth|meaning|point|value)\\b|\\b(?:life|living) (?:is|feels) (?:pointless|worthless|meaningless|not worth)\\b|\\bmy life (?:has|had) (?:no|any|little)\\b|\\bnot (?:\\w+ ){0,3}my life has any\\b|\\brather be dead\\b|\\brather (?:die|not exist)\\b',
    '\\b(?:not sure|do not know|dont know|who knows) (?:how much longer|how long|if i can|what i (?:will|would|might) do|i can)\\b(?=.*\\b(?:go on|hold on|do|last|keep going|take|stop|longer|cope)\\b)|\\bhow much longer i can\\b|\\bcan not (?:see|imagine|picture) (?:a|any|my) future\\b|\\bno future\\b|\\b(?:can not|cannot) (?:guarantee|promise)\\b|\\bunsafe with my\\b|\\bscared of my (?:own )?thoughts\\b|\\bready to go (?:when|any|the sooner)\\w*\\b|\\bwaiting to die\\b|\\blong(?:ing)? for (?:it|death|the end)\\b',
    '\\b(?:urges?|urge|feel like|tempted|want) (?:to )?(?:cut|cutting|hurt(?:ing)? myself|harm(?:ing)? myself|self harm)\\b|\\burge (?:is|has come|came|to cut) ?(?:back)?\\b|\\bused to cut\\b|\\bscratch myself\\b|\\blook at my pills\\b|\\bhurting myself sometimes\\b|\\bsometimes (?:\\w+ ){0,3}(?:hurt|hurting|cut|cutting) myself\\b',
    '\\b(?:would|will) (?:anyone|anybody|anyone here) (?:even |really |ever )?(?:miss me|(?:notice|care|come) if i (?:was|were|am|be|die|died|disappear\\w*)(?: (?:gone|dead|not here))?)\\b|\\b(?:quelqu un|quelquun) (?:va|vas|irait) (?:tu )?(?:se )?ennuyer de moi\\b',
    '\\b(?:no ?one|nobody) would (?:even )?(?:notice|miss|care|come)\\b|\\b(?:vanish|vanished|disappear)(?: for good| forever| from this world)?\\b(?!.*\\b(?:pain|symptoms|files?|message|page)\\b)|\\b(?:want|wish) (?:it|everything|this) (?:could |would )?(?:all )?(?:just )?(?:to )?(?:be over|end|stop)\\b|\\bmy (?:family|kids|wife|husband) (?:will|would) not have to (?:worry|deal)\\b|\\bmedical assistance in dying\\b|\\bmaid\\b(?=.*\\b(?:pain|stand|ask|want|wonder\\w*|end)\\b)|\\bsleep (?:and never|forever|and not)\\b|\\bnever been born\\b|\\bi am a burden and\\b',
    '\\b(?:souhaite|voudrais|voulais|aimerais|espere|prie|jaimerais|esperais|aurais voulu|aurais aime)\\b(?=.*\\b(?:pas me reveiller|plus me reveiller|ne plus|plus etre|ne pas|ne jamais|jamais naitre|pas ne|pas naitre|coeur arrete|vienne me chercher|disparaitre|tout (?:se )?arrete|etre mort\\w*|que ca finisse|mon heure)\\b)',
    '\\b(?:plus|pas|pu) (?:\\w+ ){0,3}(?:envie|gout|raison|force) (?:de |d |etre )?(?:vivre|etre|continuer|rester|me reveiller|exister|me lever|la)\\b|\\b(?:veux|voudrais|envie) (?:juste |vraiment )?(?:plus|pas) (?:vivre|etre (?:ici|la|icitte|en vie)|exister|me reveiller)\\b|\\bpas envie de (?:me reveiller|vivre|continuer)\\b|\\bpas me reveiller\\b',
    '\\b(?:a quoi bon|a quoi ca sert|a quoi sa sert|ca sert a quoi|sert a rien)\\b(?=.*\\b(?:vivre|continuer|vie|exister|tout ca)\\b)|\\b(?:vie|vivre)\\b(?=.*\\b(?:vaut (?:pas|plus|rien)|sert a rien|ne sert|a plus (?:de|aucun)|plus aucune|pas la peine|aucune valeur|plus de sens)\\b)|\\bma vie (?:ne )?(?:a plus|est finie)\\b',
    '\\b(?:mieux|heureux|tranquilles?|facile|simple)\\b(?=.*\\b(?:sans moi|si (?:je|j) (?:ne )?(?:etais|suis|etait)|plus (?:la|en vie|ici)|morte?|partie?|pas en vie)\\b)|\\b(?:serais|jserais|aimerais|aimerait) mieux (?:\\w+ ){0,3}(?:mort|morte|crever)\\b|\\bmieux pu la\\b',
    '\\b(?:idees?|pensees?|affaires|choses) (?:noires?|sombres|suicidaires?|de mort|la)\\b|\\b(?:pense|penser|pensais|parle|parler|demande)\\b(?=.*\\b(?:la mort|a mourir|etre mort|disparaitre|suicide|en finir|mes funerailles|aide medicale a mourir|pu la|plus la)\\b)|\\baide medicale a mourir\\b|\\brecommence a avoir ces pensees\\b|\\bmes pensees me font peur\\b',
    '\\b(?:egal|derange(?:rait)? pas|me en fous?|men fous?) (?:de |si )?(?:\\w+ ){0,3}(?:vivre|mourir|vis|meurs|reveille)?\\b(?=.*\\b(?:vivre|mourir|camion|frappait|mort|reveille)\\b)|\\b(?:camion|auto|char|autobus) me frapp\\w+\\b|\\bme battrais pas\\b|\\barrivait quelque chose\\b|\\battend de mourir\\b',
    '\\b(?:fatigue|fatiguee|tanne|tannee|ecoeure|ecoeuree|epuise|epuisee) (?:de |de )(?:vivre|la vie|exister|etre en vie)\\b(?! (?:en|avec|dans|chez|sur|comme|au|aux|sous) )|\\b(?:pas|plus) (?:d )?avenir\\b|\\bcombien de temps (?:je|jvais|je vais) (?:\\w+ )?(?:tenir|toffer|durer)\\b|\\bsais pas ce que je (?:vais|ferai|ferais) ?faire\\b|\\bpret\\w* a partir\\b|\\bplus tot sera le mieux\\b',
    '\\benvie de me (?:faire (?:du )?mal|couper|blesser)\\b|\\b(?:envie|gout) (?:est|es|me est) revenue?\\b|\\bme coupais\\b|\\bme ?egratigne\\b|\\bregarde mes pilules\\b|\\bidee de foncer\\b|\\bdisparaiss?(?:e|ais|ait)\\b|\\bveut disparaitre\\b|\\bveux disparaitre\\b|\\bdisparaitre (?:pour de bon|pour toujours)\\b|\\bne plus (?:jamais )?(?:me reveiller|me occuper|etre en vie)\\b|\\bplus a se inquieter\\b|\\bplus etre en vie\\b|\\bcoeur arrete\\b',
  ].join('|'),
)

const INTENT = new RegExp(
  [
    '\\b(?:kill (?:myself|himself|herself|themselves)|killing (?:myself|himself|herself)|hang (?:myself|himself)|shoot (?:myself|himself)|slit|noose|overdose on|od on|end my (?:own )?life|take my (?:own )?life|taking my (?:own )?life|jump off|jumping off|suicide note|commit suicide|plan to|planning to|my plan|have a plan|have decided|decided to|going to (?:do|end|kill|take|jump|die|hang|shoot|cut|swallow|overdose)|about to|will do it|i am doing it|ready to do it|tonight|to ?night|right now|this (?:weekend|evening|week)|have the (?:pills|gun|rope|knife)|got the (?:pills|gun|rope)|(?:pills|rope|gun|knife|rifle|blade|bottle) (?:\\w+ ){0,4}(?:in my|in front|ready|here|beside|next|out|loaded|lined)|saved up|wrote (?:a|the|my) (?:note|letter)|goodbye|swallowed|took (?:all|the|a|too|my)|already took|cutting (?:my|now)|just cut|bleeding|how many|lethal|painless|when i get home|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)|deep enough)\\b',
    '\\b(?:want|wants|wanna|need) (?:to )?(?:die|kill|end (?:it|my))\\b',
    // A means at hand. Each of these words points to an act alone already, see `ACT`.
    '\\b(?:have|got|kept) (?:still |already )?(?:all )?(?:my|the|these|those|enough|a) (?:\\w+ )?(?:pills|meds|guns?|rifle|pistol|rope|razor|knife|blade)\\b',
    '\\bje ai (?:encore |deja )?(?:toute?s? )?(?:mes|ma|mon|les|la|le|une?|assez de) (?:\\w+ )?(?:pilules?|comprimes?|fusil|carabine|gun|corde|rasoir|couteau|lame)\\b',
    '\\b(?:me tuer|se tuer|me suicider|se suicider|me pendre|se pendre|me enlever la vie|se enlever la vie|me tirer|me jeter|me noyer|mettre fin a|la corde|une corde|le fusil|mon fusil|les pilules|pilules dans|couteau|exacto|ce soir|cette nuit|tout de suite|tantot|je ai decide|decide de|je vais (?:le faire|en finir|mourir|sauter|partir|prendre|avaler|crever)|comment (?:je vais (?:le )?faire|le faire|me y prendre)|de quoi (?:le|en) (?:faire|finir)|pour en finir|(?:tout|toute) (?:est )?(?:pret|prepare|planifie)|tout ce que il (?:me )?faut|date est choisie|lame|lettre|adieu|avale|je ai pris|ouvert les veines|sauter (?:en bas|du)|combien (?:de (?!temps)|pour )|sans douleur|armes?|mon plan|un plan|veux mourir|veu[xt] mourir|veux crever|demain matin)\\b',
  ].join('|'),
)
