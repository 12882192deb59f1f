/** A response of shape `T` that is JSON text already: it is sent as is, without being parsed and serialized again. */
export class WrittenJson<T> {
  declare readonly shape: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The JSON text of any answer. */
export function writeJson(answer: unknown): string {
  return answer instanceof WrittenJson ? answer.text : JSON.stringify(answer)
}

/** The value of any response, for code that has to look into it. */
export function readWritten(answer: unknown): unknown {
  return answer instanceof WrittenJson ? JSON.parse(answer.text) : answer
}
