export const MEANING_LANGUAGES = ['en', 'fr'] as const
export type MeaningLanguage = (typeof MEANING_LANGUAGES)[number]
/** `{other}`: the option that already has the phrase. */
export const MEANING_FAULTS = {
  taken: 'is already a meaning of “{other}”',
  blank: 'has no words to look for',
  amount: 'is a number or an amount of time, which are read as they are',
  denies: 'denies the option that it would mean',
  danger: 'speaks of danger: the safety check answers it',
  explicit: 'belongs to a question that only a button or a plain yes or no may answer',
} as const
export type MeaningFault = keyof typeof MEANING_FAULTS
