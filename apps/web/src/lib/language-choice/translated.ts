/** The same keys in every language: texts, lists of texts, and functions that put a text together. */
export type Translated<Said> = Said extends string
  ? string
  : Said extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : { [Key in keyof Said]: Translated<Said[Key]> }
