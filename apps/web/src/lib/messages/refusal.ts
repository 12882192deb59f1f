import type { ProblemCode } from '@clinic/contract/problem'
import { tServer } from './sentence.ts'

export type Refusal = { code: ProblemCode; message: string; details?: Record<string, unknown> | undefined }

let inLanguage = ({ message }: Refusal): string => tServer(message)

/** What a refusal of the server says, in the person's language. */
export function tRefusal(refusal: Refusal): string {
  return inLanguage(refusal)
}

/** Set before the first page of the staff is shown. English needs none: the server's own words are English, and the table of all codes is long. */
export function setRefusals(next: (refusal: Refusal) => string): void {
  inLanguage = next
}
