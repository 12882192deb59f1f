import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '../answers.ts'

/** The canvas of a drawing, in units of its own, and the characters that one may have. */
export const DRAWING = { width: 400, height: 300, most: 6000 } as const

/** What a drawing is called where it is not shown. */
export const DRAWING_NAMES = { en: 'A drawing', fr: 'Un dessin' } as const

const MARK = 'drawing:'

export type Point = readonly [x: number, y: number]
/** A line drawn in one go; a single point is a dot. */
export type Stroke = readonly Point[]

/** Strokes as the answer that is kept: SVG path data of whole numbers, each stroke from where it begins by steps. Empty where there are none. */
export function drawingOf(strokes: readonly Stroke[]): string {
  const drawn = strokes.filter((stroke) => stroke.length > 0)
  return drawn.length === 0 ? '' : `${MARK}${drawn.map(strokePath).join('')}`
}

/** The SVG path data of an answer that is a drawing; `null` for words, and for what no page draws. */
export function drawingPath(question: Question, value: AnswerValue): string | null {
  return question.widget === 'draw' && typeof value === 'string' ? drawnPath(value) : null
}

/** The same of a text alone, whatever it answers. */
export function drawnPath(text: string): string | null {
  const path = text.slice(MARK.length)
  return text.startsWith(MARK) && text.length <= DRAWING.most && isDrawn(path) ? path : null
}

function strokePath(stroke: Stroke): string {
  const [first = [0, 0], ...rest] = stroke.map(([x, y]) => [whole(x, DRAWING.width), whole(y, DRAWING.height)] as const)
  let before = first
  const steps = (rest.length > 0 ? rest : [first]).map((point) => {
    const step = `${point[0] - before[0]} ${point[1] - before[1]}`
    before = point
    return step
  })
  return `M${first[0]} ${first[1]}l${steps.join(' ')}`
}

function whole(place: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(place)))
}

/** Whether every point of a path lies on the canvas; nothing but moves and steps is in it. */
function isDrawn(path: string): boolean {
  if (!/^[Ml\d\- ]+$/.test(path) || !path.startsWith('M')) return false
  return path
    .slice(1)
    .split('M')
    .every((stroke) => isStroke(stroke))
}

function isStroke(stroke: string): boolean {
  const [start = '', steps = '', ...more] = stroke.split('l')
  const numbers = [...start.split(' '), ...steps.split(' ')]
  if (more.length > 0 || start.split(' ').length !== 2 || numbers.length < 4 || numbers.length % 2 === 1) return false
  let [x, y] = [0, 0]
  for (let at = 0; at < numbers.length; at += 2) {
    const pair = [numbers[at] ?? '', numbers[at + 1] ?? '']
    if (!pair.every((one) => /^-?\d{1,3}$/.test(one))) return false
    x += Number(pair[0])
    y += Number(pair[1])
    if (x < 0 || y < 0 || x > DRAWING.width || y > DRAWING.height) return false
  }
  return true
}
