import type { CrisisKind } from '@clinic/contract/vocabulary'

/**
 * What is said to a person in danger. Shipped in every language and never waiting for an approval (F-14, F-21). `call`: whom to call first, 9-1-1
 * or, where there is none, `noNumber`. The first sentence is short, and each names whom to call.
 */
export const CRISIS_TEXTS = {
  kinds: {
    suicide: (call: string) =>
      `I am glad you told me. In danger now? Call ${call}. To talk to someone, call or text 9-8-8, free and in confidence, day or night.`,
    violence: (call: string) =>
      `I am stopping here: safety comes first. Is anyone in danger now? Call ${call}. Afraid that you might hurt someone or yourself? Call or text 9-8-8, day or night.`,
    abuse: (call: string) =>
      `You did nothing wrong. In danger now? Call ${call}. To talk to someone, call another number here, or text 9-8-8. If someone may see this screen, leave this page.`,
    'child-ingestion': (call: string) =>
      `Call now, even if the child seems well. Cannot be woken, trouble breathing or a seizure: call ${call}. Otherwise the poison centre first. Keep the package.`,
    emergency: (call: string) =>
      `This may be an emergency. Call ${call} now, or have someone near you call. A drooping face, a weak arm, slurred speech, chest pain, bleeding in pregnancy, or confusion after stopping alcohol or a medicine cannot wait.`,
    overdose: (call: string) =>
      `This may be an emergency. Call ${call} now, even if the person seems fine, and stay with them. If there was a wish to die, 9-8-8 answers too.`,
    'adverse-reaction': (call: string) =>
      `Take no more for now, and do not stay alone. Confused, chest pain, or a wish to hurt yourself or others? Call ${call}. Otherwise see a doctor or nurse today. If you take it for seizures, ask before you stop.`,
  } satisfies Record<CrisisKind, (call: string) => string>,
  alerted: 'I have alerted our team, but please do not wait for them: they may not see it at once.',
  again: (call: string) =>
    `The numbers stay here. In danger now? Call ${call}. To talk, call or text 9-8-8, day or night. Our team has been alerted, but please do not wait for them. When you are safe, tell me.`,
  beforeGoingOn: 'Thank you for telling me. One question before we continue.',
  stillInDanger: 'Are you, or is the person, still in danger?',
  getHelp: (call: string) =>
    `Then please call ${call} now, or have someone near you call. You can also call or text 9-8-8 at any time. I have alerted our team again, but please do not wait for them. When everyone is safe, tell me.`,
  over: (call: string) =>
    `Thank you for telling me. If that changes, call ${call}, or call or text 9-8-8. You can take a break, ask me for a person, or skip this question. Or we continue whenever you like.`,
  closed: (contact: string | null, call: string) =>
    `Our online assistant is not open yet. ${contact ? `Please contact the clinic: ${contact}.` : 'Please contact the clinic directly.'}\n\nIn an emergency, call ${call}. If you are thinking about suicide, call or text 9-8-8, day or night.`,
  noNumber: 'the RCMP or your health centre',
  elsewhere: 'No 9-1-1 where you are? Call the RCMP or the health centre.',
  nowhere: 'Nunavut has no 9-1-1. Call the RCMP or your community health centre.',
  askPlace: 'If you can, tell me where you are: an address, a town or the province.',
  askCallback: 'Which phone number can our team call?',
  kept: 'Thank you. I have added that for our team.',
  notKept: 'That is all right.',
} as const
