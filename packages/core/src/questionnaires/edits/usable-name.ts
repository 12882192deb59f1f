import type { EditRefused } from './edit-result.ts'

/** Objects have it by nature: schemas and serializers drop it without a word. */
const UNUSABLE = '__proto__'

/** A name as typed, without the blanks around it, or why it is none: empty, too long (`limit` in characters), or one that gets lost on the way. */
export function usableName(typed: string, limit: number): { name: string } | EditRefused {
  const name = typed.trim()
  if (name === '') return { refused: 'unchanged' }
  if (name === UNUSABLE) return { refused: 'name-refused', name }
  return name.length > limit ? { refused: 'name-too-long', limit } : { name }
}

/** The first of `stem` with 1, 2, 3… that is not taken (REQ-399, REQ-400). `from`: where counting begins. */
export function freeName(stem: string, isTaken: (name: string) => boolean, from = 1): string {
  let number = from
  while (isTaken(`${stem}${number}`)) number += 1
  return `${stem}${number}`
}
