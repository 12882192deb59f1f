import { expect, test } from 'vitest'
import { FR as CHAT } from './chat-messages-fr.ts'
import { FR_FORM_MESSAGES as FORM } from './form-messages-fr.ts'

/** Common English words that are no French ones; a note for the translator has some of them. */
const ENGLISH = /\b(the|and|with|same|words|your|you|please|header|see|of|is|are|this)\b/i

/** Every text of a tree of messages; those that are made by functions are made by their own tests. */
function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages]
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(textsOf) : []
}

test.each([
  ['chat', CHAT],
  ['forms', FORM],
])('no French text of the %s has English words in it', (_, messages) => {
  const texts = textsOf(messages)
  expect(texts.length).toBeGreaterThan(20)
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([])
})
