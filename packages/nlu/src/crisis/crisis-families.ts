import type { CrisisPattern } from './crisis-patterns.ts'

const WEAPON = '(?:guns?|rifle|shotgun|pistol|revolver|firearm|knife|razor|blades?|machete|axe|rope|noose|gauge|box ?cutter)'
const TOOL_OF_DAY = '(?! (?:licen[cs]e|safe|permit|cabinet|rack|collection|range|shop|for (?:work|hunting)|at the range|skipping))'
const HIM =
  '(?:he|she|him|her|dad|mom|mum|father|mother|husband|wife|brother|sister|son|daughter|friend|boyfriend|girlfriend|partner|roommate|uncle|aunt|grandpa|grandma|baby|kid)'

/** Words that are a crisis in nearly whatever sentence they stand. */
const SELF = [
  `\\b(?:holding|loaded|cleaning|took out|got out|has|have|got|bought|grabbed|sitting with|staring at|looking at|calling) (?:\\w+ ){0,3}?${WEAPON}\\b${TOOL_OF_DAY}(?=.*\\b(?:tonight|now|out|ready|loaded|lap|hand|mouth|head|table|bed|die|end|life|letter|done|kill|me|wrist|throat|barn|shed)\\b)`,
  `\\b${WEAPON} (?:is |was )?(?:\\w+ ){0,3}?(?:in my (?:hand|mouth|lap)|on my lap|to my (?:head|temple|throat|wrist)|against my|at my throat|in front of me|next to me|beside me|loaded|out again|calling me)\\b`,
  '\\b(?:barrel|gun|pistol|rifle) (?:\\w+ ){0,2}in my mouth\\b|\\bpull(?:ed|ing)? the trigger\\b|\\bfinger on the trigger\\b|\\beat (?:my gun|a bullet)\\b|\\bblow my (?:brains|head)\\b|\\bnoose\\b|\\bslit my\\b|\\bvertical cuts?\\b',
  '\\b(?:jump|jumping|step|stepping|throw(?:ing)? myself|walk|walking|fall|leap\\w*) (?:\\w+ ){0,2}?(?:in front of|off|from|into) (?:\\w+ ){0,3}?(?:bridge|roof|ledge|balcony|cliff|train|tracks|bus|truck|traffic|subway|skytrain|overpass|building|window)\\b(?!.*\\b(?:dock|pool)\\b)',
  '\\btell (?:my|the|our) (?:\\w+ )?(?:kids|children|wife|husband|mom|mum|mother|dad|boys|girls|son|daughter|family|parents)s? (?:that )?(?:i (?:am )?(?:so )?(?:love[ds]?|sorry|proud|tried)|goodbye)\\b',
  '\\b(?:this is|saying|said|say|sending|my|final|last) (?:my |all my |the )?good ?byes?\\b(?! (?:to (?:smoking|opioids|pain|pills)|for now|and thank))|\\bgoodbye (?:world|everyone|everybody|forever|letter|note|message|all|to (?:my|the) (?:kids|family|wife))\\b|\\bi wrote (?:the |my |a )?(?:goodbye |suicide )?(?:letters|notes?) (?:already|to (?:my|the) (?:kids|wife|family))\\b',
  '\\b(?:do not|nobody can|no one can|dont) (?:try (?:to|and) )?(?:stop|save) me\\b|\\blet me (?:die|go in peace)\\b|\\bput me (?:down|out of)\\b|\\bmade up my mind to (?:die|go)\\b',
  '\\b(?:will|wont|would|not) (?:\\w+ )?(?:be alive|live|survive|make it) (?:\\w+ )?(?:tomorrow|tonight|the night|till|until|by|to see|past)\\b(?<!\\bcan not (?:\\w+ )?make it tomorrow)|\\bi will be (?:\\w+ )?(?:dead|in the ground|six feet under|a corpse)\\b|\\bmy last (?:day|night|hours?) (?:on|alive|here|living)\\b|\\b(?:no|not want|do not want there to be a) (?:more )?tomorrow (?:for me)\\b',
  '\\b(?:ending|end|leave|leaving|quit|quitting|done with|finished with|tired of|sick of|fed up with|give up on|given up on|giving up on|checking out of|over) (?:this |my |all of )?(?:life|living|being alive|existing|existence)\\b(?! (?:with|on|as|under|out of|from|like|in (?:a|an|this|the|pain)|insurance|style|alone|being|being ruled))',
  '\\b(?:self harm\\w*|selfharm\\w*|cutting) (?:again|tonight|today|every|right now|myself|is|and)\\b|\\b(?:cut|slit|slashed|sliced) (?:my|her|his) (?:wrists?|veins|thighs|arms?)\\b|\\bfresh cuts\\b',
  '\\b(?:unalive|suicidal|kms|suicide)\\b(?=.*\\b(?:i|me|my|now|again|tonight|he|she|son|daughter|feel\\w*)\\b)',
]
const VIOLENCE = [
  '\\b(?:was|been|got|being) (?:\\w+ )?(?:raped|molested|trafficked|stabbed|assaulted|strangled|kidnapped|held hostage)\\b|\\b(?:raped|molested|strangled|choked|stabbed) (?:me|my|her|him)\\b|\\bforced me to\\b(?=.*\\bsex\\b)|\\bhomicidal\\b|\\bshoot(?:ing)? up (?:my|the|his|her|this)\\b',
  `\\b${HIM} (?:\\w+ ){0,3}?(?:beats?|hits?|punch(?:ed|es)|chok(?:ed|es)|strangl\\w+|kick(?:ed|s)|slap(?:ped|s)|hurts?|threatens?|threatened|burned) (?:me|us|mom|my mom|my mother)\\b(?!.*\\b(?:at|up early|to it|gym|chess|cards|golf|game)\\b)`,
  `\\b${HIM} (?:\\w+ ){0,2}?(?:has|have|got|pulled|pointed|came at me with|is holding|grabbed) (?:\\w+ ){0,2}?(?:a |the |his |her )?${WEAPON}\\b${TOOL_OF_DAY}`,
  '\\b(?:hiding|hid) (?:from|in the (?:closet|bathroom|basement|bedroom))\\b|\\b(?:afraid|scared|terrified) (?:to go home|for my life|of (?:him|what he)|he (?:is going|will|might))\\b|\\bfear for my (?:life|kids|safety)\\b|\\b(?:in danger|not safe|unsafe) (?:at home|here|right now|in my (?:house|home)|with him)\\b|\\b(?:breaking|broke|kicking|banging|smashing) (?:\\w+ ){0,2}(?:door|window)s?\\b(?=.*\\b(?:my|he|ex|now|me|scared)\\b)',
  '\\b(?:going to|gonna|will|want to|could|might|about to) (?:kill|stab|shoot|murder|strangle|burn|hurt|harm) (?:\\w+ )?(?:him|them|everyone|everybody|people|someone|somebody|(?:my|the|that|this) (?!time|appetite|battery|phone|weeds|pain|smell|mood|wallet|back|knee|chances)\\w+)\\b(?! (?:if i|feelings|chances))',
  '\\b(?:voices?|god|satan|the devil|demons?|spirits|shadows|radio|tv|jesus) (?:\\w+ ){0,3}?(?:tell\\w*|says?|saying|said|want\\w*|order\\w*|command\\w*|told|must|to) (?:\\w+ ){0,3}?(?:kill|die|jump|stab|cut|hurt|burn|sacrifice|do it|end|drown|obey|drink|join)\\b',
]
const OVERDOSE = [
  '\\b(?:overdosed|overdosing|od d|oded|o d d)\\b|\\bnarcan\\b(?=.*\\b(?:not|gave|twice|need|work\\w*|help)\\b)|\\b(?:swallowed|drank|chugged|drinking) (?:\\w+ ){0,4}?(?:bleach|antifreeze|cleaner|gasoline|javex|windex|pesticides?|roundup|fuel|poison|detergent)\\b',
  '\\b(?:took|taken|swallowed|downed|ate|popped) (?:\\w+ ){0,2}?(?:all (?:of )?(?:my|his|her|the|them|those)|the (?:rest|whole|entire)|them all|everything in|a (?:handful|bunch|ton|whole)|too many|way too)\\b(?=.*\\b(?:pills?|meds?|bottle|them|tablets|tylenols?|advils?|oxys?|morphine|cabinet|capsules|sleepers|gummies|edibles?|brownies)\\b)(?!.*\\b(?:as prescribed|vitamins|by noon|this week)\\b)',
  '\\b(?:how many|how much|what dose|what amount|lethal dose|which pills|what mix)\\b(?=.*\\b(?:kill (?:me|a person|you|yourself|myself|somebody)|to die|be fatal|is fatal|lethal|never wake|to end|deadly for me)\\b)|\\b(?:painless|quickest|easiest|best|fastest) (?:way|ways|method) to (?:die|go|kill|end)\\b',
]
const EMERGENCY = [
  `\\b${HIM} (?:\\w+ ){0,3}?(?:is|has|are|was|got|went|just) (?:\\w+ ){0,2}?(?:unconscious|unresponsive|convulsing|seizing|choking|collapsed|not breathing|limp|floppy|blue|stopped breathing)\\b|\\bno pulse\\b|\\bdoing cpr\\b|\\b(?:not|is not|isnt|stopped) (?:brething|breathing)\\b(?! (?:well|through))`,
  '\\b(?:gunshot|severed|artery|blood everywhere|blood spurting|bone sticking|thunderclap|bleeding out)\\b|\\bwater broke\\b|\\bbaby (?:is|has) (?:\\w+ )?(?:not moving|stopped moving)\\b|\\b(?:having|have|had|has) (?:\\w+ ){0,2}?(?:seizures?|fit|heart attack|stroke|convulsions?)\\b(?=.*\\b(?:now|just|today|stop|minutes|right|another|think|help|again)\\b)',
  '\\b(?:call|send|need) (?:me )?(?:a |an |the )?(?:911|ambulance|paramedics)\\b|\\bcan ?not (?:\\w+ )?breathe?\\b(?! (?:through|well at night))|\\bi (?:think i )?am dying\\b(?! (?:to|of|for))|\\bhouse is on fire\\b|\\bfell\\b(?=.*\\bcan not get up\\b)|\\bon the floor\\b(?=.*\\b(?:not answer\\w*|not move|can not|not wak\\w*|not respon\\w*)\\b)',
]

export const CRISIS_FAMILIES: readonly CrisisPattern[] = [
  { kind: 'suicide', excuses: ['denied', 'past', 'bereaved', 'figurative', 'errand', 'accident'], phrase: new RegExp(SELF.join('|'), 'g') },
  { kind: 'violence', excuses: ['denied', 'past', 'figurative', 'bereaved'], phrase: new RegExp(VIOLENCE.join('|'), 'g') },
  { kind: 'overdose', excuses: ['denied', 'past', 'habit', 'figurative', 'bereaved'], phrase: new RegExp(OVERDOSE.join('|'), 'g') },
  { kind: 'emergency', excuses: ['denied', 'past', 'habit', 'question', 'figurative'], phrase: new RegExp(EMERGENCY.join('|'), 'g') },
]
