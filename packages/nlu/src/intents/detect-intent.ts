import type { Intent } from '@clinic/contract/intents'
import { bare, normalize } from '../text/normalize.ts'
import { FRENCH_INTENT } from './french-intent.ts'

/** `sure` is false where words of an intent stand in a longer message that may mean something else. */
export type DetectedIntent = { intent: Intent; sure: boolean }

/** What a message asks the assistant to do, by fixed rules; `unknown` for anything else, which may well be an answer. */
export function detectIntent(text: string): DetectedIntent {
  const said = bare(text)
  if (said === '') return { intent: 'unknown', sure: true }
  const whole = [...WHOLE, ...FRENCH_INTENT.whole].find(([, pattern]) => pattern.test(said))
  if (whole) return { intent: whole[0], sure: true }
  if (wantsPerson(said)) return { intent: 'person', sure: said.split(' ').length <= SHORT && REQUEST.test(said) }
  if (isQuestion(text)) return { intent: asksWhy(said) ? 'why' : 'question', sure: true }
  const within = [...WITHIN, ...FRENCH_INTENT.within].find(([, pattern]) => pattern.test(said))
  return within ? { intent: within[0], sure: said.split(' ').length <= SHORT } : { intent: 'unknown', sure: true }
}

const TOPICS: readonly Intent[] = ['new-patient', 'renewal', 'ask-questions']

/** What somebody came for, even where it is put as a question ("how do I renew?"). */
export function topic(text: string): DetectedIntent {
  const heard = detectIntent(text)
  if (TOPICS.includes(heard.intent)) return heard
  const said = bare(text)
  const within = [...WITHIN, ...FRENCH_INTENT.within].find(([intent, pattern]) => TOPICS.includes(intent) && pattern.test(said))
  return within ? { intent: within[0], sure: false } : { intent: 'unknown', sure: true }
}

/** The words after "I meant", "change that to" and the like, as typed; null where the message is no correction. */
export function correction(text: string): string | null {
  return (CORRECTION.exec(text) ?? FRENCH_INTENT.correction.exec(text))?.[1]?.trim() ?? null
}

/** A question by its mark, or by how it begins. */
function isQuestion(text: string): boolean {
  const said = normalize(text)
  return (
    /[a-z0-9]\s*\?/.test(said) ||
    QUESTION_START.test(said) ||
    ASKED_AFTER.test(said) ||
    WHETHER.test(said) ||
    FRENCH_INTENT.question.test(said)
  )
}

function asksWhy(said: string): boolean {
  if (FRENCH_INTENT.why.test(said)) return true
  return /^(?:but |and |so )?(?:why (?:do|are|would|should|does) (?:you|we|i|they|it|this)\b.{0,40}\b(?:ask|asking|need|know|want|matter|answer)|why$|why this question|what (?:does|do) (?:this|that|it|you) mean|what is (?:this|that) for|what do you need (?:this|that|it) for|what do you mean)/.test(
    said,
  )
}

function wantsPerson(said: string): boolean {
  const wished = said
    .replace(/\b(?:talk|speak|chat) (?:to|with) (?:a |an |the )?(?:bot|robot|machine|computer|ai)\b/g, ' ')
    .replace(HAS_TALKED, ' ')
  return PERSON.test(wished) && !/\b(?:not|no need|never|without)(?: \w+){0,4} (?:talk|speak|chat|call|phone|need|contact)\b/.test(wished)
}

/** "I was talking to my doctor about my back" tells who said it could help. */
const HAS_TALKED = /\b(?:was|were|been|after) (?:just )?(?:talking|speaking|chatting) (?:to|with) (?:my|a|an|the|some) (?:\w+ )?\w+/g

/** Words up to which a message is taken to be about one thing. */
const SHORT = 12
const POLITE = '(?: please| thanks| thank you| now| then)*'

function only(...forms: string[]): RegExp {
  return new RegExp(`^(?:(?:ok|okay|please|sorry|oops|wait|um|uh|well|actually|no|yes) )*(?:${forms.join('|')})${POLITE}$`)
}

/** Whole messages. The order settles what several would take. */
const WHOLE: readonly (readonly [Intent, RegExp])[] = [
  [
    'person',
    only(
      '(?:(?:gimme|give me|get me) )?(?:a |an |the |real |live |human |actual |some )*(?:person|human|human being|agent|representative|rep|operator|receptionist|someone|staff|somebody|customer service|support|live chat)',
      'call me',
      'phone me',
      'parler a (?:quelqu un|une personne|un humain)',
    ),
  ],
  [
    'back',
    only(
      '(?:go |take me |step )?back',
      'go back (?:one|a|to the (?:last|previous)|to my last)(?: \\w+)?',
      '(?:can|could|may) (?:i|we|you) (?:please )?(?:just )?go back(?: (?:one|a (?:step|question|bit|page)|to the (?:last|previous)(?: (?:one|question))?|please))?',
      'previous(?: question| one)?',
      'undo(?: that| it)?',
      '(?:i (?:want|would like|need) to |can i |could i |let me )?(?:change|correct|fix|edit|redo) (?:my |the |that )?(?:last |previous )?(?:answer|one)',
      'i made a mistake',
      'that was (?:wrong|a mistake|not right)',
      'wrong answer',
      'i (?:clicked|picked|chose|pressed|typed) the wrong (?:one|thing|answer|option|button)',
      'retour',
    ),
  ],
  [
    'repeat',
    only(
      'repeat(?: that| it| the question)?',
      'say (?:that|it) again',
      '(?:can|could) you (?:repeat|say)(?: that| it| the question)?(?: again)?',
      'what',
      'pardon',
      'come again',
      'what was the question',
      'show (?:me )?(?:the question|it|that) again',
      'never ?mind(?: (?:that|it|me|this|about (?:that|it)|the (?:person|call|question)|what i (?:said|asked)))?',
      'forget (?:that|about it|what i said|i (?:said|asked) (?:that|anything|it))',
      'again',
      'sorry',
      'i did not (?:get|catch|understand|hear) (?:that|it|the question)',
      'i do not (?:understand|get it)(?: the question)?',
      'resume',
      'where were we',
      'repete(?:z)?',
    ),
  ],
  [
    'skip',
    only(
      '(?:can i |could i |i want to |let us |may i |i will )?(?:skip|pass)(?: this| that| it| on this| on that)?(?: question| one)?',
      'next(?: question)?',
      'move on',
      '(?:i would )?(?:rather|prefer) not (?:to )?(?:say|answer)(?: that| this)?',
      'prefer not to(?: say| answer)?',
      'i do not want to (?:answer|say)(?: that| this| it)?(?: question)?',
      'no comment',
      'none of your business',
    ),
  ],
  [
    'stop',
    only(
      'stop(?: here| now| it| this)?',
      'quit',
      'exit',
      'pause',
      'cancel',
      '(?:i want to |i would like to |can i |let me |i will |i am going to )?(?:save(?: and (?:exit|quit|close|stop|continue later))?|(?:finish|continue|do (?:this|it|the rest)|come back|stop)(?: this| it| the rest)? (?:later|another time|tomorrow))',
      'i have to go',
      'i need to go',
      'not now',
      'end(?: the)? (?:chat|conversation)',
      'end the chat',
      'close(?: the)? chat',
      'later',
    ),
  ],
  [
    'goodbye',
    only(
      '(?:good ?)?bye(?: bye)?(?: for now)?',
      'goodbye and thanks',
      'see you(?: later| soon)?',
      'that is all(?: for (?:now|today))?',
      'no that is all',
      'i am (?:all )?(?:done|finished|good)',
      'nothing else',
      'have a (?:good|nice|great) (?:day|one|evening|night|weekend)',
      'au revoir',
      'thanks (?:and )?(?:good)?bye',
      'take care',
    ),
  ],
  [
    'thanks',
    only(
      '(?:ok |great |perfect )?(?:many )?thanks?(?: you)?(?: so much| very much| a lot| again)?',
      '(?:i )?appreciate (?:it|that|your help)',
      'merci(?: beaucoup)?',
      'great',
      'perfect',
      'awesome',
      'cool',
      'good to know',
    ),
  ],
  [
    'help',
    only(
      'help',
      'help me',
      'i need (?:some )?help',
      'can you help(?: me)?',
      'i am (?:stuck|lost|confused)',
      'what can (?:i|you) do',
      'what do i do',
      'how does this work',
      'options',
      'menu',
      'aide',
    ),
  ],
  ['new-patient', only('new', 'new patient(?: intake)?', 'intake', '1', 'first time', 'sign ?up', 'register', 'get started', 'start')],
  [
    'renewal',
    only('renew(?: a medical document| my (?:medical )?document| it)?', 'renewal', '2', 'i am (?:here )?(?:to |for )?(?:a )?renew(?:al)?'),
  ],
  [
    'ask-questions',
    only('ask (?:a |some )?questions?', 'questions?', 'i have (?:a |some )?questions?', '3', 'just (?:a )?questions?', 'faq'),
  ],
  [
    'continue',
    only(
      'ok(?:ay)?',
      'continue',
      'go on',
      'go ahead',
      'ready',
      'i am ready',
      '(?:(?:sure|yeah|yep|k|sounds good|alright) )*let us (?:go|start|begin|do (?:it|this)|get (?:started|going|it done))',
      '(?:sure |yeah )?why not',
      '(?:k |yeah |sure )?go(?: for it)?',
      'carry on',
      'proceed',
      'keep going',
      'begin',
      'start',
      'yes',
      'sure',
      'yep',
      'yeah',
      'got it',
      'understood',
      'alright',
      'i understand',
    ),
  ],
  [
    'change',
    only(
      'change(?: (?:it|that|something|my (?:details|information|address|phone|name|email)))?',
      'edit(?: it)?',
      'not (?:right|correct)',
      'that is (?:wrong|not right|not correct|incorrect)',
      '(?:it is|this is) (?:wrong|not right|not correct|incorrect)',
      'wrong',
      'fix (?:it|that)',
      'i want to change (?:it|something|that)',
    ),
  ],
]

const PERSON =
  /\b(?:talk|speak|chat|connect|connected|transfer|transferred|reach|contact|hear from|talking|speaking|deal|get|see|have) (?:me |us |directly |now )*(?:to |with |through to |a hold of |hold of )?(?:\w+ ){0,3}?(?:person|human|human being|someone|somebody|agent|representative|rep|staff|coordinator|operator|receptionist|real people|team member|member of (?:the|your) (?:team|staff)|anyone|anybody|nurse|practitioner|doctor|your team|the clinic)\b|\b(?:have|get|ask|can|could|would) (?:someone|somebody|anyone|a person|a nurse|the clinic|you|the nurse|the doctor) (?:please )?(?:to )?(?:call|phone|contact|ring|text|email|reach)(?: out to)? me\b|\b(?:have|get|ask|can|could|would) (?:someone|somebody|anyone|a person|a nurse|the nurse|the doctor) (?:please )?(?:to )?help me\b|\b(?:call|phone|ring) me (?:back|please|at|on|when|instead|today|tomorrow|asap)\b|\bplease (?:call|phone) me\b|\b(?:real|live|actual) (?:person|human|agent)\b|\bcall ?back\b|\bspeak to a manager\b|\b(?:anyone|anybody|someone|somebody|a person|a human) (?:there )?(?:i can|that i can|to|who can|i could) (?:talk|speak|call|help)\b|\bnot a (?:bot|robot|machine)\b|\bget me (?:a |the )?(?:person|human|manager|agent)\b|\bparler a (?:quelqu|une personne|un humain|un agent)/
const REQUEST =
  /^(?:(?:ok|okay|hi|hello|hey|please|sorry|no|yes|actually|well|just|so|but|and) )*(?:i |can |could |may |would |let me|get me|put me|connect|transfer|talk|speak|chat|have |give me|is there|are there|is anyone|do you have|where is|how do i|how can i|what about|need |want |a |real|live|actual|please|call|phone|parler|someone|somebody)/
const QUESTION_START =
  /^(?:(?:and|but|so|ok|okay|hi|hello|hey|also|well|just wondering|i was wondering|quick question|question|sorry)[,. ]+)*(?:what|how|why|when|where|who|which|whose|can (?!not)|could (?!not)|do (?:i|you|we|they)|does (?!not)|is (?:it|there|this|that|my|the|cannabis|cbd|thc)|are (?:there|you|they|the|these)|am i|will (?:i|it|you|this|my|the|they|cbd|thc|cannabis|weed|wcb|wsib|insurance)|would (?:i|it|you|they|this)|should i|may i|tell me (?:about|how|what|why|if)|i (?:want|would like) to know|i am wondering|do not know (?:what|how)|explain)\b/
/** "My edible is not working, should I take more" */
const ASKED_AFTER = /\b(?:should i|is (?:it|that|this) (?:normal|ok|okay|safe|bad|dangerous|allowed))\b(?! not)/
/** "is 10 mg too much", without its mark. */
const WHETHER =
  /^(?:is|are|isnt|arent|would|can|c est|est ce que|ca) .{1,60}\b(?:too (?:much|many|high|low|little|strong)|a lot|safe|enough|allowed|normal|dangerous|trop(?: fort| haut| bas)?|assez|permis|dangereux)$/
/** Words of an intent inside a longer message. */
const WITHIN: readonly (readonly [Intent, RegExp])[] = [
  [
    'renewal',
    /\b(?:renew|renewing|renewal|expir(?:es|ed|ing)|run(?:s|ning)? out|refill|extend)\b|\b(?:existing|returning|current) (?:patient|client)\b|\brenouveler\b/,
  ],
  [
    'new-patient',
    /\bnew (?:patient|here|client|to (?:this|cannabis|medical))\b|\b(?:become|becoming|register|sign(?:ing)? ?up|join|first (?:time|visit|appointment)|get started|get (?:a |my )?(?:medical )?(?:document|card|licen[cs]e|prescription|authori[sz]ation)|apply|start (?:the |my )?(?:intake|process)|book|appointment|medical (?:cannabis|marijuana) (?:card|document|licen[cs]e))\b|\bnouveau patient\b/,
  ],
  [
    'ask-questions',
    /\b(?:have|got|ask|few|some|couple of|just) (?:\w+ ){0,3}questions?\b|\b(?:want|looking|like) (?:for |to )?(?:know|info|information|learn)\b/,
  ],
  ['thanks', /^(?:thanks|thank you)\b/],
]

const CORRECTION =
  /^(?:(?:sorry|oops|wait|no|actually|ah|oh|hmm|my mistake|i made a mistake)[,.! ]+)*(?:i meant(?: to (?:say|put|pick|choose|type))?|i mean(?!,? (?:i|it|he|she|we|they|my|there|you)\b)|it should (?:be|say|have been)|that should (?:be|have been)|(?:please )?change (?:it|that|my (?:last |previous )?answer) to|make (?:it|that)|correction)[:, ]+(.+)$/i
