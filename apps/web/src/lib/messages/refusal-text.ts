import { PROBLEMS, type ProblemCode, problemText } from '@clinic/contract/problem'
import { formatLanguage } from './language.ts'
import type { Refusal } from './refusal.ts'
import { tServer } from './sentence.ts'
import { t } from './t.ts'

/** What a refusal of that code says, in the person's language. */
export function refusalText(code: ProblemCode, details: Record<string, unknown> = {}): string {
  return problemText(code, details, { tag: formatLanguage(), translate: t })
}

/** The refusal's own text by its code; what the server said where that is another sentence. */
export function translateRefusal({ code, message, details }: Refusal): string {
  const isPlain = Object.hasOwn(PROBLEMS, code) && message === problemText(code, details)
  return isPlain ? refusalText(code, details) : tServer(message)
}
