/** What the assistant says about what it understood in a first message. */
export const FIRST_WORDS_TEXTS = {
  understood: 'Before we continue: this is what I understood from your first message. Nothing has been kept yet.',
  name: 'Your name:',
  medicines: 'Your medicines:',
  check: 'Is all of that right?',
  yes: 'Yes, keep it',
  no: 'No, ask me instead',
  kept: 'Thank you. I won’t ask you that again, and you can change it at any time.',
  dropped: 'No problem. I’ll ask you about each of these.',
  hello: (name: string) => `Hello, ${name}.`,
  offer: (reasons: string) =>
    `Thank you for telling me. ${reasons === '' ? '' : `I understood: ${reasons}. `}A nurse practitioner can look at this with you.`,
  reassure: 'Many people feel unsure at first. Nothing is decided today, and you can stop at any time.',
  begin: 'Would you like to start as a new patient?',
  declined: 'All right. You can ask me something at any time, or choose below when you are ready.',
} as const
