declare module 'saxen' {
  type Attributes = Readonly<Record<string, string | undefined>>

  /** The package brings no types. What is used of it; `getAttributes` works while its tag is told, and answers false where they are broken. */
  export class Parser {
    on(event: 'openTag', told: (name: string, getAttributes: () => Attributes | false) => void): this
    on(event: 'closeTag', told: (name: string) => void): this
    on(event: 'text' | 'cdata' | 'attention' | 'question', told: (text: string) => void): this
    write(xml: string): this
    end(): Error | null
  }
}
