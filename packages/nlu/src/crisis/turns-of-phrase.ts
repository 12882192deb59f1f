/**
 * A sentence without turns of phrase that only sound like a crisis ("she beats me at chess", "mom would kill me if"). What is left is
 * read as usual, so nothing said beside them is lost. Text as `prepareForCrisis` leaves it.
 */
export function withoutTurnsOfPhrase(sentence: string): string {
  return sentence.replace(TURNS, ' ')
}

const FOND = '(?:mom|mum|mother|dad|wife|husband|boss|sister|brother|girlfriend|boyfriend|nurse|coach)'

/** What a threat is made for, not a turn of phrase. */
const LEAVING =
  '.*\\b(?:leav\\w+|left|tell|talk|speak|police|go (?:to|back|out)|divorc\\w*|quitt\\w+|laisse\\w*|pars|partir|parle\\w*|dis|sors|sortir|clinique|rentre|vais|jva|police)\\b'

const TURNS = new RegExp(
  [
    '\\bbeats? me (?:at|in) (?!home|night)\\w+|\\bme bat (?:aux?|a la|souvent aux?) \\w+',
    `\\b(?:my )?${FOND} (?:would|will|is going to) (?:kill|murder|strangle|shoot) me\\b(?! (?:tonight|with|and))(?!${LEAVING})`,
    `\\b(?:ma|mon|le|la) (?:femme|blonde|mere|soeur|mari|chum|boss|pere|patronne?|prof) va me tuer (?:si|quand)\\b(?!${LEAVING})`,
    '\\b(?:strangle|strangled|murder|kill) (?:this|that|the|my) (?:printer|computer|phone|budget|site|form|appetite|time|sound|weeds|lights?)\\b',
    '\\b(?:gun|hunting|firearms?|weapons?) (?:licen[cs]e|permit|safe|range|club)\\b|\\bpermis (?:de port )?darmes?\\b|\\bcouteau a \\w+',
    '\\badieu (?:la cigarette|le tabac|les? (?:pilules?|opioides?|medicaments?|douleurs?)|la douleur)\\b|\\bgood ?bye (?:to )?(?:pain|pills|opioids|smoking|cigarettes)\\b',
    '\\ben finir avec (?:le|la|ce|cette|les|vos?|votre|mes) (?:formulaire|questionnaire|questions?|site|douleurs?|papiers?|opioides?|pilules?)\\b',
    '\\ben finir avec (?:mes|mon|ma|ces|les|la|le|cette) (?:\\w+ )?(?:migraines?|(?:maux|mal) (?:de |du |d |au |aux |a la )(?:tete|dos|ventre|cou|dents?|gorge|jambes?|genoux?|epaules?|hanches?|reins|estomac)|crampes?|insomnies?|cauchemars|nausees|anxiete|spasmes|brulures|engourdissements|raideurs?)\\b',
    '\\b(?:cell\\w*|telephone|batterie|ordi\\w*|tablette|portable) (?:est en train de |est sur le bord de |vient de |va |vas )(?:mourir|lacher|crever|me lacher)\\b|\\bfor the life of me\\b',
    '\\bthought (?:i was|i am) dying\\b(?=.*\\b(?:ended up|landed|rushed|taken) (?:in|at|to) (?:the )?(?:er|hospital|emergency)\\b)',
    '^(?:can|could|may|should) (?:i|we) give (?:my|our) (?:\\w+ )?(?:son|daughter|kid|child|grand\\w+|nephew|niece|boy|girl|teen\\w*) (?:a (?:bit|little|drop) (?:of )?|some )?(?:of )?(?:my |the )?(?:cbd|oil|thc|cannabis|weed)(?: for (?:his|her|their) \\w+)?',
    '\\bpushed me (?:to|into) (?:call|try|com\\w+|book|sign|apply|see)\\w*|\\bme pousse a bout\\b|\\bchok\\w+ (?:me )?(?:with work|on (?:the price|these|the fees|a pretzel))\\b',
    '\\b(?:respirer|respire|breathe?) (?:\\w+ )?(?:par le nez|through (?:my|the) nose)\\b|\\bme reveille pas (?:le matin|la nuit|tot)\\b|\\bjetouffe dans les foules\\b',
    '\\bcookies (?:i baked|she baked|lol)\\b|\\btake them all (?:at once )?with (?:food|water|breakfast)\\b|\\bcoupee? en (?:me rasant|cuisinant)\\b',
    '\\bit to be over\\b(?= this (?:form|survey|page))|\\bbeat us when we were\\b|\\bhits? me (?:\\w+ ){0,2}by accident\\b',
    '\\bkill(?:ing)? (?:my|the|this|that|your) (?:\\w+ )?(?:subscription|auto\\w*|renewals?|newsletter|account|order|alerts?|notifications?|cough|cold|vibe|mood)\\b',
    '\\bmettre fin a (?:mon |ma |mes |l ?|cet(?:te)? |ce )?(?:abonnement|contrat|commande|compte|traitement|adhesion|inscription|clavardage)',
    '\\btuer (?:pour|de rire|(?:le|la|les|l) ?(?:renouvellement|abonnement|herbe|temps|cochons?|poules?|microbes?|cellules))',
    '\\ben finir avec (?:ces|les|la|le) (?:cigarettes?|tabac|vape|paperasse|formulaires?)\\b|\\b(?:is |are |be )(?:going to be )?the (?:death|end) of me\\b',
    '\\b(?:nearly|almost) (?:had|have|having) a (?:heart attack|stroke)\\b|\\b(?:failli|manque|presque) (?:de )?(?:faire |avoir )?(?:une )?crise (?:cardiaque|de coeur)\\b|\\bcrise cardiaque quasiment\\b',
    '\\blost the will to live (?:in|on|at|around|somewhere|waiting|filling|reading)\\b|\\bperdu le gout de vivre (?:a la page|devant|dans (?:le|votre))',
    '\\bend of (?:my|the) rope (?:with|over|about) (?!life|everything|living|him|her|it|all|this)|\\bend of the road (?:number|no|\\d)',
    '\\b(?:lancer|jeter|pitcher|garrocher|tirer|crisser|throw(?:ing)?|toss|chuck|launch) (?:mon |ma |le |la |l ?|cette |cet |ce |my |this |that |the )?(?:\\w+ ){0,2}?(?:imprimante|limprimante|ordi\\w*|telephone|cell\\w*|cadran|tele|tablette|printer|computer|laptop|phone|tv|alarm clock|crutches|cane|bequilles|formulaire|form)\\b(?: (?:par|out|off|en|dans|into|through) (?:\\w+ ){0,2}(?:fenetre|window|bas|balcon|balcony|mur|wall|lake|lac))?',
    '\\b(?:thought|felt|feels|like) (?:like )?(?:i was |it was |i am )?(?:having )?(?:a )?(?:heart attack|stroke|dying)\\b(?=.*\\b(?:panic|anxi\\w+|passed|over now)\\b)|(?<=\\bpanic attack\\b.*)\\bthought (?:i was|it was) (?:having )?(?:a heart attack|a stroke|dying)|(?<=\\bpanique\\b.*)\\b(?:pensais|croyais|pensait) (?:que )?(?:cetait|faire|avoir|mourir|je faisais|jallais)(?: une| mourir)?(?: crise (?:de coeur|cardiaque)| avc)?|(?:enferme|barre) (?:\\w+ )?dans (?:la|les|ma) (?:\\w+ ){1,3}pour (?:pleurer|brailler)|(?:lock|shut|hide) (?:myself )?in the (?:\\w+ ){0,2}(?:bathroom|car|closet|room) to cry',
    '\\bmal au coeur\\b(?!.*\\b(?:bras|poitrine|serre|machoire|sueurs?)\\b)|\\b(?:voix|voice) (?:au|du|on the|at the) (?:telephone|repondeur|phone|line|recording|menu)\\b',
    '\\bmal a mourir (?=(?:dans|au|aux|a la|de la|du|des) )|\\bfailli (?:crever|mourir|me tuer) (?:de|en)\\b|\\b(?:party|chaleur|journee) a mourir\\b|\\bpour (?:un|une) \\w+ a mourir\\b',
    '\\bsuicide (?:wings|squad|headaches?|doors?|sprints?|commercial)\\b|\\b(?:political|career|social|commercial|traffic) suicide\\b|\\b(?:is|cest un) suicide (?:on a|commercial)',
    '\\b(?:page|site|imprimante|limprimante|ordi\\w*|printer|computer|laptop|battery|app)\\b(?: \\w+){0,4} (?:suicid\\w+|committed suicide|killed itself)',
    '\\bchok\\w+ on (?:(?:the|your|my|this) )?(?:pdf|file|upload\\w*|paperwork|fees?)\\b|\\boverdosed on (?:turkey|chocolate|sugar|carbs|coffee|cookies|candy|food|cheese|netflix)\\b',
    '\\bheart (?:is )?(?:aches?|aching|broken|breaks) (?:since|for|because|that|when)\\b|\\b(?:done|finished) (?:fighting|arguing|dealing) with (?:the|my|your|this) (?:pharmacy|insurance|bank|doctor|school|landlord|clinic)\\b',
    '\\bput me down for\\b|\\bput me out of my misery\\b(?=.*\\b(?:approved|yes or no|answer|know)\\b)|\\bdisappear (?:to|for) (?:a|the) (?:beach|month|week|year|island|cabin)',
    '\\b(?:took|brought|sent) (?:\\w+ ){1,4}back to the (?:shop|store|pharmacy)\\b|\\b(?:all|toutes) (?:my|mes) vitamin\\w+|\\bcat scratch\\w+ my arm\\b',
    '\\b(?:arthrose|arthrite|dos|genou|hanche|migraine|sciatique|nerf|crampes?) me (?:poignarde|tue)|\\bfaint\\w+ (?:once|giving blood|(?:at|in) (?:a |the )?(?:blood|dentist|church|school))',
    '\\bveux pas mourir\\b|\\baucune? envie de mourir\\b|\\bpersonne (?:\\w+ ){0,4}(?:ne )?sest (?:suicid|tu)\\w+|\\b(?:suicidal|want to die|self harm), (?:no|never|none)\\b',
    '\\b(?:good ?bye|adieu) (?:to |a )?(?:dr|doctor|your clinic|the clinic|montreal|toronto|winnipeg|quebec|mon mal|ma douleur|mes maux)|\\bgood ?bye from me as a (?:patient|client)',
    '\\b(?:am|is) dying by (?:supper|dinner|lunch|noon|bedtime|the end of (?:the|my) (?:day|shift|week))\\b|\\blike death (?:warmed|on a)\\b|\\bdisappear for (?:two|three|a few|\\d+) (?:hours|days)\\b',
    '\\bthought (?:i was|i am) dying\\b(?=.*\\b(?:slept it off|fine (?:after|the next|by morning)|never again)\\b)|\\b(?:pense|pensais|cru|croyais) (?:que jallais )?mourir\\b(?=.*\\b(?:jai dormi|lendemain|plus jamais|cetait fini|passe apres)\\b)',
    '\\b(?:boss|patron|job|travail|ado|ados|trafic|escaliers|horaires?) (?:va|vont) (?:finir par )?me faire mourir\\b|\\bsauf me couper (?:la|une) jambe\\b|\\bsauf me couper (?:un|le) (?:pied|doigt)\\b',
    '\\b(?:phone|cell|cellphone|laptop|tablet|ipad|battery) (?:is )?(?:about|going) to die\\b|\\bnot (?:to )?be a burden (?:on|to) (?:my )?\\w+ (?:at|with) (?:chores|meals|groceries|housework|the (?:house|stairs|laundry))\\b',
    '(?<=\\b(?:terminal|palliative|hospice|metastatic|incurable|stage (?:4|four|iv)|phase terminale|soins palliatifs|incurable)\\b.*)\\b(?:i am dying|je (?:vais|vas) mourir)\\b(?!.*\\b(?:now|tonight|today|help|breathe?|alone|ce soir|maintenant|respir\\w*|aide\\w*)\\b)',
    '\\bi am dying\\b(?= (?:from|of|with) (?:\\w+ ){0,3}?(?:cancer|als|copd|disease|illness|tumou?rs?|failure)\\b)',
    '\\b(?:baby|babies|fetus|twins) (?:\\w+ )?kick\\w* me\\b|\\bbebe (?:\\w+ )?me (?:donne|frappe|bourre) (?:\\w+ ){0,2}coups\\b|\\bbebe me frappe\\b',
    '\\b(?:physio\\w*|therapist|trainer|kinesio\\w*|chiro\\w*|coach) (?:\\w+ )?(?:makes?|made) me do (?:things|stuff|exercises|stretches)\\b',
    '\\b(?:taken|took|had|tried) (?:\\w+ ){0,2}?\\d+ different \\w+|\\b(?:took|taken) (?:about |around |maybe )?\\d+ (?:\\w+ ){1,3}?(?:over|in) (?:the|a) (?:week|month|year|years)\\b',
    '(?<=\\ballergic to .*)\\bthroat (?:swells|closes)(?: up)?\\b(?!.*\\b(?:now|help|epipen|ate|stung|just)\\b)',
    '\\bsauter (?:cette|celles?|ces|(?:la|une|des|quelques) questions?|mon tour|letape)\\b|\\bfaire disparaitre (?:ce|cette|le|la|les|mon|mes|ces)\\b',
    '\\b(?:pilules|flacons|pill bottles|bottles|meds) (?:\\w+ )?(?:devant moi|in front of me)\\b(?=.*\\b(?:continu\\w*|go ahead|vas y|liste?|names?|noms|want me to (?:read|type)|(?:je )?(?:vous )?les? lis)\\b)(?!.*\\b(?:die|mourir|wake|reveill\\w*|enough|assez|all|toutes?|end|finir)\\b)',
    '^(?:is|does|will|would|can|could) (?!i |my husband |he |she )(?:\\w+ ){1,8}?(?:harm|hurt) (?:the|my|a) (?:fetus|baby|unborn)\\b',
    '\\b(?:had|have) (?:a |his |her )?(?:heart attacks?|strokes?|bypass) at (?:age )?\\d\\d\\b',
    '\\b(?:since|after|from|because of) (?:the|my|a|that) (?:fall|tumble|drop) off (?:the|a|my) (?:ladder|roof|truck|horse|porch|deck|bike|quad|stairs?|steps?|scaffold\\w*)\\b|\\b(?:took|taken|taking|takes) over my life\\b',
    '\\bpanique que je (?:vas|vais) mourir (?:chaque|quand|a toutes? les)\\b',
    '\\b(?:will not|wont) be here tomorrow\\b(?=.*\\b(?:call|try|off to|ship|deliver\\w*|reschedul\\w*)\\b)|\\bgone by \\w+ so (?:ship|call|send|book)',
  ].join('|'),
  'g',
)
