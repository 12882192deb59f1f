/** What heads the cards of short questions that belong together. */
export const GROUP_TEXTS = {
  howOften: 'How often, and since when',
  pregnancy: 'Pregnancy, and one diagnosis',
  mentalHealth: 'Your mental health, and your family’s',
  substances: 'Alcohol, drugs and cannabis',
  lastUse: 'The last time you used cannabis',
  safety: 'Work and driving',
  order: 'What you would like to order',
} as const
