/** What is said to patients who wait for a person. No time is told that the clinic’s hours do not give (F-10). */
export const OPENING_TEXTS = {
  unknown: 'I can’t say how long it will take.',
  open: (until: string) => `Our team is here until ${until}. I can’t say how long it will take.`,
  closed: (opens: string) => `Our team is not here right now. It opens on ${opens}. You keep your place in line.`,
  closedForNow: 'Our team is not here right now, and I can’t say when it opens. You keep your place in line.',
  openAgain: (until: string) => `Our team is here now, until ${until}. I can’t say how long it will take. You keep your place in line.`,
  missedToday: (opens: string) =>
    `I’m sorry, our team could not get to you today. It opens again on ${opens}. You keep your place in line.`,
  hoursChanged: (opens: string) =>
    `I’m sorry, our hours have changed since I told you. Our team opens on ${opens}. You keep your place in line.`,
  hoursUnknown: 'I’m sorry, our hours have changed since I told you, and I can’t say when our team opens. You keep your place in line.',
  noOneFree:
    'I’m sorry, no one on our team is free yet. You keep your place in line. If you don’t want to wait here, we can call you or email you instead.',
  stillAsked: (when: string) =>
    `Your request for a person is with our team, and no one has joined yet. ${when} If you would rather get a call, say “call me”.`,
  elsewhere: (there: string) => ` (${there} where you are)`,
  callWanted: (when: string) => `I’ve asked our team to call you instead. ${when} You can close this page, or say ok to continue here.`,
  emailWanted: (when: string) =>
    `Our team will answer here, and we’ll email you when there is a message for you. ${when} You can close this page, or say ok to continue here.`,
  callNoted: (name: string) =>
    `We’ve noted that you would rather be called, and ${name} sees it too. If we don’t have the right number, please write it here.`,
  wentBack: (name: string) =>
    `You are back with the questions. ${name} no longer has this chat. You can ask for a person again at any time.`,
  cancelled: 'Okay, I’ve told our team that you no longer need a person. You can ask again at any time.',
  reachedByPhone: 'We have spoken by phone, so I closed your request for a person here. You can ask again at any time.',
  requestClosed: 'Our team has closed your request for a person. If you still need someone, ask again here.',
} as const
