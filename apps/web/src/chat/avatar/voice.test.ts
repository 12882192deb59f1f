import { afterEach, expect, test, vi } from 'vitest'
import { speak } from './voice.ts'

type Utterance = { text: string; lang: string; pitch: number; rate: number; onend?: () => void }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what is said aloud is English, with pitch 1.3 and rate 1.05 (REQ-136)', () => {
  vi.useFakeTimers()
  const said: Utterance[] = []
  const speech = { speak: (one: Utterance) => said.push(one), cancel: () => undefined, getVoices: () => [] }
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: Utterance, text: string) {
    this.text = text
  })
  const onEnd = vi.fn()
  speak({ text: 'Hello. How can I help?', language: 'en', aloud: true }, { onSentence: () => undefined, onEnd })
  expect(said.map(({ text, lang, pitch, rate }) => [text, lang, pitch, rate])).toEqual([
    ['Hello.', 'en-CA', 1.3, 1.05],
    ['How can I help?', 'en-CA', 1.3, 1.05],
  ])
  said.at(-1)?.onend?.()
  expect(onEnd).toHaveBeenCalledOnce()
})
