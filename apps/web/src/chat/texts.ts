/** The words of the chat page that the specification fixes, and those said in more than one place. */
export const TEXTS = {
  begin: 'Begin Conversation With Our AI', // REQ-111
  waiting: 'Waiting for response, this may take up to two minutes...', // REQ-128
  timeout: 'Connection was aborted!', // REQ-129
  notSent: 'There was an error sending the message!', // REQ-130
  unknown: 'An unknown error occurred.', // REQ-131
  underNineteen: 'You are under 19. This may affect whether you are eligible for medical cannabis.', // REQ-199
  ambiguousDate: 'Please write the month in letters, for example 14 March 1985.',
  person: 'I would like to talk to a person',
} as const
