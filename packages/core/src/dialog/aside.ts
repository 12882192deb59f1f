import { bare } from '../language/normalise.ts'
import { command } from './command.ts'
import { newConversation } from './state.ts'
import { TEXTS } from './texts.ts'
import { type Outcome, say, type Turn } from './turn.ts'

/** Whole messages that are neither an answer nor a question about the clinic, and what is said to them; the pending message stays. */
const ASIDES: readonly (readonly [RegExp, (turn: Turn) => Outcome])[] = [
  [
    /^(?:please )?(?:just )?(?:wait|hold on|one (?:moment|second|minute|sec)|(?:give|gimme) (?:me )?(?:a |one )?(?:moment|minute|second|sec|bit)|brb|be right back|let me (?:think|check|look)|i need (?:a |some )?(?:moment|minute|time|break))(?: please)?$/,
    (turn) => say(turn, TEXTS.takeYourTime),
  ],
  [
    /^(?:i )?(?:(?:would |will )?(?:rather|prefer) not(?: to)?(?: (?:say|answer|tell|share))?(?: (?:that|this|it|you))?|(?:do not|dont|will not|wont) (?:want to )?(?:say|answer|tell|share)(?: (?:that|this|it|you))?|none of your business|that is (?:private|personal)|no comment|pass)$/,
    refuse,
  ],
  [
    /^(?:this|that|you|it)?(?: is| are)? ?(?:so |really |very |just |a |all |too )*(?:stupid|useless|ridiculous|annoying|frustrating|terrible|awful|nonsense|joke|waste of time|dumb|rubbish|crap)(?: bot| machine| thing)?$|^(?:i am |im )?(?:so |really |very |getting )*(?:frustrated|annoyed|fed up|angry|sick of this)(?: with (?:this|you))?$|^(?:wtf|ffs|fuck(?: (?:you|this|off))?|damn it|screw (?:you|this))$/,
    (turn) => say(turn, TEXTS.frustrated),
  ],
  [
    /^(?:are you|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:real |actual )?(?:human|person|robot|bot|machine|computer|ai|real)(?: person)?$|^(?:who|what) are you$|^what is your name$|^do you have a name$/,
    (turn) => say(turn, TEXTS.whoIAm(turn.knowledge.brand)),
  ],
  [
    /^(?:hi |hello |hey )?(?:how are you(?: doing)?(?: today)?|how is it going|whats up|nice to meet you|good (?:morning|afternoon|evening))$|^(?:hi|hello|hey|bonjour)(?: there)?$/,
    (turn) => say(turn, TEXTS.smallTalk),
  ],
  [
    /^(?:can (?:i|we) |i want to |i would like to |let us |please )?(?:start (?:over|again|from the beginning|anew)|restart|begin again|reset)$/,
    restart,
  ],
]

/** What is said in passing (D1 §4); `null` for anything else. */
export function aside(turn: Turn): Outcome | null {
  const said = bare(turn.text)
  const found = ASIDES.find(([pattern]) => pattern.test(said))
  return found ? found[1](turn) : null
}

/** Nobody has to answer: what is optional is skipped, for the rest there is a person. */
function refuse(turn: Turn): Outcome {
  return command({ ...turn, intent: 'skip' }) ?? say(turn, TEXTS.cannotSkip)
}

/** Before there is a record a conversation begins anew; afterwards nothing that was said is thrown away. */
function restart(turn: Turn): Outcome {
  if (turn.state.created || turn.state.consent) return say(turn, TEXTS.noRestart)
  return { state: { ...newConversation(turn.state.patient_id), started: true }, lead: TEXTS.startedOver }
}
