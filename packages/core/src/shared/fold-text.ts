import { foldLetters } from './fold-letters.ts'

/** For comparison: lower case, no accents, ligatures or punctuation, single spaces. Letters of every script stay. */
export function foldText(text: string): string {
  return foldLetters(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
    .replace(/[‘’ʼ`]/gu, "'")
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/\.(?!\d)|(?<!\d)\.(?=\D)/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
