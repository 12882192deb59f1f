import { CHAT_TEXTS } from '@clinic/contract/chat-texts'
/** The words of the chat page that the specification fixes, and those said in more than one place. */
export const TEXTS = {
  begin: 'Begin Conversation With Our AI', // REQ-111
  waiting: CHAT_TEXTS.waiting, // REQ-128
  timeout: CHAT_TEXTS.timeout, // REQ-129
  notSent: CHAT_TEXTS.notSent, // REQ-130
  unknown: CHAT_TEXTS.unknownError, // REQ-131
  underNineteen: 'You are under 19. This may affect whether you are eligible for medical cannabis.', // REQ-199
  ambiguousDate: 'Please write the month in letters, for example 14 March 1985.',
  person: 'I would like to talk to a person',
} as const
