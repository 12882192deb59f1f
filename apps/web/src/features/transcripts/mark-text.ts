import type { LineMark } from '@clinic/contract/chat/attention'

const MARKS: Readonly<Record<LineMark, (name: string, text: string) => string>> = {
  joined: (name) => `${name} joined. The assistant is silent.`,
  'taken-over': (name) => `${name} took over.`,
  absent: (name) => `${name} has not answered for 5 minutes. The patient was told.`,
  reconnecting: (name) => `${name} left. The patient waits for someone else.`,
  left: (name) => `${name} left. The assistant continues.`,
  told: (_, text) => `Told automatically: ${text}`,
  concern: () => 'Only staff see this: the last message may mean danger. Ask the patient about it.',
}

/** Who joined or left, and other events of a conversation, as a sentence. */
export function markText({ mark, name, text }: { mark: LineMark | null; name: string | null; text: string }): string {
  return mark === null ? '' : MARKS[mark](name ?? '', text)
}
