import type { Question } from '@clinic/contract/questionnaires'
import { readYesNo } from './yes-no.ts'

/** "Yes call me" to the question whether a call is wanted: yes or no, where elsewhere it asks for a person. `null`: neither. */
export function readOfferedCall(question: Question, text: string): boolean | null {
  if (!OFFERS.test(question.text) || !CALL.test(text) || AT_ONCE.test(text) || text.split(/\s+/).length > LONGEST) return null
  if (DENIED.test(text)) return /^(?:yes|yeah|sure|oui|ouais)\b/i.test(text) ? null : false
  return readYesNo(text) ?? true
}

const OFFERS = /\bcall you\?/i
const CALL =
  /\b(?:call|phone|ring) me\b|\bgive me a (?:call|ring)\b|\btalk (?:to|with) (?:someone|somebody)\b|\b(?:r?appel(?:ez|le|er)?|t[ée]l[ée]phonez)[- ]moi\b|\bm[’']\s?(?:r?appell?e|r?appeler|t[ée]l[ée]phone)/i
/** These words cannot wait for the call that is offered, and want a person. */
const AT_ONCE =
  /\b(?:now|right away|immediately|asap|urgent\w*|human|real|before|instead|maintenant|tout de suite|imm[ée]diatement|vraie?|humaine?|plut[ôo]t|avant)(?!\p{L})/iu
const DENIED = /\b(?:no|not|never|don[’']?t|do not|without|non|pas|jamais|sans)\b/i
const LONGEST = 10
