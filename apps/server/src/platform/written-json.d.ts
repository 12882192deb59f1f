/** An answer of shape `T` that is JSON text already: it goes out as it is, instead of being read and written once more. */
export declare class WrittenJson<T> {
  readonly shape: T
  readonly text: string
  constructor(text: string)
}
/** The JSON text of any answer. */
export declare function writeJson(answer: unknown): string
/** The value of any answer, for whoever has to look into it. */
export declare function readWritten(answer: unknown): unknown
