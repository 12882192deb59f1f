import { ask } from '@clinic/contract/chat'
import type { Question } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnswer } from '../answer.ts'
import { answerText } from '../answer-text.ts'
import { buildQuestions } from '../question-map/build.ts'
import { DRAWING, drawingOf, drawingPath, type Point } from './drawing.ts'

const { where: plain } = buildQuestions([{ tag: 'where', text: 'Where does it hurt?' }])
if (!plain) throw new Error('no question')
const where: Question = { ...plain, widget: 'draw' }

const point = fc.tuple(fc.integer({ min: 0, max: DRAWING.width }), fc.integer({ min: 0, max: DRAWING.height }))
const strokes = fc.array(fc.array(point, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 6 })

/** The points that an SVG path goes through. */
function pointsOf(path: string): Point[][] {
  return path
    .slice(1)
    .split('M')
    .map((stroke) => {
      const numbers = stroke.split(/[l ]/).map(Number)
      const points: [number, number][] = []
      for (let at = 0; at < numbers.length; at += 2) {
        const [x, y] = points.at(-1) ?? [0, 0]
        points.push([x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)])
      }
      return points
    })
}

describe('a drawing (REQ-413)', () => {
  test('is kept as the path of its strokes, point by point, and is drawn again from it', () => {
    fc.assert(
      fc.property(strokes, (drawn) => {
        const kept = drawingOf(drawn)
        const path = drawingPath(where, kept)
        const again = pointsOf(path ?? '')
        expect(again).toEqual(drawn.map((stroke) => (stroke.length > 1 ? stroke : [...stroke, ...stroke])))
        expect(drawingOf(again)).toBe(kept)
      }),
    )
    expect(drawingOf([[[10.4, 20.6]], [[-5, 400]]])).toBe('drawing:M10 21l0 0M0 300l0 0')
    expect(drawingOf([[]])).toBe('')
  })

  test.each([
    ['words', 'in my back'],
    ['what goes off the canvas', 'drawing:M390 10l20 0'],
    ['anything else of SVG', 'drawing:M1 1l2 2z'],
    ['a script', 'drawing:M1 1l2 2"><script>'],
    ['half a step', 'drawing:M1 1l2 2 3'],
    ['no step', 'drawing:M1 1'],
    ['nothing', 'drawing:'],
    ['numbers that are none', 'drawing:M1 1l2 --2'],
    ['one that is too long', `drawing:M1 1l${Array.from({ length: 2000 }, () => '0 0').join(' ')}`],
  ])('is never %s', (_, value) => {
    expect(drawingPath(where, value)).toBeNull()
    expect(answerText(where, value)).toBe(value)
  })

  test('is an answer to a question that asks for one; words are too, and elsewhere it is none', () => {
    const drawing = 'drawing:M1 1l2 2'
    expect(readAnswer(where, { text: 'A drawing', drawing })).toEqual({ value: drawing })
    expect(readAnswer(where, { text: 'in my back' })).toEqual({ value: 'in my back' })
    expect(readAnswer(where, { text: 'A drawing', drawing: 'drawing:M1 1z' })).toEqual({ problem: 'empty' })
    expect(readAnswer(plain, { text: 'A drawing', drawing })).toEqual({ problem: 'empty' })
    expect(answerText(where, drawing)).toBe('A drawing')
  })

  test('of the most characters gets through the chat', () => {
    const body = (drawing: string) => ({ action: 'query', conversation_id: 'abcdefghijkl', query: 'A drawing', context: { drawing } })
    expect(ask.body?.safeParse(body('d'.repeat(DRAWING.most))).success).toBe(true)
    expect(ask.body?.safeParse(body('d'.repeat(DRAWING.most + 1))).success).toBe(false)
  })
})
