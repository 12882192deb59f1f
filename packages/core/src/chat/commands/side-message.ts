import { bare } from '@clinic/nlu/text/normalize'
import { newConversation, type Stage } from '../state/state.ts'
import { type Outcome, say, type Turn, waitForReady } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { command } from './command.ts'

/** Whole messages that are neither an answer nor a question about the clinic, and what is said to them; the pending message stays. */
const ASIDES: readonly (readonly [RegExp, (turn: Turn) => Outcome])[] = [
  [
    /^(?:please )?(?:just )?(?:wait|hold on|one (?:moment|second|minute|sec)|(?:give|gimme) (?:me )?(?:a |one )?(?:moment|minute|second|sec|bit)|brb|be right back|let me (?:think|check|look)|i need (?:a |some )?(?:moment|minute|time|break)|(?:attendez|un (?:instant|moment)|(?:donnez moi )?(?:une|deux) (?:minutes?|secondes?)|laissez moi (?:penser|reflechir|verifier)|je reviens))(?: (?:please|svp|s il vous plait))?$/,
    takeTheirTime,
  ],
  [
    /^(?:i )?(?:(?:would |will )?(?:rather|prefer) not(?: to)?(?: (?:say|answer|tell|share))?(?: (?:that|this|it|you))?|(?:do not|dont|will not|wont) (?:want to )?(?:say|answer|tell|share)(?: (?:that|this|it|you))?|none of your business|that is (?:private|personal)|no comment|pass|(?:je )?(?:prefere(?:rais)?|aime(?:rais)? mieux) ne pas (?:repondre|le dire|en parler)|cest (?:prive|personnel))$/,
    refuse,
  ],
  [
    /^(?:this|that|you|it)?(?: is| are)? ?(?:so |really |very |just |a |all |too )*(?:stupid|useless|ridiculous|annoying|frustrating|terrible|awful|nonsense|joke|waste of time|dumb|rubbish|crap)(?: bot| machine| thing)?$|^(?:i am |im )?(?:so |really |very |getting )*(?:frustrated|annoyed|fed up|angry|sick of this)(?: with (?:this|you))?$|^(?:wtf|ffs|fuck(?: (?:you|this|off))?|damn it|screw (?:you|this)|(?:cest |vous etes )?(?:vraiment |tellement |trop )*(?:stupide|inutile|ridicule|frustrant|agacant|poche|nul)|jen ai (?:marre|assez)(?: de (?:ca|vous|ce formulaire))?|(?:je suis )?(?:tannee?|ecoeuree?))$/,
    (turn) => say(turn, textsOf(turn.state).frustrated),
  ],
  [
    /^(?:are you|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:real |actual )?(?:human|person|robot|bot|machine|computer|ai|real)(?: person)?$|^(?:who|what) are you$|^what is your name$|^do you have a name$|^(?:etes vous|es tu|est ce que vous etes|est ce) (?:un |une )?(?:vraie? )?(?:humain|personne|robot|machine|ordinateur|intelligence artificielle)$|^qui etes vous$/,
    (turn) => say(turn, textsOf(turn.state).whoIAm(turn.knowledge.brand)),
  ],
  [
    /^(?:hi |hello |hey )?(?:how are you(?: doing)?(?: today)?|how is it going|whats up|nice to meet you|good (?:morning|afternoon|evening))$|^(?:hi|hello|hey|bonjour|allo|salut|bonsoir)(?: there)?$|^(?:bonjour |allo )?(?:comment (?:ca va|allez vous)|ca va)$/,
    (turn) => say(turn, textsOf(turn.state).smallTalk),
  ],
  [
    /^(?:can (?:i|we) |i want to |i would like to |let us |please )?(?:start (?:over|again|from the beginning|anew)|restart|begin again|reset)$|^(?:(?:je (?:veux|voudrais) |on peut |puis je )?(?:recommencer|repartir a zero|tout recommencer))$/,
    restart,
  ],
]

/** What is said in passing (D1 §4); `null` for anything else. */
export function sideMessage(turn: Turn): Outcome | null {
  const said = bare(turn.text)
  const found = ASIDES.find(([pattern]) => pattern.test(said))
  return found ? found[1](turn) : null
}

/** Nobody has to answer: what is optional is skipped, for the rest there is a person. */
function refuse(turn: Turn): Outcome {
  return command({ ...turn, intent: 'skip' }) ?? say(turn, textsOf(turn.state).cannotSkip)
}

/** Before there is a record a conversation begins anew; afterwards nothing that was said is thrown away. */
function restart(turn: Turn): Outcome {
  if (turn.state.created || turn.state.consent) return say(turn, textsOf(turn.state).noRestart)
  return { state: { ...newConversation(turn.state.patient_id), started: true }, lead: textsOf(turn.state).startedOver }
}

/** Steps that a page would continue automatically wait then. */
const CONTINUED: readonly Stage[] = ['welcome', 'consent-offer', 'begin', 'finish']

function takeTheirTime(turn: Turn): Outcome {
  const { takeYourTime, whenReady } = textsOf(turn.state)
  return CONTINUED.includes(turn.state.stage) ? waitForReady(turn, whenReady) : say(turn, takeYourTime)
}
