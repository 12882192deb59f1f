/** Yes/no: a boolean. One of several: the label. Several: their labels. Number: a number. Date: ISO. A skipped question: `''`. */
export type AnswerValue = string | number | boolean | string[]
/** A member of staff who entered an answer for the patient, and where the patient gave it. */
export type EnteredBy = { name: string; via: 'phone' | 'chat' }
/** `at`: when it was given, ISO. `by`: absent where the patient answered. */
export type Answer = { value: AnswerValue; at?: string; by?: EnteredBy }
/** Answers by the tag of their question. */
export type Answers = Record<string, Answer>

/** What a person gave: words, labels picked in a list, what they drew, or the name of their picture (then the words are only its echo). */
export type Given = { text: string; selected?: readonly string[] | undefined; drawing?: string | undefined; picture?: string | undefined }

/**
 * `problem`: a code that the type of the question has a text for. `detail`: the options it could be, or what named none · `[minimum, maximum]`,
 * an open end empty · the two readings of a date as ISO, day first and month first.
 */
export type ReadAnswer<Problem extends string = string> = { value: AnswerValue } | { problem: Problem; detail?: string[] }
