/** Yes/no: a boolean. One of several: the label. Several: their labels. Number: a number. Date: ISO. A skipped question: `''`. */
export type AnswerValue = string | number | boolean | string[]
/** `at`: when it was given, ISO. */
export type Answer = { value: AnswerValue; at?: string }
/** Answers by the tag of their question. */
export type Answers = Record<string, Answer>

/** What a person gave: words, labels picked in a list, what they drew, or the name of their picture (then the words are only its echo). */
export type Given = { text: string; selected?: readonly string[] | undefined; drawing?: string | undefined; picture?: string | undefined }

/**
 * `problem`: a code that the type of the question has a text for. `detail`: the options it could be, or what named none · `[minimum, maximum]`,
 * an open end empty · the two readings of a date as ISO, day first and month first.
 */
export type ReadAnswer<Problem extends string = string> = { value: AnswerValue } | { problem: Problem; detail?: string[] }
