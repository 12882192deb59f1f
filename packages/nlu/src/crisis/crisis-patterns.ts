import type { CrisisKind } from '@clinic/contract/vocabulary'

/**
 * One family of phrases, matched against `prepareForCrisis` text. `excuses` are the readings that make a phrase ordinary: a denial
 * before it, a past that is over, a habit or known condition, a general question.
 */
export type CrisisPattern = { kind: CrisisKind; phrase: RegExp; excuses: readonly Excuse[] }
export type Excuse =
  | 'denied'
  | 'past'
  | 'habit'
  | 'question'
  | 'general'
  | 'accident'
  | 'figurative'
  | 'bereaved'
  | 'away'
  | 'errand'
  | 'refused-in-french'
  | 'past-in-french'
  | 'pets'

const PERSON =
  '(?:someone|somebody|people|others|everyone|everybody|him|her|them|my (?:ex|wife|husband|boyfriend|girlfriend|partner|kids?|child|children|baby|son|daughter|mother|mom|mum|father|dad|parents?|brother|sister|boss|neighbou?r|roommate|family|friend))'
const SELF = '(?:myself|himself|herself|themselves|themself)'
const DRUG =
  '(?:pills?|tablets?|meds?|medications?|capsules?|bottle|box|pack|tylenols?|advils?|ativans?|xanax|oxys?|opioids?|morphine|fentanyl|percocets?|valiums?|insulin|gravol|benadryl|aspirins?|sleeping)'
const CANNABIS =
  '(?:gumm(?:y|ies)|edibles?|thc|cannabis|weed|oil|brownies?|cookies?|chocolates?|vape|capsules?|pills?|meds?|medications?|medicine|them|it)'
const CHILD =
  '(?:kids?|child|children|toddler|baby|son|daughter|grandson|granddaughter|grandchild|grandkid|(?:yr|month|mo) old|niece|nephew|little boy|little girl|boy|girl|year old)'
const WANTING =
  '(?:want(?:s|ed|ing)?|wish(?:es|ed|ing)?|going to|ready|need|plan(?:s|ning|ned)?|think(?:ing|s)?|thoughts?|trying|tried|tempted|decided|hope|hoping|praying|pray|urges?|rather|deserve|about to|intend|considering|contemplating|should(?: just)?|(?:may|might) as well|dream(?:ing)?|fantasi\\w+|obsess\\w+|feel like|feeling like)'
const DYING = '(?:die|dying|be dead|being dead|death|suicide|suiciding|overdose|overdosing|kill(?:ing)? myself|bleed(?:ing)? out)'
const NOT_DYING =
  '(?! (?:to (?:try|get|know|see|have|eat)|for|of (?:laughter|boredom|hunger|thirst|heat|curiosity)|than|less|at work|tired|end|in (?:video )?games?|metal|with dignity))'
const ANYMORE = '(?:any ?more|any longer|no more)'

/** Words for wanting to die or to harm oneself. */
const SUICIDE = phrases(
  'suicide',
  ['denied', 'past'],
  [
    `\\b(?:kill|hang|shoot|drown|stab|suffocat|strangl|off|neck|top|unaliv|end|delet|gas|starv)(?:e|ing|ed)? ${SELF}\\b`,
    '\\b(?:kms|unalive|unaliving)\\b',
    '^suicide$',
    '\\b(?:commit|committing|attempt|attempted|attempting|threaten|threatened|threatening|planning|plan|contemplat\\w+|consider\\w*|want|wants|choose) (?:to )?(?:commit )?(?:my )?suicide\\b(?! prevention)',
    '\\bsuicide (?:plan|note|attempt|thoughts?|ideation|is (?:the )?(?:only|best|my)|seems|looks|tonight|today)\\b',
    '\\b(?:thoughts?|thinking|think|ideas?|dreams?|dreaming|talking|talks|googling|reading) (?:\\w+ ){0,2}(?:of|about|on) (?:committing )?(?:suicide|death|dying|being dead)\\b',
    '\\b(?:want(?:s|ed|ing)?|wish(?:es|ing)?|going|plan|plans|planning|ready|trying|tried|decided|about|hope|hoping|prepared|need|deserve) (?:to )?(?:\\w+ )?(?:to )?(?:die|be dead|not exist|cease to exist|stop existing|not be alive|end (?:my|her|his|their) (?:own )?li(?:fe|ves)|take (?:my|her|his|their) (?:own )?li(?:fe|ves))\\b(?! (?:to|for|less|of (?:hunger|boredom|laughter|thirst)))',
    '\\b(?:(?:want|ready|going|need|plan|planning|decided|about) to|i will) (?:just )?end (?:it|things|everything|this)(?: all)?(?: now| tonight| today| soon| for good| forever)?(?:[.,?]|$)',
    '\\bend(?:ing)? it (?:all|tonight|for good)\\b',
    '\\burges? to (?:cut|hurt|harm|self|die|kill|end|jump|burn)\\b|\\bdo(?:ing)? something (?:\\w+ )?to myself\\b',
    '\\bwhy (?:should|do|would) i (?:even )?(?:keep|continue|go on|bother|want) (?:to )?(?:living|live|going on|being alive|existing)\\b|\\bnot see myself (?:living|being here|being alive|alive)\\b',
    '\\b(?:not|never) (?:deserve|wanting|wanted|fit) to (?:be alive|live|exist)\\b(?! (?:with|in|at|near|on))',
    '\\b(?:world|family|kids|everyone|people) (?:\\w+ ){0,4}better (?:place )?without me\\b|\\b(?:when|after|once) i am (?:gone|dead)\\b|\\bi will be (?:dead|gone) (?:soon|by|tomorrow|tonight)\\b',
    '\\b(?:just|please|someone|somebody) (?:please )?kill me\\b|\\bout of my misery\\b|\\b(?:wish for|welcome|crave|craving) death\\b|\\bdeath (?:would|will|seems|sounds|feels) (?:be )?(?:\\w+ )?(?:relief|better|easier|good|peaceful|nice)\\b',
    '\\bend of my rope\\b|\\b(?:see|is|have|find) no (?:other )?way out\\b|\\bno way out of (?:this|life)\\b|\\b(?:drive|driving|crash|crashing) (?:my car |the car |myself )?(?:off a|into a|into the|off the) (?:bridge|cliff|tree|wall|pole|truck|traffic|lake|river)\\b',
    '\\b(?:think\\w*|thoughts?|dreams?|dreaming) (?:of|about) (?:just )?(?:ending (?:it|things|everything|my life)|taking my (?:own )?life|killing|jumping|hurting myself)\\b',
    '\\b(?:end|ending|take|taking|took|ended) my (?:own )?life\\b',
    '\\bfeel(?:ing|s)? like (?:dying|killing|ending (?:it|my|everything)|i (?:want|need|have) to die|i (?:am )?(?:going to|should) die|hurting myself|jumping)\\b',
    '\\b(?:i )?(?:would )?(?:rather|sooner|prefer to) (?:be dead|die|not be alive|not exist)\\b(?! than)',
    '\\bwish(?:ed|es|ing)? (?:that )?i (?:was|were|am|had|would|could) (?:just )?(?:dead|gone|die|not (?:here|alive|wake up|exist|born|have been born|been born)|never (?:been )?(?:born|woke\\w*|wake up)|never existed|disappear|be dead|stop existing)\\b',
    '\\b(?:hope|hoping|pray|praying|prayed) (?:that )?(?:i|to) (?:just )?(?:do not wake up|will not wake up|never wake up|not wake up|die)\\b',
    '\\b(?:go to sleep|fall asleep|sleep|close my eyes) (?:and )?(?:forever|(?:to )?(?:never|not) (?:\\w+ )?(?:wake|open))',
    '\\b(?:sleep forever|never wake up(?: again)?)$',
    `\\bdo not (?:really |even |think i |feel i |feel like i )?(?:want|wish|care) to (?:be alive|exist|wake up|go on living|live(?! (?:with|in|at|near|together|on (?:pills|opioids|pain|meds|disability|my own)|off))|be (?:around|here|alive) ${ANYMORE}|be here(?:[.?]|$)|be (?:on|in) this (?:earth|planet|world))`,
    '\\bno longer (?:want|wish) to (?:live|be alive|exist|be here)\\b',
    `\\b(?:can not|could not|do not want to|do not think i can|not able to) (?:go on|keep going|carry on|live|keep living|cope|take it|hold on|do it)(?: like this| living| with life)? ${ANYMORE}\\b`,
    '\\bcan not (?:go on|keep going|keep living|keep doing this|live) like this\\b',
    `\\bcan not do this (?:life )?${ANYMORE}(?:[.,?]|$)`,
    '\\b(?:no|not (?:\\w+ ){0,2}(?:a|any|the|much)|lost (?:my|the|any|all)|what is (?:the|my)|whats the|what the|is there (?:a|any|even a)|without (?:a|any)|see (?:no|little)|why) (?:\\w+ )?(?:point|reason|sense|use) (?:of|in|to|for) (?:me |us )?(?:to )?(?:even |keep |continue |stay )?(?:liv(?:e|ing)|being alive|be alive|alive|exist|existing|going on|go on|life|being here)\\b',
    '\\b(?:is|are) not worth (?:living|it to live)\\b|\\blife (?:is not|has no) (?:worth|meaning|point)\\b',
    '\\bnothing (?:left |more |else )?(?:to|worth) (?:live|living) for\\b',
    '\\b(?:no|lost (?:the|my|all)|lose the|losing the|without the|not have (?:the|any|a)) will to (?:live|go on)\\b',
    '\\b(?:tired|sick|done) (?:and tired )?(?:of|with) (?:living|being alive|life|existing|this life|my life)\\b(?! (?:with|in|on|near|insurance|being|ruled|revolving))',
    '\\b(?:given|giving|give|gave) up on (?:life|living)\\b|\\bout of this life\\b|\\bleave this (?:world|earth|life)\\b',
    '\\b(?:not|never) care (?:any ?more )?(?:if|whether) i (?:live|die|am alive|wake up|live or die)\\b',
    '\\b(?:better|happier|easier|easier for everyone) (?:off )?(?:without me|dead|if i (?:was|were|am) (?:dead|gone|not)|if i (?:died|disappeared|just died))\\b',
    '\\b(?:no ?one|nobody) (?:would|will) (?:even )?(?:miss|notice|care)(?: me)?(?: if| when| that)? (?:i |me )?(?:\\w+ ){0,2}(?:gone|dead|die|died|disappear\\w*|was not here)\\b',
    '\\bdisappear (?:forever|for good|and (?:never|not) (?:come back|be found|wake up))\\b',
    '\\bburden (?:to|on) (?:everyone|everybody|my family|my kids|all of them|the world)\\b',
    '\\b(?:want|wish|need) (?:it|everything|this|life) (?:all )?to (?:just )?(?:be over|end|stop)(?:[.,?]|$)',
    '\\bto all be over\\b|\\ball to be over\\b',
    '\\b(?:goodbye|suicide|farewell) (?:note|letter|video)s?\\b|\\bsay(?:ing)? (?:my )?(?:final |last )?goodbyes?(?: to everyone| forever|s$)',
    '\\b(?:jump|jumping|throw myself|throwing myself|step|stepping) (?:off|from|out|in front) (?:of )?(?:a |the |my |an )?(?:bridge|building|roof|balcony|train|subway|car|window|cliff|bus|truck|overpass|traffic|metro)\\b',
    '\\b(?:slit|slitting|slash|slashing|cut|cutting) (?:my )?(?:own )?(?:wrists?|throat|veins)\\b',
    '\\bblow(?:ing|s)? (?:my|his|her) (?:\\w+ )?(?:brains|head)\\b|\\b(?:gun|knife|rope|noose|blade) (?:\\w+ ){0,8}(?:on|for|around|to) (?:myself|my head|my neck|my wrists?)\\b|\\bnoose\\b',
    '\\b(?:best|easiest|painless|quick|quickest|easy|least painful) ways? (?:for me )?to (?:die|go)\\b|\\bhow (?:do|can|could|would|should) i (?:die|end my life|end it)\\b',
    '\\b(?:going to|will|might|could|am about to|want to|planning to|plan to|going) (?:\\w+ )?(?:take|swallow|taking|overdose)(?: (?:them )?all|s)?(?: (?:of )?(?:my|the|these|those) (?:\\w+ )?(?:pills|tablets|meds|medications?|sleeping pills)| them all| on)\\b(?! my doctor)',
    `\\b(?:going to|will|might|could|want to|plan to|planning to|about to) (?:just )?(?:take|swallow|down) (?:all|the whole|my whole|a whole|the entire|my entire|an entire|every)(?: of)? (?:my |the |these |those )?(?:\\w+ ){0,3}${DRUG}\\b`,
    '\\btake them all\\b|\\bpills (?:\\w+ ){0,6}(?:take|swallow) (?:them all|them|all of them) (?:all|tonight|now|at once)\\b|\\b(?:want|going|plan|planning|thinking about|thinking of|tempted) (?:to )?overdos(?:e|ing)\\b',
    '\\b(?:do not|not) (?:feel )?safe (?:with|by|from|around|being) (?:my ?self|alone|on my own)\\b|\\bnot (?:feel )?safe (?:alone|with myself|tonight)\\b|\\bcan not (?:keep (?:myself|me) safe|trust myself)\\b|\\bafraid (?:of what i|i) (?:might|will|may|could) do (?:something )?(?:to myself|stupid|bad)',
    '\\bvoices? (?:\\w+ ){0,4}(?:tell|telling|tells|told|say|saying|want|wanting) (?:me )?(?:to )?(?:kill|hurt|die|harm|jump|end|do (?:bad|terrible))\\w*\\b',
    '\\bself ?(?:harm|injur|mutilat)\\w*\\b',
  ],
)
  .concat(
    phrases(
      'suicide',
      ['denied', 'past', 'accident'],
      [
        `\\b(?:hurt|cut|burn|burned|burnt|harm|injur|hit|punch|scratch|punish|poison)(?:ing|ed|e|ting|s)? ${SELF}\\b`,
        '\\bcut my (?:arms?|legs?|thighs?|skin|stomach)\\b(?! on| with)',
        '\\b(?:been|started|start|am|keep|stop|back to) cutting (?:again|myself|my (?:arms?|legs?|skin|thighs?)|at night)\\b',
      ],
    ),
  )
  .concat(
    phrases(
      'suicide',
      ['denied'],
      [
        '\\b(?:veux|voudrais|envie de|prefere|vais|pense a) (?:mourir|me tuer|me suicider|en finir|me pendre)\\b',
        '\\bme suicider\\b|\\bpensees suicidaires\\b|\\bsuicidaire\\b|\\bplus (?:envie|le gout) de vivre\\b|\\ben finir avec (?:la|ma) vie\\b|\\bveux plus vivre\\b',
      ],
    ),
  )

/** Broad: a word that names it, or wanting near dying. More readings of these are ordinary. */
const SUICIDE_NAMED = phrases(
  'suicide',
  ['denied', 'past', 'general', 'bereaved', 'figurative'],
  [
    '\\bsuicid\\w+\\b',
    `\\b${WANTING} (?:\\w+ ){0,5}?${DYING}\\b${NOT_DYING}`,
    '\\b(?:holding|have|got|bought|with|found) (?:\\w+ ){0,3}(?:gun|knife|rope|razor|blade|bottle of pills|pills) (?:\\w+ ){0,3}(?:in my hand|next to me|in front of me|beside me|ready|saved up|stashed|to do it|tonight)\\b',
    '\\b(?:(?:not think i can|can not|not able to|hard to) )?keep myself from (?:\\w+ )?(?:ending|killing|hurting|cutting|jumping|doing)\\b|\\b(?:ending|end) (?:things|it)(?: all| now| tonight)?$|\\bdone (?:with )?(?:living|being alive)\\b|\\bsee (?:a|any) way out\\b|\\bend with it$',
    '\\b(?:standing|sitting|am) (?:on|at|near) (?:the |a )?(?:edge of )?(?:the |a )?(?:bridge|roof|rooftop|ledge|balcony|cliff|tracks|overpass) (?:right now|now|and|thinking|ready|tonight)\\b',
    '\\bkill me (?:now|please|already)\\b|\\bhow i would (?:do it|kill|end)\\b|\\bhow to (?:do it|end it|kill myself|die)$',
    '\\bno (?:more )?point (?:any ?more|left|in (?:any of this|anything|trying any ?more)|to any of (?:this|it))\\b',
    '\\b(?:be|being|am|just) a burden (?:any ?more|any longer)\\b|\\btime for me to go\\b',
    '\\btell (?:my |him |her |them )(?:\\w+ )?(?:that )?i (?:love|loved|am sorry)\\b|\\bgoodbye (?:cruel )?world\\b',
  ],
)

const VIOLENCE = phrases(
  'violence',
  ['denied', 'past', 'figurative'],
  [
    `\\bi (?:\\w+ ){0,5}(?:want|going|plan|planning|ready|about|need|urge|urges|thoughts of|thinking of|thinking about|fantasi\\w+|might|will|could|may|feel like|afraid i will|scared i will) (?:\\w+ ){0,4}(?:kill|hurt|stab|shoot|strangl|murder|attack|poison|harm|chok)(?:e|ing)? ${PERSON}\\b`,
    '\\b(?:going|trying|wants?|threaten\\w*|tried) to (?:kill|stab|shoot|strangle|choke|beat|hurt) me\\b',
    '\\b(?:i am|we are) in danger\\b|\\b(?:afraid|fear|scared) for my life\\b|\\bnot safe at home\\b|\\b(?:he|she|they) (?:will|would|is going to|are going to|wants to|said) (?:\\w+ ){0,3}kill me\\b|\\bdrugged me\\b|\\bfeel(?:ing|s)? like (?:hurting|killing|stabbing|shooting|attacking) (?:people|someone|somebody|others|him|her|them)\\b|\\bshoot(?:ing)? up (?:the|my|a) \\w+\\b(?! (?:of )?(?:heroin|drugs))',
    '\\b(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mother|mom|son|brother|roommate|he|she) (?:just |keeps |is |has been |has )?(?:beat|beats|beating|beaten|hit|hits|hitting|chok\\w+|strangl\\w+|attack\\w*|abus\\w+|rap(?:ed|ing)|assault\\w*|punch\\w*) me\\b',
  ],
)

const OVERDOSE = phrases(
  'overdose',
  ['denied', 'past', 'question', 'habit'],
  [
    '\\b(?:i|he|she|they|we|friend|roommate|wife|husband|partner|boyfriend|girlfriend|son|daughter|mom|mum|dad|mother|father|brother|sister|kid|think|is|am|are|someone|just|have|has|may have|might have)(?: just| have| has| may have| might have| probably| accidentally)* (?:overdos(?:ed|ing)|oded|oding)\\b',
    '\\b(?:think i|i just|just|i) (?:odd|od|oded)(?: on| last| today| tonight| now|[.,?]|$)',
    `\\b(?:took|taken|swallowed|popped|downed|ate|eaten|had) (?:\\w+ ){0,2}?(?:(?:way )?too (?:many|much)|a (?:bunch|handful|ton|lot|load|fistful) of|loads of|tons of|all (?:of )?(?:my|the|his|her)|(?:the |a |an |my )?(?:whole|entire|full))(?: of)? (?:\\w+ ){0,3}${DRUG}\\b`,
    `\\b(?:took|taken|swallowed|popped|downed|ate) (?:like |about |around |over |almost |maybe )?[1-9]\\d{1,2} (?!mg|mcg|ml|g\\b|milli|units?|days?|years?)(?:of )?(?:my |the |these |those |his |her )?(?:\\w+ ){0,2}${DRUG}\\b`,
    `\\b(?:ate|eaten|had|took|taken|smoked|used|vaped) (?:way |far )?too (?:many|much) (?:of )?(?:my |the )?${CANNABIS}\\b`,
    '\\bmixed (?:\\w+ ){0,3}(?:meds?|pills|medications?|opioids?|xanax|ativan) (?:with|and) (?:\\w+ )?(?:alcohol|booze|vodka|wine|beer|opioids?|fentanyl)\\b',
    '\\b(?:drank|drunk|drinking|swallowed|ate) (?:\\w+ ){0,3}(?:bleach|antifreeze|poison|pesticide|gasoline|cleaner|detergent|batter(?:y|ies)|lighter fluid|rubbing alcohol)\\b',
    `\\b${CHILD} (?:(?:has|have|may|might|just|accidentally|who|probably|seems to|to) ){0,3}(?:ate|eaten|swallowed|drank|drunk|got into|gotten into|took|chewed|found and ate) (?:\\w+ ){0,5}?${CANNABIS}\\b`,
    '\\b(?:been|got|was) poisoned\\b|\\bsurdose\\b',
    '\\b(?:took|taken|had|swallowed) (?:a |an )?(?:accidental )?(?:double|triple|huge|massive|extra|ten times (?:the|my)|twice (?:the|my)) (?:dose|doses|amount)\\b|\\b(?:took|had|taken) too much (?:of )?(?:my |the )?(?:insulin|\\w+ oil)\\b',
    '\\b(?:greening|greened|whiteying) out\\b|\\b(?:am|is|feel|getting) (?:way |far )?too (?:high|stoned)\\b|\\bhaving a bad (?:trip|high|reaction)\\b',
  ],
)

const EMERGENCY = phrases(
  'emergency',
  ['denied', 'past', 'habit', 'question'],
  [
    '\\b(?:having|have|has|got|getting|feel|feeling|with|bad|severe|crushing|sudden|sharp|terrible|intense|strong) (?:\\w+ ){0,3}(?:chest (?:pains?|pressure|tightness)|pains? in (?:my|his|her|the) (?:chest|left arm|jaw))\\b',
    '\\bchest (?:pains?|pressure|tightness) (?:right now|now|today|tonight|and (?:i|my)|that (?:will not|is not))',
    '\\b(?:pain|pains|pressure|tightness|burning|squeezing|heaviness) (?:in|on|across|inside) (?:my|his|her|the) chest\\b|\\bchest is killing me\\b|\\bchest (?:\\w+ ){0,6}(?:sweating|left arm|to my jaw)\\b',
    '\\b(?:chest (?:pains?|pressure|tightness)|seizures?|stroke|heart attack|shortness of breath|overdose)\\b(?: \\w+){0,6} (?:right now|just now|(?:minutes?|hours?|hour) ago|this (?:morning|afternoon|evening)|today|tonight)\\b',
    '\\bchest (?:pains?|pressure|tightness) (?:and|with) (?:\\w+ ){0,4}(?:dizz\\w*|nausea|nauseous|sweat\\w*|arm|jaw|faint|vomit\\w*|clammy)\\b|\\bhives (?:\\w+ ){0,6}(?:swell\\w*|swollen|breath\\w*|everywhere|throat)\\b|\\beyes? (?:\\w+ ){0,2}swell\\w* shut\\b',
    '\\b(?:my|his|her) (?:chest|heart) (?:really |just )?(?:(?:is|feels|feel|got|keeps) (?:\\w+ ){0,2}(?:tight\\w*|heavy|crush\\w*|squeez\\w*|burning|hurting|pain\\w*|exploding|stopp\\w*)|hurts|aches)\\b|^chest (?:\\w+ )?(?:hurts|hurting|is tight|feels)|\\bheart (?:is )?(?:racing|pounding) (?:\\w+ ){0,6}(?:faint|dizzy|pass out|breathe?|sweating)\\b',
    '\\b(?:elephant|pressure|weight|something heavy) (?:is )?(?:sitting )?on my chest\\b',
    '\\b(?:can|could) (?:not|hardly|barely) (?:\\w+ ){0,2}(?:breath\\w*|catch (?:my|her|his) breath|swallow or breath\\w*|get (?:any |enough )?air)',
    '\\b(?:struggling|hard|fighting|difficult|impossible|trouble|difficulty|problems) (?:to |for (?:me|him|her) to |in |with )?breath(?:e|ing)\\b|\\bhard time breathing\\b',
    '\\bbreath(?:e|ing) (?:is )?(?:getting |very |really |so )?(?:hard|difficult|worse|shallow)\\b|\\bgasping\\b|\\bsuffocating\\b(?! heat)|\\bchoking on\\b(?! (?:these|the|my) (?:fees|prices|bills|costs))',
    '\\b(?:sudden|severe|extreme|very|really|so|suddenly) short(?:ness)? of breath\\b|\\bshort(?:ness)? of breath (?:right now|now|and chest|and my chest|suddenly|all of a sudden|and (?:very |really )?(?:dizzy|faint|sweat\\w*|light ?headed))\\b',
    '\\b(?:not|stopped|stop) breathing\\b|\\b(?:turning|turned|lips are|face is|gone) blue\\b',
    '\\b(?:throat|tongue|lips?|face|airway) (?:\\w+ ){0,4}?(?:clos(?:ing|ed)|swell(?:ing|ed)|swollen)\\b',
    '\\b(?:having|in|going into|got) (?:\\w+ ){0,3}(?:allergic reaction|anaphyla\\w+)\\b|\\banaphyla\\w+ (?:now|shock)\\b',
    '\\b(?:half|side|part) (?:of )?(?:my|his|her|the) (?:face|body)\\b (?:\\w+ ){0,2}(?:numb|droop\\w*|paraly\\w*|weak|fell|sagg\\w*)',
    '\\bface (?:is |feels |looks |went |has gone |has )?(?:suddenly )?(?:droop\\w*|numb(?! from| after the)|sagg\\w*|crooked)\\b',
    '\\bspeech (?:is|has|got|became) (?:\\w+ )?slurr\\w*|\\bslurring (?:my|his|her|their) (?:words|speech)\\b|\\bsuddenly (?:can not|could not) (?:see|speak|talk|move|walk|feel)\\b|\\bcan not (?:move|feel) (?:my|his|her) (?:\\w+ )?(?:arm|leg|side|face|legs|arms)\\b',
    '\\b(?:having|just had|(?:think|thinks|sure|worried|afraid) (?:that )?(?:i|he|she|they|mom|dad|my \\w+) (?:\\w+ )?had) (?:a |an |another )(?:\\w+ )?(?:stroke|heart attack|seizure|cardiac arrest)\\b',
    '\\b(?:seizing|convulsing|having convulsions|having a fit)\\b|\\bheart attack (?:right now|now|symptoms right)\\b|\\b(?:it is|this is|like) a (?:stroke|heart attack)\\b',
    '\\b(?:unconscious|unresponsive|not responding|not responsive|not moving|not waking up|lifeless|collapsed)\\b',
    '\\b(?:will|would|does|can) not wake (?:\\w+ )?up\\b|\\bcan not wake (?:up )?(?:him|her|them|my \\w+)\\b',
    '\\b(?:passed|blacked|passing|blacking) out\\b|\\b(?:about to|going to) (?:pass out|faint|black out|collapse)\\b|\\bfainted\\b',
    '\\b(?:vomit\\w*|throw\\w* up|cough\\w*(?: up)?|puk\\w*|spitting(?: up)?|pooping|peeing) (?:\\w+ ){0,2}blood\\b|\\bblood in my (?:vomit|puke|throw up)\\b',
    '\\bbleeding (?:\\w+ ){0,4}(?:will not stop|not stopping|can not stop|does not stop|badly|a lot|heavily|everywhere|to death|out)\\b',
    '\\bblood (?:is )?everywhere\\b|\\b(?:blood|bleeding) (?:\\w+ ){0,6}?(?:will |does |can |is |would )?(?:not stop|not stopping)\\b|\\b(?:cut|burned|burnt|stabbed|bleeding) (?:\\w+ ){0,3}(?:really |very |so )?(?:badly|bad|deep|deeply)\\b|\\blosing (?:a lot of |too much |so much )blood\\b',
    '\\bworst headache\\b|\\bsudden(?:ly)? (?:\\w+ ){0,2}(?:headache|weakness|numbness|numb|blind|weak|confused|confusion|dizziness|vision loss)\\b|\\b(?:lost|losing) (?:my )?(?:vision|sight)\\b|\\bcan not see (?:out of|from|anything)\\b|\\bconfused (?:and |all of a sudden|suddenly)',
    '\\bnumb(?:ness)? (?:on|in|down|all over|along) (?:my |one |the |his |her )(?:whole |entire )?(?:left |right |one )?side\\b|\\b(?:left|right|one) side (?:of (?:my|his|her) (?:body|face) )?(?:is |went |feels |has gone )(?:numb|weak|paraly\\w*|droop\\w*)\\b',
    '\\bcan not stop (?:vomiting|throwing up|shaking|seizing|bleeding|puking)\\b|\\b(?:am|is|started|been) (?:really |badly )?hallucinating\\b|\\b(?:is|am|are) choking\\b|\\bwater (?:just )?broke\\b|\\bin labou?r\\b|\\b(?:electrocuted|drowning)\\b(?! in)',
    '\\bi am dying\\b(?! (?:to|for|of (?:boredom|laughter|curiosity|hunger|thirst|heat)))|\\bgoing to die (?:right now|here|tonight|soon|if)\\b',
    '\\b(?:mal|douleurs?|serre) (?:a|dans) la poitrine\\b|\\bpeux (?:plus|pas) respirer\\b',
  ],
).concat(
  phrases(
    'emergency',
    ['denied', 'past', 'habit'],
    [
      '\\bcall(?:ing)? (?:\\w+ ){0,2}(?:911|9 1 1|an? ambulance|the ambulance|paramedics)\\b|\\b(?:need|send|get) (?:me )?(?:an? |the )?(?:ambulance|paramedics?|911|9 1 1)\\b|^(?:911|9 1 1|ambulance|emergency|help me now)$',
      '\\b(?:need|going|have|want|rushing|rushed|taking (?:him|her|me|my \\w+)) (?:to (?:go |get |be taken )?)?to (?:the )?(?:er|emergency room|emergency|hospital) (?:now|right now|tonight|immediately|asap|fast|quickly)\\b|\\blife or death\\b|\\bneed help (?:immediately|right now|now|urgently|asap)\\b|\\bneed (?:a |the )?(?:doctor|hospital|er) (?:right )?now\\b',
      '\\b(?:this|it) is an? (?:\\w+ )?emergency\\b|\\bhave an emergency\\b|\\bmedical emergency\\b(?! contact)|\\bi need (?:emergency|urgent) (?:help|medical|care)\\b',
    ],
  ),
)

/** In order of precedence: when two kinds are there, the first names the crisis. */
export const CRISIS_PATTERNS: readonly CrisisPattern[] = [...SUICIDE, ...SUICIDE_NAMED, ...VIOLENCE, ...OVERDOSE, ...EMERGENCY]

function phrases(kind: CrisisKind, excuses: readonly Excuse[], sources: readonly string[]): CrisisPattern[] {
  return sources.map((source) => ({ kind, excuses, phrase: new RegExp(source, 'g') }))
}
