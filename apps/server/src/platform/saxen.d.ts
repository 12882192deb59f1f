declare module 'saxen' {
  type Attributes = Readonly<Record<string, string | undefined>>

  /**
   * Types for the parts of the package that are used; it ships none. `getAttributes` works during its tag's callback
   * and returns false if the attributes are malformed.
   */
  export class Parser {
    on(event: 'openTag', told: (name: string, getAttributes: () => Attributes | false) => void): this
    on(event: 'closeTag', told: (name: string) => void): this
    on(event: 'text' | 'cdata' | 'attention' | 'question', told: (text: string) => void): this
    write(xml: string): this
    end(): Error | null
  }
}
