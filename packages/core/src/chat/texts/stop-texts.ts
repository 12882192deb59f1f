import type { IneligibleReason } from '@clinic/contract/vocabulary'

/** What is said once an answer meets a rule that stops the intake (F-19). */
export const STOP_TEXTS = {
  check: (question: string, answer: string) => `You answered “${answer}” to: “${question}”\n\nIs that right?`,
  loss: 'I am so sorry for your loss. Take your time. To talk, call or text 9-8-8, day or night, or ask me for a person.',
  afterLoss: 'Your record still says that you are pregnant. A nurse practitioner can correct that with you, whenever you are ready.',
  chooseYourself: 'This question matters, so I don’t want to guess. Please choose the answer that fits, whichever it is.',
  whyCheck:
    'This answer matters for your safety and for whether we can start treatment, so I check it with you before anything else happens. Nothing is decided until you confirm it.',
  again: 'No problem, here is that question again.',
  choice:
    'Thank you for being open with me. With this answer we cannot start treatment now. Everything you told me is saved, and you decide what comes next.\n\nYou can answer the remaining questions for a nurse practitioner, or ask for a review without them. Either way they look at it within five business days. To hear the reason, ask me why.\n\nWhat would you like to do?',
  noted: 'Thank you. I have noted that for the practitioner too.',
  lifted: 'I have corrected that, so we can continue.',
  continues: (date: string) => `Thank you. A nurse practitioner will look at your answers by ${date}. Here is the next question.`,
  continuesToday: 'Thank you. The nurse practitioner will see these answers too. Here is the next question.',
  reviewAsked: (date: string) =>
    `I have asked a nurse practitioner to review this. They will look at it by ${date}, and our team will contact you.`,
  reviewToday: 'A nurse practitioner has already been asked to look at this as a priority, and our team will contact you.',
  over: 'We cannot start treatment now. Everything you told me is saved.',
  next: {
    'Pregnant or Breastfeeding':
      'Your doctor or midwife can help with pain, nausea or sleep in ways that are safer for the baby. If things change, you can come to us again at any time.',
    Schizophrenia:
      'Please stay with the treatment you have, and with the people who look after you. If you feel unsafe, call or text 9-8-8, day or night.',
    'Current Addiction':
      'Help is there when you want it: your doctor, your pharmacist or our care team can tell you where. If things feel too heavy, call or text 9-8-8, day or night.',
    'Paediatric Patient': 'A doctor who treats children and teenagers can talk with you and your family about what may help.',
    Other: 'Your family doctor or nurse practitioner can talk with you about what else may help.',
  } satisfies Record<IneligibleReason, string>,
  addictionLine: (number: string) => `The line for help with alcohol and drugs in your province or territory is ${number}.`,
  why: {
    'Pregnant or Breastfeeding': 'During pregnancy and breastfeeding, medical cannabis is not considered safe for the baby.',
    Schizophrenia: 'With schizophrenia, medical cannabis can make symptoms worse, and we cannot watch over that well enough at a distance.',
    'Current Addiction': 'While someone is living with an addiction, medical cannabis can add to the risk.',
  },
  reviewOffered: 'If you think this is not right, you can ask a nurse practitioner to review it within five business days.',
  reviewOpen: (date: string) => `A nurse practitioner will look at it by ${date}, and our team will contact you.`,
  offers: 'A person on our care team is here for you too, and you can ask me why.',
  whatNext: 'What would you like to do?',
} as const
