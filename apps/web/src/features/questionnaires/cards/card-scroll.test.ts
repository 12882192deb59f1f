import { expect, test } from 'vitest'
import { EDITOR_SCROLL, placeAt, scrollStep } from './card-scroll.ts'

const frame = { top: 100, bottom: 900 }

test('dragging scrolls within 200 pixels of an edge, up to 30 pixels a frame (REQ-403)', () => {
  expect(EDITOR_SCROLL).toEqual({ speed: 30, buffer: 200 })
  expect(scrollStep(500, frame)).toBe(0)
  expect([300, 700].map((pointer) => scrollStep(pointer, frame))).toEqual([0, 0])
  expect([299, 701].map((pointer) => Math.sign(scrollStep(pointer, frame)))).toEqual([-1, 1])
  expect([200, 800].map((pointer) => scrollStep(pointer, frame))).toEqual([-15, 15])
  expect([100, 20, 900, 2000].map((pointer) => scrollStep(pointer, frame))).toEqual([-30, -30, 30, 30])
})

test('a low frame keeps a middle in which nothing scrolls, and one without height never does', () => {
  expect(scrollStep(150, { top: 0, bottom: 300 })).toBe(0)
  expect(scrollStep(50, { top: 0, bottom: 300 })).toBeLessThan(0)
  expect(scrollStep(0, { top: 0, bottom: 0 })).toBe(0)
})

test('what is dragged takes the place above the first option whose middle is below it', () => {
  expect([5, 15, 25, 99].map((pointer) => placeAt(pointer, [10, 20, 30]))).toEqual([0, 1, 2, 3])
  expect(placeAt(5, [])).toBe(0)
})
