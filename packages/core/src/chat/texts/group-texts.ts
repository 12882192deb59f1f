/** What heads the cards of short questions that belong together. */
export const GROUP_TEXTS = {
  sinceWhen: 'How it has been, and what you tried',
  medicines: 'Medicines and allergies',
  pregnancy: 'Pregnancy, and one diagnosis',
  mentalHealth: 'Your mental health, and your family’s',
  body: 'Your heart, other organs, and operations',
  sideEffects: 'Unwanted effects',
  substances: 'Alcohol, drugs and cannabis',
  lastUse: 'The last time you used cannabis',
  safety: 'Work and driving',
  order: 'What you would like to order, and a call',
} as const
