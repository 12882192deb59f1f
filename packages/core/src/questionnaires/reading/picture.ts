import type { PictureKind } from '@clinic/contract/chart/pictures'
import type { Question } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { Answers, AnswerValue } from '../answers.ts'

/** Bytes that a picture may have, the pixels of its longer side, and how many a conversation keeps. */
export const PICTURE = { bytes: 150 * 1024, side: 1280, perConversation: 12 } as const

/** What a picture is called where it is not shown. */
export const PICTURE_NAMES = { en: 'A picture', fr: 'Une photo' } as const

const NAMED = /^picture:([0-9a-f]{32})$/

/** The answer that is kept of a picture: what names it. `id`: 128 random bits in hexadecimal. */
export function pictureOf(id: string): string {
  return `picture:${id}`
}

/** The id of the picture that an answer names; `null` for words. */
export function pictureId(question: Question, value: AnswerValue): string | null {
  return question.widget === 'picture' && typeof value === 'string' ? namedPicture(value) : null
}

/** The same of a text alone, whatever it answers. */
export function namedPicture(text: string): string | null {
  return NAMED.exec(text)?.[1] ?? null
}

/** The ids of pictures that other answers stand in the place of: taken again, or said in words after all. What is asked no more stays. */
export function replacedPictures(before: Answers, after: Answers): string[] {
  return Object.entries(before).flatMap(([tag, { value }]) => {
    const id = typeof value === 'string' ? namedPicture(value) : null
    const now = getOwnProperty(after, tag)?.value
    return id !== null && now !== undefined && now !== value ? [id] : []
  })
}

/** What a file is by its first bytes, whatever it is called; `null` for all that no page shows as a photograph. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const found = SIGNS.find(({ signs }) => signs.every(([at, sign]) => sign.every((byte, place) => bytes[at + place] === byte)))
  return found?.kind ?? null
}

type Sign = readonly [at: number, bytes: readonly number[]]
const SIGNS: readonly { kind: PictureKind; signs: readonly Sign[] }[] = [
  { kind: 'image/jpeg', signs: [[0, [0xff, 0xd8, 0xff]]] },
  { kind: 'image/png', signs: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]] },
  {
    kind: 'image/webp',
    signs: [
      [0, [0x52, 0x49, 0x46, 0x46]],
      [8, [0x57, 0x45, 0x42, 0x50]],
    ],
  },
]
