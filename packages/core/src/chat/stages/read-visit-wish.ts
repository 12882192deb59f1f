import { looseVisitWish, looseWishInLine, wishForIt } from '@clinic/nlu/intents/loose-visit-wish'
import type { ChatState, VisitWish } from '../state/state.ts'
import type { Turn } from '../state/turn.ts'
import { acceptsFreeText } from './questionnaire.ts'

const VISIT = '(?:visits?|appointments?|appt|booking|consultations?|rendez[- ]?vous|rdv|visites?)'
const OWN = String.raw`(?:(?:my|our|the|that|this|mon|ma|mes|le|la|ce|cette)\s+(?:[\p{L}-]+\s+){0,2}?)?`
const POLITE = String.raw`(?:(?:hi|hello|bonjour|salut|please|sorry|svp|s'il vous pla[iî]t)[,\s]+)*(?:(?:i|we)(?:'d| would)? (?:need|want|like|have|wish|got)(?: to)? |(?:i )?(?:can|could|may) (?:i|you|we) |i am (?:trying|calling) to |(?:je|j') ?(?:veux|voudrais|dois|aimerais|souhaite) |(?:puis-je|pouvez-vous|est-ce que je peux|peut-on) )?`
const VERBS: readonly (readonly [VisitWish, string])[] = [
  ['cancel', '(?:cancel|call off|drop|annuler?|annulez|cancell?er|cancell?ez|d[eé]commander)'],
  ['move', '(?:move|change|reschedule|re-?book|postpone|push|switch|shift|d[eé]placer|d[eé]placez|reporter|changer|modifier|remettre)'],
]
const SEE =
  /\b(?:when(?:'?s| is| was)|what (?:time|day|date) is|what's the (?:time|date) of|do i have|i (?:already )?have|i've got|is|confirm|check|quand est|c'est quand|[aà] quelle heure est|quelle? (?:est la date|date|heure)|j'ai|ai-je|est-ce que j'ai|confirmer|v[eé]rifier)\s+(?:(?:my|our|the|an?|mon|ma|un|une|d[eé]j[aà]|already|next|prochain|booked|still)\s+){0,3}(?:visit|appointment|appt|booking|consultation|rendez[- ]?vous|rdv)(?!\p{L})/iu
/** "What day am I seeing the nurse", « à quelle heure je parle à l’infirmière ». */
const SEE_WHO =
  /(?<!\p{L})(?:what (?:time|day|date)|when) (?:am i|do i|is the nurse|will (?:the nurse|i)) (?:supposed to )?(?:see|seeing|meet|meeting|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|calling|call)(?!\p{L})|(?<!\p{L})(?:quand|[aà] quelle heure|quel jour)(?: est-ce que?| c['’]est que?)? (?:je|j['’]|l['’]infirmi[eè]re?) ?(?:dois )?(?:vois|voir|rencontrer?|parler? [aà]|m['’]appelle|appelle)(?!\p{L})/iu
/** The verb that is said of nothing but a visit. */
const ALONE =
  /^(?:(?:can|could|may) (?:i|we|you) |i (?:need|want|have|would like) to )?(?:please )?re-?schedule(?: it)?(?: please)?[.!? ]*$/i
const LEAD = String.raw`^\W*(?:(?:so|ok|okay|oh|well|actually|sorry|wait|um|uh|finally|finalement|ben|bon|euh|d[eé]sol[eé]e?|scusez)[,\s]+)*`
const MUST = `(?:(?:il )?(?:faut|faudrait|va falloir)(?: que)?(?: je| j['’]) ?)?`
/** Alone it may mean this step of the chat, which is asked. */
const BARE = /^\W*cancel it\W*$/i
/** A reason, or when, behind the wish. */
const REASON = String.raw`(?:[\s,]+(?:to|for|[aà]|au|pour)\s+[\p{L}\s]{1,40})?(?:[\s,]+(?:please|svp|s['’]il vous pla[iî]t))?(?:[,.;…–—-]+\s*.{1,100}|\s+(?:because|cause|cuz|since|as|i['’]?m|i|my|something|parce|car|vu|je|j['’]|mon|ma)(?!\p{L}).{0,100})?[.?! ]*$`
/** Where the booked visit is shown, "it" is that visit: "I need to move it, something came up". */
const SHOWN = VERBS.flatMap(([wish, verb]) =>
  [
    `${LEAD}${POLITE}(?:just )?${verb}(?:\\s+(?:it|that|this|le|la|[cç]a)|-l[ea])${REASON}`,
    `${LEAD}${MUST}${POLITE}(?:le |la |l['’])(?:${verb}|${wish === 'move' ? 'change|d[eé]place|reporte|remette|modifie' : 'annule|cancelle'})${REASON}`,
  ].map((pattern) => [wish, new RegExp(pattern, 'iu')] as const),
)
/** "What time is it again?": the answer is the visit that is shown. */
const OF_SHOWN =
  /^\W*(?:(?:so|and|ok|okay|wait|sorry|um|hmm|et|pis|bon|fait que|faque)[,\s]+)*(?:(?:what (?:time|day|date)|when|where|who)(?:['’]?s| is| was)?(?: (?:it|this|that|my (?:visit|appointment)))?(?: with| at| for)?(?: again| now| booked)?|is (?:it|this|that|the (?:visit|appointment)) (?:by|on|over|with|in|at) [\p{L}\s]{2,40}|(?:c['’]est )?(?:[aà] quelle heure|quand|quel jour|o[uù]|avec qui)(?: (?:d[eé]j[aà]|donc|maintenant|c['’]est|mon rendez-vous))*|(?:c['’]est|est-ce) (?:par|au|en) [\p{L}\s]{2,30})(?:[,.;\s]+(?:i|my|j['’]ai|je|mon)(?!\p{L}).{0,60})?\W*$/iu

/** True for a question that the visit on the screen answers. */
export function asksOfShownVisit({ context, text }: Turn): boolean {
  return context === null && OF_SHOWN.test(text)
}
/** True where a visit that is booked is on the screen or was, and where another time for it is chosen. */
function hasVisitInView({ stage, appointment, moving }: ChatState): boolean {
  return stage === 'visit' || (stage === 'waiting' && appointment !== null) || (stage === 'appointment' && moving)
}

/** True where someone with a visit in view says that they cannot come, and nothing else: "I won't be there Thursday". The classifier takes it for a farewell. */
export function cannotCome({ state, context, text }: Turn): boolean {
  const said = text.replaceAll('’', "'")
  if (context !== null || !hasVisitInView(state) || !CANNOT_COME.test(said)) return false
  return !BE_THERE.test(said) || (OF_A_DAY.test(said) && !NO_MORE.test(said))
}

const COMING_DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tomorrow|today|demain|aujourd.hui|(?:that|this) (?:day|time)|(?:cette|c.te) journ[eé]e(?:-l[aà])?|ce jour(?:-l[aà])?'
/** "I won't be there" may be a farewell: the day or what is to become of the visit has to be said too, and nothing like "any more". */
const BE_THERE = /(?<!\p{L})(?:be (?:there|home)|là|la|chez (?:nous|moi))(?!\p{L})/iu
const OF_A_DAY = new RegExp(`${COMING_DAY}|visit|appointment|rdv|rendez-vous|cancel|annule|reschedule|move|change|d[eé]place`, 'iu')
const NO_MORE = /(?<!\p{L})(?:anymore|(?:serai|vais|peux|pourrai) (?:plus|pu))(?!\p{L})/iu
const CANNOT_COME = new RegExp(
  `^\\W*(?:(?:hi|hey|allo|bonjour|wait|actually|oh|ok|um|so|well|sorry|finalement|ben|bon|l[aà])\\W+)*(?:${[
    "i (?:(?:wo|ca)n'?t|will not|can ?not|(?:don'?t|do not) think i can) (?:be able to )?(?:make it|be (?:there|home)|come)",
    '(?:je |j.)?(?:pourrai|peux|serai|vais) (?:pas|plus|pu) (?:pouvoir )?(?:[eê]tre )?(?:l[aà]|venir|disponible|libre|chez (?:nous|moi))',
    '[cç]a (?:me )?(?:marche|convient|adonne) (?:pas|plus|pu)(?: pour mo[ié])?',
  ].join(
    '|',
  )})(?:[\\s,.;]+(?:${COMING_DAY}|on|le|either|anymore|non plus|sorry|d[eé]sol[eé]e?|so|please|svp|can you|could you|just|i need to|peux-tu|pouvez-vous|faudrait|cancel|annule[rz]?|reschedule|move|change[rz]?|d[eé]place[rz]?|it|the whole thing|my (?:visit|appointment)|mon (?:rdv|rendez-vous)|toute?|l'annuler))*[.!?\\s]*$`,
  'iu',
)

/** "I gotta cancel Tuesday", « faut que j’annule jeudi »: the day means the visit. */
const DAY =
  '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)'
const BY_DAY: readonly (readonly [VisitWish, RegExp])[] = [
  ['cancel', new RegExp(String.raw`(?<!\p{L})(?:cancel|annule[rz]?)\s+(?:for\s+|on\s+|pour\s+|le\s+|de\s+)?${DAY}(?!\p{L})`, 'iu')],
  [
    'move',
    new RegExp(String.raw`(?<!\p{L})(?:reschedule|postpone|push|d[eé]placer|reporter|remettre)\s+(?:le\s+|from\s+)?${DAY}(?!\p{L})`, 'iu'),
  ],
  [
    'move',
    /(?<!\p{L})(?:push|move|postpone|d[eé]placer|reporter|remettre)\s+(?:it|that|this|[cç]a|cela)\s+(?:back\s+)?(?:to|until|[aà]|au|pour)\s+(?:next|another|later|la\s+semaine|le\s+mois|plus\s+tard|un\s+autre)(?!\p{L})/iu,
  ],
]
/** "Need to reschedule, I got a funeral", « va falloir que j’annule vendredi »: who has to, and begins with it, tells no story. */
const HAS_TO: readonly (readonly [VisitWish, RegExp])[] = [
  [
    'move',
    /^(?:\W*(?:hi|hello|hey|sorry|ok|so|um|well|oh)\W+)*(?:i(?:['’]m| am|['’]ll|['’]d)? ?)?(?:will |would )?(?:need|have|got|gotta|hafta|must|want|wanna|like|going|gonna)(?: to| ta)? ?re-?schedule(?!\p{L})/iu,
  ],
  [
    'cancel',
    new RegExp(
      String.raw`^(?:\W*(?:hi|hello|hey|sorry|ok|so|um|well|oh)\W+)*(?:i(?:['’]m| am|['’]ll)? ?)?(?:will |would )?(?:need|have|got|gotta|hafta|must|want|wanna|going|gonna)(?: to| ta)? ?cancel (?:for |on )?${DAY}(?!\p{L})`,
      'iu',
    ),
  ],
  [
    'cancel',
    new RegExp(
      String.raw`^(?:\W*(?:allo|bonjour|salut|d[eé]sol[eé]e?|euh|ok|bon)\W+)*(?:il )?(?:va falloir|faut|faudrait|faudra|je dois|j['’]?dois|je vais devoir|j['’]?vas devoir)(?: que)? (?:je |j['’]? ?)?annuler? (?:le |pour |mon )?${DAY}(?!\p{L})`,
      'iu',
    ),
  ],
  [
    'move',
    new RegExp(
      String.raw`^(?:\W*(?:hi|hello|hey|sorry|ok|so|um|well|oh)\W+)*i (?:wo n['’]?t|won['’]?t|will not|can['’]?t|cannot|can not) (?:be (?:home|there|available|free)|make it|do) (?:on |for |this |next )*(?:${DAY}|the (?:call|visit|appointment))(?!\p{L})`,
      'iu',
    ),
  ],
  [
    'move',
    new RegExp(
      String.raw`^(?:\W*(?:allo|bonjour|salut|d[eé]sol[eé]e?|euh|ok|bon)\W+)*(?:je |j['’]? ?)(?:serai|s[ea]rai|pourrai|pourrais|peux|vas|vais)(?: pas)(?: [eê]tre)? (?:(?:l[aà]|chez (?:nous|moi)|disponible|libre) )?(?:${DAY}|pour (?:l['’]appel|le rendez-vous|la visite))(?!\p{L})`,
      'iu',
    ),
  ],
]
/** Asked in so many words, which no answer is. */
const ASKED =
  /^(?:\W*(?:so|and|ok|hi|hello|hey|et|bonjour|allo)\W+)?(?:when(?:['’]?s| is)|what (?:time|day|date) is|what's the (?:time|date) of|quand est|c'est quand|[aà] quelle heure est)(?!\p{L})/iu
const NEGATED = /\b(?:don'?t|do not|did ?n[o']t|never|not|ne\s+(?:veux|souhaite)|n'?\s?annul\w+ pas|pas)(?!\p{L})/iu
const LONGEST = 160

const LOOSE = VERBS.map(([wish, verb]) => [wish, new RegExp(`(?<!\\p{L})${verb}\\s+${OWN}${VISIT}(?!\\p{L})`, 'iu')] as const)
const WHOLE = VERBS.map(
  ([wish, verb]) =>
    [
      wish,
      new RegExp(`^${POLITE}${verb}\\s+${OWN}${VISIT}(?:[\\s,]+(?:please|svp|with you|today|tomorrow|demain))*[.!? ]*$`, 'iu'),
    ] as const,
)

/** "Is the appointment free or do I pay" is asked of any visit. */
const ASKS_COST =
  /(?<!\p{L})(?:free(?! (?:on|at|for|tomorrow|today))|pay|paid|cost\w*|covered|coverage|insurance|charge[ds]?|gratuite?|payant\w*|payer|paye|co[uû]te\w*|combien|couverte?|assurances?|ohip|medicare|ramq)(?!\p{L})/iu

/** "Can I move my visit?", "annuler mon rendez-vous". Where free words are an answer only a message of nothing else counts. */
export function readVisitWish(turn: Turn): VisitWish | null {
  const text = turn.text.replaceAll('’', "'")
  if (turn.context !== null || text.length > LONGEST) return null
  const must = HAS_TO.find(([, pattern]) => pattern.test(text))
  if (must) return must[0]
  const { stage } = turn.state
  const isShown = hasVisitInView(turn.state)
  // Where times are offered, what is said of a time chooses one.
  const isChoosing = stage === 'appointment'
  const shown = isShown && !isChoosing && !BARE.test(text) ? SHOWN.find(([, pattern]) => pattern.test(text)) : undefined
  if (shown) return shown[0]
  if (stage !== 'visit' && isShown && asksOfShownVisit(turn)) return 'see'
  const loose = !isShown || BARE.test(text) ? null : stage === 'waiting' && !cannotCome(turn) ? looseWishInLine(text) : looseVisitWish(text)
  if (loose && !(isChoosing && loose === 'move')) return loose
  if (NEGATED.test(text)) return null
  const free = acceptsFreeText(turn)
  const verb = (free ? WHOLE : LOOSE).find(([, pattern]) => pattern.test(text))
  if (verb) return verb[0]
  if (ALONE.test(text)) return 'move'
  const byDay = free ? undefined : BY_DAY.find(([, pattern]) => pattern.test(text))
  if (byDay) return byDay[0]
  return !free &&
    (turn.state.stage !== 'questionnaire' || ASKED.test(text)) &&
    (SEE.test(text) || SEE_WHO.test(text)) &&
    !ASKS_COST.test(text)
    ? (wishForIt(text) ?? 'see')
    : null
}
