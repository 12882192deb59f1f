import type { LineMark } from '@clinic/contract/chat/attention'
import { t } from '../../lib/messages/t.ts'

const MARKS: Readonly<Record<LineMark, (name: string, text: string) => string>> = {
  joined: (name) => t('{name} joined. The assistant is silent.', { name }),
  'taken-over': (name) => t('{name} took over.', { name }),
  absent: (name) => t('{name} has not answered for 5 minutes. The patient was told.', { name }),
  reconnecting: (name) => t('{name} left. The patient waits for someone else.', { name }),
  left: (name) => t('{name} left. The assistant continues.', { name }),
  told: (_, text) => t('Told automatically: {text}', { text }),
  concern: () => t('Only staff see this: the last message may mean danger. Ask the patient about it.'),
}

/** Who joined or left, and other events of a conversation, as a sentence. */
export function markText({ mark, name, text }: { mark: LineMark | null; name: string | null; text: string }): string {
  return mark === null ? '' : MARKS[mark](name ?? '', text)
}
