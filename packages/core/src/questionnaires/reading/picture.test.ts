import { describe, expect, test } from 'vitest'
import { readAnswer } from '../answer.ts'
import { answerText } from '../answer-text.ts'
import { buildQuestions } from '../question-map/build.ts'
import { pictureId, pictureKind, pictureOf, replacedPictures } from './picture.ts'

const { plain } = buildQuestions([{ tag: 'plain', text: 'Where is the rash?' }])
if (!plain) throw new Error('no question')
const rash = { ...plain, widget: 'picture' as const }
const id = '0123456789abcdef0123456789abcdef'

describe('a picture in answer to a question (REQ-413)', () => {
  test('is kept by its name, and called a picture', () => {
    const name = pictureOf(id)
    expect(readAnswer(rash, { text: 'A picture', picture: name })).toEqual({ value: name })
    expect(pictureId(rash, name)).toBe(id)
    expect(answerText(rash, name)).toBe('A picture')
  })

  test('answers no other question, and words answer this one too', () => {
    expect(readAnswer(plain, { text: 'A picture', picture: pictureOf(id) })).toEqual({ problem: 'empty' })
    expect(readAnswer(rash, { text: 'A picture', picture: 'picture:../x' })).toEqual({ problem: 'empty' })
    expect(readAnswer(rash, { text: 'On my left arm' })).toEqual({ value: 'On my left arm' })
    expect(pictureId(rash, 'On my left arm')).toBeNull()
  })

  test('is replaced by another answer to the same question, and stays where that is asked no more', () => {
    const [old, fresh] = [pictureOf(id), pictureOf('f'.repeat(32))]
    const said = (value: string) => ({ value, at: '2026-01-05T10:00:00.000Z' })
    const before = { rash: said(old), why: said('It itches') }
    expect(replacedPictures(before, { ...before, rash: said(fresh) })).toEqual([id])
    expect(replacedPictures(before, { ...before, rash: said('On my left arm') })).toEqual([id])
    expect(replacedPictures(before, { ...before, why: said('It burns') })).toEqual([])
    expect(replacedPictures(before, { why: said('It itches') })).toEqual([])
  })

  test.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
    ['a WebP', [...Buffer.from('RIFF....WEBP')], 'image/webp'],
    ['another RIFF', [...Buffer.from('RIFF....WAVE')], null],
    ['a page with pictures in it', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], null],
    ['a GIF', [...Buffer.from('GIF89a')], null],
    ['nothing', [], null],
  ])('%s is told by its first bytes', (_, bytes, kind) => {
    expect(pictureKind(Uint8Array.from(bytes))).toBe(kind)
  })
})
