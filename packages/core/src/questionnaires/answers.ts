/** Yes/no: a boolean. One of several: the label. Several: their labels. Number: a number. Date: ISO. A skipped question: `''`. */
export type AnswerValue = string | number | boolean | string[]
/** `at`: when it was given, ISO. */
export type Answer = { value: AnswerValue; at?: string }
/** Answers by the tag of their question. */
export type Answers = Record<string, Answer>
