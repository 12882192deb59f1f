import type { ChatLanguage } from '@clinic/contract/chat'

/** What is to be said, in what; without sound it is only mouthed. */
type Speech = { text: string; language: ChatLanguage; aloud: boolean }
type Listener = { onSentence: (sentence: string) => void; onEnd: () => void }

/** D1 §9, D-10. */
const PITCH = 1.3
const RATE = 1.05
const MS_PER_CHARACTER = 62
const MS_PER_SENTENCE = 350
/** Without sound no one listens: the face moves for the time a glance takes, no longer. */
const LONGEST_SILENT_MS = 3000

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis
}

/** How long the words take, in milliseconds, spoken or only mouthed. */
function speakingTime(text: string, aloud: boolean): number {
  const time = text.length * MS_PER_CHARACTER + sentences(text).length * MS_PER_SENTENCE
  return aloud ? time : Math.min(time / 2, LONGEST_SILENT_MS)
}

/**
 * Says the words, names each sentence that is heard, and calls `onEnd` once. One utterance a sentence, because browsers cut long ones; and a
 * watchdog, because some voices never report their end. Returns the way to stop it.
 */
export function speak({ text, language, aloud }: Speech, { onSentence, onEnd }: Listener): () => void {
  const time = speakingTime(text, aloud)
  let over = false
  const end = () => {
    if (over) return
    over = true
    clearTimeout(watchdog)
    onEnd()
  }
  const watchdog = setTimeout(end, aloud ? time * 1.5 + 2000 : time)
  if (aloud) say(sentences(text), language, { onSentence: (sentence) => over || onSentence(sentence), onEnd: end })
  return () => {
    over = true
    clearTimeout(watchdog)
    if (aloud) speechSynthesis.cancel()
  }
}

function say(parts: string[], language: ChatLanguage, { onSentence, onEnd }: Listener): void {
  speechSynthesis.cancel()
  const voices = speechSynthesis.getVoices()
  const voice = voices.find(({ lang }) => lang === `${language}-CA`) ?? voices.find(({ lang }) => lang.startsWith(language))
  for (const [at, part] of parts.entries()) {
    const utterance = new SpeechSynthesisUtterance(part)
    utterance.lang = voice?.lang ?? `${language}-CA`
    if (voice) utterance.voice = voice
    utterance.pitch = PITCH
    utterance.rate = RATE
    utterance.onstart = () => onSentence(part)
    if (at === parts.length - 1) utterance.onend = onEnd
    utterance.onerror = onEnd
    speechSynthesis.speak(utterance)
  }
}

function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?:])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
