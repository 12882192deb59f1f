import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { feelsRefused } from './feels-refused.ts'

test.each([
  'so theres nothing you can do for me',
  'so you wont take me',
  'you can’t help me then',
  'donc vous pouvez rien faire pour moi',
  'vous pouvez pas m’aider d’abord',
  'faque y’a rien que vous pouvez faire',
])('disappointment with a refusal gets a warm sentence, no alarm: %s', (text) => {
  expect(feelsRefused(text)).toBe(true)
  expect(assessRisk(text, { suspect: () => 0.7 })).toEqual({ level: 'distress' })
})

test.each([
  'there’s nothing you can do for me anymore, it’s too late',
  'there is nothing for me here on earth',
  'nothing you can do for me, i already took the pills',
  'so you won’t take me, then I’m done with life',
  'vous pouvez rien faire pour moi, c’est fini',
  'there is nothing you can do now',
  'so there’s nothing for me here anymore',
  'there is nothing more you can do for me',
  'so you can’t help me anymore',
  'you won’t see me anymore',
  'so you will not see me then',
  'y’a rien que vous pouvez faire pour moi maintenant',
  'vous allez pas me voir',
])('is none with more: %s', (text) => expect(feelsRefused(text)).toBe(false))
