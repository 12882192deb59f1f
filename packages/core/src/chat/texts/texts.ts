import { CHAT_TEXTS } from '@clinic/contract/chat-texts'
import type { IneligibleReason } from '@clinic/contract/vocabulary'
import { COME_BACK_TEXTS } from './come-back-texts.ts'
import { CRISIS_TEXTS } from './crisis-texts.ts'
import { FIRST_WORDS_TEXTS } from './first-words-texts.ts'
import { OPENING_TEXTS } from './opening-texts.ts'
import { STOP_TEXTS } from './stop-texts.ts'
import { TYPED_TEXTS } from './typed-texts.ts'
import { VISIT_TEXTS } from './visit-texts.ts'

/** Labels of buttons; a page sends them back as they are. */
export const LABELS = {
  newPatient: 'New Patient Intake',
  renewal: 'Renew a medical document',
  askQuestions: 'Ask questions',
  person: 'Talk to a person',
  readConsent: 'Read the consent again',
  end: 'End the chat',
  safe: 'I am safe, continue',
  inDanger: 'Yes, still in danger',
  noDanger: 'No, not in danger',
  ratherPerson: 'I’d rather talk to a person',
  noRecord: 'I have no record here',
  newCode: 'Send me a new code',
  wasHere: 'I’ve been here before',
  sendCode: 'Yes, send me the code',
  keepVisit: 'Keep it as it is',
  moveVisit: 'Move my visit',
  cancelVisit: 'Cancel my visit',
  moveIt: 'Yes, move it',
  cancelIt: 'Yes, cancel it',
  keepIt: 'No, keep it',
  anotherTime: 'Choose a new time',
  notNow: 'Not now',
  noneOfThese: 'none of these',
  book: 'Yes, book it',
  otherTime: 'Choose another time',
  rightAnswer: 'Yes, that is right',
  wrongAnswer: 'No, change my answer',
  continueForPractitioner: 'Continue for the practitioner',
  askReview: 'Ask for a review',
  endHere: 'End here',
  callMe: 'Please call me',
  emailMe: 'Please email me',
  noPerson: 'I no longer need a person',
  toQuestions: 'Back to the questions',
  callInstead: 'Call me instead',
  pickUp: 'Yes, pick up where I left off',
  somethingElse: 'No, something else',
} as const

const LINES = {
  pcr: 'You are now in line for our patient care team.',
  np: 'You are now in line for a nurse practitioner.',
  'follow-up': 'Thank you, our patient care team has your follow-up now.',
} as const

/** What the care team reads; theirs is English. */
export const NOTES = {
  callToday: 'Declined the form that asks about thoughts of suicide: call today and ask.',
  birthDiffers: 'Date of birth differs between consent form and personal details.',
  french: 'Speaks French.',
  helped: 'Somebody else fills this in with the patient: please check that the consent is the patient’s own.',
  ineligibleOnTreatment: (reason: string) =>
    `A patient on treatment may no longer be eligible (${reason}): decide today on taper, referral or withdrawing support.`,
  review: (reasons: readonly string[]) => `A practitioner decides first: ${reasons.join('; ')}.`,
  reviewAsked: (reason: string, due: string) => `Asks a nurse practitioner to review the stop (${reason}), due ${due}.`,
  signedByAnother: 'The consent form is signed with a name that is not the patient’s.',
  untranslated: (keys: readonly string[]) => `Still to be filled in, as there is no French form: ${keys.join(', ')}.`,
} as const

/** Everything the assistant says of its own. Plain words; what happens next comes before it is asked. No doses, no diagnoses. */
export const TEXTS = {
  greeting: (brand: string) =>
    `Hello, I am the ${brand} assistant. I can help you become a patient, renew your medical document, or answer questions. What would you like to do?`,
  choose: 'What would you like to do? You can start as a new patient, renew your medical document, or ask a question.',
  asking: 'What would you like to know? Type your question. When you are ready, you can also start with one of these.',
  consentOffer: (renewing: boolean) =>
    `${renewing ? 'Great, let’s renew your medical document.' : 'Great, let’s get you started.'} It takes four steps: your consent, your personal details, some health questions, and a place in line for our care team. First I will show you our consent form. Please read it at your own pace. Ready?`,
  consentForm: 'Please read the consent form to the end, then choose yes or no, sign with your name, and enter your date of birth.',
  consentIncomplete: CHAT_TEXTS.consentIncomplete,
  consentGiven: 'Thank you, your consent is saved.',
  firstWords: FIRST_WORDS_TEXTS,
  consentDeclined:
    'That’s okay, and I’ve noted it. Without your consent, I can’t go any further. You can talk to a person instead, or read the consent form again.',
  consentWithdrawn:
    'I have recorded that you withdraw your consent, and I won’t ask or use anything more. By law, we have to keep what is already part of your care. Our care team will explain what that means for you.',
  forAnother:
    'You’re welcome to help someone with this. The details, the answers and the consent have to be the patient’s own: please go through them together and let the patient sign. If the patient is under 18 or cannot decide alone, please ask for a person here instead. I’ve noted that someone is helping.',
  useForm: 'Please use the form for this part so nothing gets missed. I’ve opened it for you.',
  personalForm: 'Next, your personal details. Our care team uses them to open your record and to reach you. Please fill in the form.',
  personalErrors: 'Almost there. Please check the marked fields.',
  confirm: (name: string) =>
    `Thank you, ${name}. Please check your details below. Are they correct? Choose yes to go on, or change to correct them.`,
  confirmHint: 'Please answer yes if the details are correct, or change if something needs fixing.',
  changeDetails: 'No problem, here is the form again.',
  detailsSaved: 'Your details are saved.',
  typed: TYPED_TEXTS,
  begin: (count: number, minutes: number) =>
    `Now some questions about your health: at most ${count}. With the short forms that may follow it takes ${minutes === 1 ? 'about one minute' : `about ${minutes} minutes`}. The nurse practitioner reads your answers before your visit. Every answer is saved as you go, and you can say back, skip, repeat or stop at any time. Ready?`,
  whenReady: 'No rush. Say “continue” when you’re ready.',
  beginScale: ({ name, count, minutes, canSkipItem, called }: BeginScale) =>
    `Now a short form: ${name}. ${count} ${count === 1 ? 'question' : 'questions'}, about ${minutes === 1 ? 'one minute' : `${minutes} minutes`}. ${called ? 'I’m asking because of one of your answers.' : 'It helps you and your nurse practitioner see if things improve over time.'}${canSkipItem ? ' You can also say skip.' : ''} Ready?`,
  redFlag: (call: string) => `I’ve sent this answer to our care team right away. If this is happening right now, call ${call}.`,
  passedOver: 'Okay, we’ll skip that one.',
  callInstead:
    'Okay, we’ll skip that one. Someone on our care team will call you about it instead. If things feel too heavy, call or text 9-8-8 at any time.',
  finish: {
    main: 'That was the last question, thank you. Your answers are saved. Please look them over: you can still change any of them, for example by saying “change my answer about sleep”. Next I check if anything needs a closer look. Ready?',
    which: 'Which answer would you like to change? Choose it in the list, or say for example “change my answer about sleep”.',
    forPractitioner: 'That was the last question, thank you. Your answers are saved for the practitioner. Ready to go on?',
    scale: 'Thank you, that form is done and saved. Ready to go on?',
    followUp: 'That was the last question, thank you. Your answers are saved, and I pass them to our care team now. Ready?',
  },
  who: 'Have you been here before? If so, I can find your record so you don’t have to repeat everything.\n\nPlease type your patient ID or your email address.',
  whoForgotten:
    'Either one is enough: your patient ID, or the email address that you gave us. If you have neither, say “talk to a person”: our team can find your record another way.',
  born: 'Thank you.\n\nAnd what is your date of birth?',
  code: 'Please type the six digits of the code.',
  codeSent:
    'If what you typed matches a record, a code of six digits is on its way to the email address in it. It works for ten minutes. Please check your spam folder too.',
  codeTooSoon: 'A code was sent a moment ago. Please wait half a minute before you ask for another one.',
  codeTooMany: 'You’ve asked for too many codes. Please try again in an hour, or ask for a person.',
  codeWrong: 'That code doesn’t match. Check the most recent email and try again.',
  codeSpent: 'That code does not work any more. I can send you a new one.',
  withoutRecord: 'Okay, let’s continue without it. Our care team will sort it out for you.',
  found: (name: string, unfinished: boolean, planned = '') =>
    unfinished
      ? `Thank you${name ? `, ${name}` : ''}, I found your record.${planned && ` ${planned}`} You’ve already started, and everything you told me is here. Shall we pick up where you left off?`
      : `Thank you${name ? `, ${name}` : ''}, I found your record.${planned && ` ${planned}`} Ready to go on?`,
  comeBack: COME_BACK_TEXTS,
  welcome: (name: string, followUp: boolean) =>
    followUp
      ? `Welcome back${name ? `, ${name}` : ''}. We would like to know how you are doing: a few follow-up questions, then our care team looks at them. Ready?`
      : `Welcome back${name ? `, ${name}` : ''}. Let us renew your medical document: first a look at your details, then some questions about how it went, then a time for your visit. Ready?`,
  times: 'Please choose a time for your visit with a nurse practitioner. Times are shown in your local time.',
  timesThatFit: 'These times fit. Which one would you like?',
  noTimeThen: 'I have no free time then. Here are the times that are free.',
  held: (when: string, who: string) => `${when}, with ${who}. I’m holding this time for you for 10 minutes.\n\nShall I book it?`,
  taken: 'Sorry, someone just took that time. Here are the times still available.',
  holdOver: 'I couldn’t hold that time any longer. Here are the times available now.',
  booked: (when: string) => `Your visit is booked: ${when}. We’ve emailed you a confirmation with a calendar file.`,
  noTimes: 'I don’t have any times to offer right now. Our care team will find one with you.',
  withoutTime: 'All right, without a time for now. Our care team will find one with you.',
  answers: { yes: 'Yes', no: 'No', and: 'and' },
  details: { correct: 'Yes, this is correct', change: 'Change something' },
  queue: (queue: 'pcr' | 'np' | 'follow-up', wait: string | null) =>
    `${LINES[queue]} ${wait ? `The expected wait is ${wait}.` : 'They will get to you as soon as they can.'} ${queue === 'pcr' ? 'They’ll check your details and contact you to set up your visit with a nurse practitioner, who makes all medical decisions. ' : ''}You can close this page, your place is kept. You can also ask me something or say goodbye.`,
  queueBooked: (queue: 'pcr' | 'np' | 'follow-up', when: string) =>
    `${LINES[queue]} Your visit: ${when}. Until then they look at your details and contact you if something is missing. You can close this page, everything is kept. You can also ask me something, change your appointment, or say goodbye.`,
  wait: (least: number, most: number) => range(least, most),
  unserved: (province: string) =>
    `I am sorry, we do not serve patients in ${province} yet. I have passed your details to our team, and someone will tell you what your options are. You can also talk to a person, or end the chat.`,
  goodbye: 'Goodbye, and take care. Everything you told me is saved.',
  stopped: (known: boolean) =>
    known
      ? 'Your answers are saved, and we stop here. To continue later, open this page again. We’ll confirm who you are with your email, your date of birth and a code. You will continue at the same question.'
      : 'We stop here. We have not opened a record for you yet, so you can simply open this page again when it suits you.',
  thanks: 'You are welcome.',
  help: 'Here is what you can do: answer in your own words or pick an option, say “back” to change your last answer, “repeat” to see the question again, “skip” if it’s optional, “stop” to continue another time, or ask for a person.',
  resumed: 'Let us go on where we were.',
  takeYourTime: 'Take all the time you need. I’ll be here, and your answers are saved.',
  frustrated: 'I’m sorry this is frustrating. You can say back, skip or stop, or ask for a person at any time.',
  itemsMissing: 'Almost there. Some answers are missing or unclear; they are marked.',
  whoIAm: (brand: string) =>
    `I am the ${brand} assistant, a computer program. I ask questions, save your answers, and answer questions from our clinic’s articles. A nurse practitioner makes all medical decisions. You can ask for a person at any time.`,
  smallTalk: 'Hello! I am glad that you are here.',
  noRestart:
    'I keep what you told me, so we do not start over. To change something, say back, or say for example: change my answer about sleep.',
  startedOver: 'All right, from the beginning.',
  whichAnswer: 'I could not tell which answer you mean. Say back to open the last one, or name a word of the question.',
  outOfPlace: 'That doesn’t work at this step, so I didn’t change anything.',
  person: (when: string) =>
    `I have asked our care team to help you. ${when} They can see where we are, so you won’t have to start over. Meanwhile you can go on here: say ok to continue.`,
  personNoContact:
    'I have told our care team that you would like to talk to a person. I do not have a way to reach you yet: please type your phone number or email address. Or say ok to continue here.',
  contactKept: 'Thank you. I have passed that on to our care team, and someone will contact you there. Say ok to continue here.',
  misses:
    'I am having trouble understanding, and that is not your fault. I have asked our care team to help you with this. Your place is kept: you can try again in other words, or say ok to see it again.',
  leaveContact: 'So that they can reach you, please type your phone number or email address.',
  missed: [
    'Sorry, I’m not sure I understood. You can say it in other words, or ask for a person on our care team.',
    'Sorry, I still did not get that. You can pick one of the choices, say help, or ask for a person.',
  ],
  wayOut: 'You can also say help, or ask for a person.',
  cannotAnswer: 'I cannot answer that one yet. A person on our care team can: just say you would like to talk to a person.',
  language: {
    switched: 'All right, in English from now on.',
    followed: 'You are writing in English, so I will continue in English. To go back, type “en français”.',
    noFrench: 'Sorry, this chat is not available in French yet. Someone who speaks French can help you: say “talk to a person”.',
  },
  whichArticle: (titles: readonly string[]) => `I can tell you about ${either(titles)}. Which one did you mean?`,
  maybeArticle: (titles: readonly string[]) =>
    `I’m not sure I have an answer to that. Is it about ${either(titles)}? If not, a person on our care team can answer: just say you would like to talk to a person.`,
  onlyPractitioner: (nurse: string | null, call: string) =>
    `That’s a question for your nurse practitioner or pharmacist. I can’t give advice about doses, other medicines or what’s safe for you. If it cannot wait, call ${nurse === null ? '' : `${nurse} or `}your pharmacy; in an emergency, ${call}. You can also ask for a person here.`,
  answered: (text: string, source: string) => `${text}\n\nFrom our article "${source}".`,
  why: 'The nurse practitioner uses this answer to decide with you what is safe and right for you. Only your care team can see it.',
  whyOther: 'I ask so our care team has what they need to help you. Only they can see your answer.',
  nothingBefore: 'There is no earlier answer to change here.',
  tooLateToChange:
    'Your answers are with our care team now. If something needs correcting, ask for a person and they will change it with you.',
  reopened: (answer: string) =>
    answer === '' ? 'Here is that question again. You skipped it before.' : `Here is your last answer again. You said: ${answer}.`,
  corrected: (answer: string) => `Thank you, I changed your last answer to: ${answer}.`,
  correctedNamed: (answer: string) => `Thank you, I changed that answer to: ${answer}.`,
  keptAnswer: 'I kept your answer.',
  wroteDown: (detail: string) => `I wrote that down too: ${detail}.`,
  listedMedicines: (list: string) => `I wrote down these medicines: ${list}.`,
  askedByPhone: (unused: boolean) =>
    `Our care team has gone through some of these questions with you by phone, so I go on from there.${unused ? ' Your last message was for an earlier question, so I didn’t use it.' : ''}`,
  setAside: (count: number) =>
    count === 1
      ? 'One of your later answers no longer applies, so it won’t be used.'
      : `${count} later answers no longer apply, so I set them aside.`,
  skipped: 'Skipped.',
  required: 'I am sorry, the nurse practitioner needs an answer to this one. If it is hard to answer, you can ask for a person.',
  cannotSkip: 'This step cannot be skipped. If something stands in the way, you can ask for a person.',
  problems: {
    empty: 'I did not see an answer there.',
    notAnOption: 'Please pick one of the choices.',
    between: (options: readonly string[]) => `Did you mean ${either(options)}?`,
    alone: (option: string) => `You can’t combine “${option}” with other choices. Please choose only that one, or choose the others.`,
    notANumber: (unit: string | undefined) => `Please enter a number${unit ? `, in ${unit}` : ''}.`,
    outOfRange: (minimum: string, maximum: string) =>
      minimum !== '' && maximum !== ''
        ? `Please give a number from ${minimum} to ${maximum}.`
        : minimum !== ''
          ? `Please enter ${minimum} or more.`
          : `Please enter ${maximum} or less.`,
    notADate: 'Please give a date with the month as a word, for example 3 May 2019.',
    ambiguousDate: 'That date can be read in two ways. Which one is it?',
    tooLong: (limit: number) =>
      `That’s too long for one answer. Please shorten it to ${limit} characters. You can tell our care team the rest.`,
  },
  crisis: CRISIS_TEXTS,
  concern: {
    question: 'I want to be sure I understood. Are you thinking about ending your life or hurting yourself?',
    attempt: 'In the last two weeks, did you try to end your life?',
    oneMore: 'Thank you for telling me. I have one more question about this.',
    yesLabel: 'Yes',
    noLabel: 'No',
    numbers: (call: string) => `In danger right now? Call ${call}. To talk to someone at any time, call or text 9-8-8.`,
    no: 'Thank you for telling me. If that changes, you can call or text 9-8-8, day or night. We go on where we were.',
    person: (call: string) =>
      `I have asked our care team to call you. If you cannot wait, call or text 9-8-8, day or night, or call ${call} in an emergency.`,
    unclear: (call: string) =>
      `I was not sure, so I have asked our care team to call you today. Until then you can call or text 9-8-8, day or night. In an emergency, call ${call}.`,
  },
  distress:
    'That sounds very hard, and I am sorry you are going through it. If you want to talk, you can call or text 9-8-8, day or night, or ask me for a person.',
  otherLanguage:
    'I can only read English and French. In an emergency, call 9-1-1. To talk to someone, call or text 9-8-8. I have asked our care team to contact you.\n\nJe lis seulement l’anglais et le français. En cas d’urgence, appelez le 9-1-1. Pour parler à quelqu’un, appelez ou textez le 9-8-8. J’ai demandé à notre équipe de soins de communiquer avec vous.',
  ineligible: {
    'Pregnant or Breastfeeding':
      'Thank you for being open with me. During pregnancy and breastfeeding, medical cannabis is not considered safe for the baby, so we cannot go on with the intake now.',
    Schizophrenia:
      'Thank you for being open with me. With this history, medical cannabis carries risks that we cannot manage well at a distance, so we cannot go on with the intake.',
    'Current Addiction':
      'Thank you for being open with me. That takes courage. While this is going on, medical cannabis carries risks that we do not want to add to, so we cannot go on with the intake now.',
    'Paediatric Patient':
      'Thank you for your details. Our clinic can only care for people who are 18 or older, so we cannot go on with the intake now.',
    Other: 'Thank you for your answers. Based on them, we cannot go on with the intake now.',
  } satisfies Record<IneligibleReason, string>,
  ineligibleOnTreatment:
    'Thank you for telling me. You are our patient, and this does not end your care. I have asked for a nurse practitioner to look at it as a priority, and our team will contact you. If you take CBD for seizures, please do not stop it on your own. If you feel unwell or unsafe, call 9-1-1. What would you like to do?',
  ineligibleUntil: (date: string) => `You’re welcome to come back on or after ${date}.`,
  notInFrench: {
    text: 'Sorry, some of this is not ready in French yet. I show it in English.',
    consent:
      'Sorry, our consent form is not ready in French yet. We will not have you sign a text in another language than yours. Someone who speaks French can go on with you: would you like to talk to them?',
    scale:
      'A short questionnaire is not ready in French yet. Someone who speaks French will fill it in with you. To talk to them now, say “talk to a person”.',
  },
  stop: STOP_TEXTS,
  visit: VISIT_TEXTS,
  opening: OPENING_TEXTS,
} as const

/** The same texts in any language: the same keys, the same blanks to fill. */
/** What is said before another form. `called`: one of the answers asked for it. */
export type BeginScale = { name: string; count: number; minutes: number; canSkipItem: boolean; called: boolean }

type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...blanks: infer Blanks) => string
    ? (...blanks: Blanks) => string
    : { readonly [Key in keyof T]: InAnyLanguage<T[Key]> }
export type ChatTexts = InAnyLanguage<typeof TEXTS>
export type ChatLabels = InAnyLanguage<typeof LABELS>

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** An ISO date as people read it: 3 May 2028. */
export function longDate(iso: string): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}

/** "20 to 45 minutes", "50 minutes to 3 hours", "2 days". */
function range(least: number, most: number): string {
  const [from, to] = [span(least), span(most)]
  if (least === most) return `about ${to.count} ${to.unit}`
  return from.unit.replace(/s$/, '') === to.unit.replace(/s$/, '')
    ? `${from.count} to ${to.count} ${to.unit}`
    : `${from.count} ${from.unit} to ${to.count} ${to.unit}`
}

function span(minutes: number): { count: number; unit: string } {
  const [size, unit] = minutes > 1440 ? ([1440, 'day'] as const) : minutes > 60 ? ([60, 'hour'] as const) : ([1, 'minute'] as const)
  const count = Math.round(minutes / size)
  return { count, unit: count === 1 ? unit : `${unit}s` }
}

function either(options: readonly string[]): string {
  const quoted = options.map((option) => `"${option}"`)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
}
