import { CHAT_TEXTS } from '@clinic/contract/chat-texts'

/** The same keys in every language: texts, lists of texts, and functions that put a text together. */
export type Translated<Said> = Said extends string
  ? string
  : Said extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : { [Key in keyof Said]: Translated<Said[Key]> }

/** Everything that the chat page itself says before a form is opened, in English; what the specification fixes stays in the contract. */
export type Words = Translated<typeof EN>

export const EN = {
  locale: 'en-CA',
  page: {
    emergency: 'In an emergency, call',
    logIn: 'Log in',
  },
  intro: {
    heading: 'Let’s get you ready for your visit',
    lead: 'I’m your clinic’s intake assistant. I can start you as a new patient, renew a medical document, or answer questions.',
    begin: 'Begin Conversation With Our AI', // REQ-111
    goOn: 'Continue where you left off',
    startAgain: 'Start again',
    askStartAgain: 'Start again?',
    keep: 'Keep my conversation',
    startAgainMeans: 'This device will no longer offer your earlier conversation. What you told us so far stays with the clinic.',
    time: 'About 10 minutes.',
    emergency: 'In an emergency, call',
    timeMeans: 'Stop at any time; your answers are kept for when you come back.',
    notDoctor: 'I’m not a doctor.',
    notDoctorMeans: 'A nurse practitioner decides about your care.',
    private: 'Private.',
    privateMeans: 'What you tell me goes to your care team and nobody else. No answers are stored on this device.',
  },
  face: {
    label: 'The assistant',
    caption: 'Your intake assistant. Not a doctor.',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
    person: 'A person, please',
    personPlease: 'I would like to talk to a person',
    stopFace: 'Stop the moving picture',
    moveFace: 'Let the picture move',
  },
  talk: {
    heading: 'Conversation with our assistant',
    log: 'Conversation',
    earlier: 'Earlier in this conversation',
    cameBack: 'You came back here',
    you: 'You: ',
    assistant: 'Assistant: ',
    source: (title: string) => `From our article “${title}”`,
    message: 'Your message',
    placeholder: 'Ask anything, or answer in your own words',
    send: 'Send',
    newest: 'Newest message',
    charactersLeft: (left: number) => `${left} characters left`,
    waiting: CHAT_TEXTS.waiting, // REQ-128
    thanks: 'Thank you',
  },
  problem: {
    title: 'Something went wrong',
    timeout: CHAT_TEXTS.timeout, // REQ-129
    network: CHAT_TEXTS.notSent, // REQ-130
    refused: CHAT_TEXTS.unknownError, // REQ-131
    /** A refusal in the server's own English, where this language has nothing else for its code. */
    refusal: (_code: string | null, english: string) => english,
  },
  button: {
    cancel: 'Cancel',
    close: 'Close',
    continue: 'Continue',
    submit: 'Submit',
    tryAgain: 'Try again',
    pause: 'Pause',
    goOn: 'Go on by itself',
    keep: 'Keep it',
    skip: 'Skip',
  },
  heading: {
    GREETING: 'How can I help you today?',
    LAUNCHCONSENT: 'Next: the consent form',
    OPENCONSENTFORMWINDOW: 'Your consent',
    OPENPERSONALINFORMATIONWINDOW: 'Your details',
    CONFIRMPERSONALINFORMATION: 'Is this right?',
    OPENAPPOINTMENTWINDOW: 'Choose a time',
    CHECKFORSESSION: 'Your record is found',
    LOGINELIGIBLE: 'Welcome back',
    BEGINQUESTIONNAIRES: 'Next: a few questions',
    FINISHINITIALQUESTIONNAIRE: 'This part is done',
    FINISHSCALEQUESTIONNAIRE: 'This part is done',
    FINISHCUDITRQUESTIONNAIRE: 'This part is done',
    FINISHFOLLOWUP: 'This part is done',
    ENTERPCRQUEUE: 'You are in line for our care team',
    ENTERNPQUEUE: 'You are in line for a nurse practitioner',
    ENTERPCRQUEUEFOLLOWUP: 'Our care team will follow up with you',
    NEEDPCRHELP: 'A person will help you',
    SKIPTONEXT: 'On to the next part',
    CRISIS: 'Please get help now',
    CLOSECHAT: 'Goodbye, and take care',
    OPENQUESTIONRADIOOPTIONSWINDOW: 'Please choose one',
    OPENQUESTIONCHECKBOXOPTIONSWINDOW: 'Please choose all that apply',
    OPENQUESTIONTEXT: 'Your answer',
  },
  whenReady: 'When you are ready',
  card: {
    progress: 'Your progress',
    done: (done: number, total: number) => `${done} of ${total}`,
    minutesLeft: (minutes: number) => (minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`),
    youSaid: 'You said:',
    back: 'Change my last answer',
    keepAnswer: 'Keep my answer',
    skipQuestion: 'Skip this question',
    chooseOne: 'Choose one',
    optional: '(optional)',
  },
  date: { day: 'Day', month: 'Month', year: 'Year' },
  fault: {
    date: 'Please give a day, a month and a year.',
    email: CHAT_TEXTS.email,
    number: 'Please give one number.',
    atLeast: (least: number, unit: string) => `Please give a number of at least ${least}${unit}.`,
    atMost: (most: number, unit: string) => `Please give a number of at most ${most}${unit}.`,
  },
  consent: {
    open: 'Open the consent form',
    atYourPace: 'Please read the form at your own pace. You can ask me about it before you sign.',
    without: 'Without your consent I can’t go on. You can open the form again at any time, or ask for a person.',
    yes: 'I have read the form and I consent.',
    no: 'I do not consent.',
    received: 'Your consent form was received.',
  },
  details: {
    why: 'Your care team needs these to open your record and to reach you.',
    open: 'Fill in your details',
    given: 'Here are my details.',
    received: 'Your details were received.',
    name: 'Name',
    dateOfBirth: 'Date of birth',
    sex: 'Birth Sex',
    male: 'Male',
    female: 'Female',
    healthCard: 'Health card',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    mailingAddress: 'Mailing address',
    right: 'Yes, that’s right',
    change: 'Change something',
    /** The name of a province as it is shown; the wire has the English one (B-11). */
    province: (english: string) => english,
    /** What looks mistaken in a field; the server says it in English. */
    warning: (_field: string, english: string) => english,
  },
  visit: {
    none: 'None of these',
    noTimes: 'There is no free time to choose from just now.',
    withoutTime: 'Continue without a time',
    free: (count: number) => (count === 1 ? 'One time is free.' : `${count} times are free.`),
    open: 'Open the calendar',
    received: 'Your time was received.',
    kept: (minutes: number, seconds: number) => `Kept for you for another ${minutes}:${String(seconds).padStart(2, '0')}`,
    notKept: 'This time may be taken by somebody else now.',
    yours: 'Your visit:',
    change: 'Change or cancel it',
  },
  queue: {
    wait: 'Expected wait:',
    next: 'What happens next',
    canClose: 'You can close this page; your place is kept. Or ask me anything while you are here.',
    canGoOn: 'Meanwhile you can go on here, or ask me anything.',
    steps: {
      ENTERPCRQUEUE: [
        'A patient care representative reads what you told me.',
        'They contact you by phone or e-mail to arrange what comes next.',
      ],
      ENTERNPQUEUE: [
        'A nurse practitioner reads your answers.',
        'They meet you at your appointment, and they decide with you what is right.',
      ],
      ENTERPCRQUEUEFOLLOWUP: [
        'A patient care representative reads your follow-up answers.',
        'They contact you if anything needs attention.',
      ],
      NEEDPCRHELP: [
        'Your request is with our patient care representatives.',
        'One of them contacts you at the phone number or e-mail address that we have.',
      ],
    },
  },
  session: { none: 'No earlier conversation found', restoring: 'Bringing back your conversation' },
  crisis: {
    safe: 'I’m safe to go on',
    callEmergency: 'Call 9-1-1',
    emergency: 'If anyone is in danger now',
    callHelpline: 'Call 9-8-8',
    helpline: 'Suicide Crisis Helpline, day and night',
    textHelpline: 'Text 9-8-8',
    rather: 'If you would rather write',
    waits: 'Our conversation waits for you here.',
  },
  closed: {
    back: 'Back to the start',
    shared: 'On a shared device, please go back to the start before you leave.',
  },
}
