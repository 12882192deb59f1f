import type { Chance } from '@clinic/core/shared/chance'

const LETTERS = [...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789']

/** An id as the chat page makes it: 12 letters and digits. */
export function conversationId(chance: Chance): string {
  return Array.from({ length: 12 }, () => chance.pick(LETTERS)).join('')
}
