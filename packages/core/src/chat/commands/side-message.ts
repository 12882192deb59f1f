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
    /^(?:i (?:would |will )?|gotta |got to |let me )?(?:(?:have|need|got) to )?(?:go )?(?:get|grab|find|dig out|look for|look at|check) (?:\w+ ){0,3}(?:bottles?|list|glasses|pills|meds|papers?|card|purse)$|^(?:i )?(?:do not|dont) have (?:the |my )?(?:\w+ ){0,2}(?:on|with) me(?: (?:rn|right now|now))?$|^(?:attends|attendez) (?:je |j )?(?:cherche|vais chercher|regarde)(?: \w+){0,4}$|^(?:faut|il faut|faudrait) que j(?:e )? ?(?:aille (?:chercher|voir)|regarde|cherche)(?: \w+){0,4}$/,
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
    /^(?:so |wait |ok |hi |hello |bonjour |allo |attends |attendez |coudonc )*(?:(?:are you|r you|r u|u|you|are u|is this|is it|is there|am i (?:talking|speaking|chatting|texting)(?: to| with)?|do i (?:talk|speak|chat) (?:to|with)) (?:even |really |actually |just )?(?:a |an |another |some )?(?:real |actual |live |human |chat ?)*(?:human|human being|person|someone|robot|bot|chatbot|machine|computer|computer program|program|ai|real)(?: person)?(?: there| here| on the other (?:end|side)| or (?:a |an |just a )?(?:real |actual )?(?:human|person|robot|bot|chatbot|machine|computer|ai|not))?|are you (?:a |the )?(?:real |actual )?(?:nurse|doctor|practitioner)|(?:is )?any(?:body|one) (?:real )?there or is this (?:just )?a (?:machine|robot|bot|computer|program)|(?:who|what) are you|what is your name|do you have a name|you are (?:just )?(?:a |an )?(?:bot|robot|machine|ai|chatbot)|(?:etes vous|es tu|tes tu|t es tu|tu es|vous etes|t es|tes|est ce que (?:vous etes|tu es|t es|tes|c est|je parle a)|est ce|c est tu|cest tu|c tu|c est|cest|(?:je parle|parle je|chu tu en train de parler)(?: tu)? (?:a|avec)) (?:bien |juste |vraiment |tu )?(?:un |une |a )*(?:vraie? |vrai de vrai )?(?:humain|humaine|personne|monde|robot|bot|machine|ordinateur|programme|intelligence artificielle|ia|infirmiere?|docteure?|medecin)(?: ca| la)?(?: ou (?:un |une )?(?:vraie? )?(?:humain|humaine|personne|robot|machine|ordinateur|bot|pas))?|(?:qui|vous) etes vous|t es qui|tes qui|comment (?:vous appelez vous|tu t appelles))$/,
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
