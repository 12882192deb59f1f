import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readVariant, starsOf, withUnit } from './read-variant.ts'

const RADIO = 'OPENQUESTIONRADIOOPTIONSWINDOW'
const CHECK = 'OPENQUESTIONCHECKBOXOPTIONSWINDOW'
const TEXT = 'OPENQUESTIONTEXT'
const options = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Option ${at}`, value: `v${at}` }))
const look = (action: string, data: Record<string, unknown>, count = 0) => readVariant({ action, data, options: options(count) })

describe('the shape of a question', () => {
  test.each([
    [RADIO, 'select_box', 3, 'select'],
    [RADIO, 'radio', 3, 'list'],
    [RADIO, 'radio', 8, 'select'],
    [RADIO, 'button', 9, 'buttons'],
    [RADIO, 'section', 1, 'heading'],
    [RADIO, 'form', 1, 'heading'],
    [RADIO, 'form', 2, 'list'],
    [RADIO, 'star', 5, 'stars'],
    [RADIO, 'star', 11, 'select'],
    [RADIO, 'slider', 4, 'slider'],
    [RADIO, 'slider', 1, 'list'],
    [CHECK, 'button', 9, 'list'],
    [TEXT, 'section', 0, 'heading'],
    [TEXT, 'form', 0, 'words'],
  ])('%s of type %s with %i options is %s (REQ-413, REQ-416)', (action, widget, count, shape) => {
    expect(look(action, { widget }, count).shape).toBe(shape)
  })

  test.each([
    [{ widget: 'slider', minimum: 0, maximum: 10 }, 'slider'],
    [{ widget: 'slider', minimum: 0 }, 'words'],
    [{ widget: 'slider', minimum: 4, maximum: 4, units: { one: 'night', other: 'nights' } }, 'number'],
    [{ widget: 'star' }, 'stars'],
    [{ widget: 'star', minimum: 0, maximum: 100 }, 'words'],
    [{ widget: 'numerical', units: { one: 'night', other: 'nights' } }, 'number'],
    [{ widget: 'numerical', units: { one: 'night' } }, 'words'],
  ])('a number with %j is %s (REQ-422)', (data, shape) => {
    expect(look(TEXT, { input: 'number', ...data }).shape).toBe(shape)
  })
})

test('each option has what is said of it, and nothing else', () => {
  const data = {
    groups: [{ label: 'To drink', values: ['v0', 'v1'] }, { label: 3 }],
    notices: [{ value: 'v1', text: 'Noted' }],
    popups: [{ value: 'v0', text: 'Sure?' }, 'x'],
    html: [
      {
        value: 'v1',
        parts: [
          {
            kind: 'b',
            parts: [
              { kind: 'text', text: 'One' },
              { kind: 'script', text: 'x' },
            ],
          },
          { kind: 'break' },
        ],
      },
      { value: 'v2', parts: '<b>raw</b>' },
    ],
  }
  const bold = { kind: 'b', parts: [{ kind: 'text', text: 'One' }] }
  expect(look(RADIO, data, 3).choices).toEqual([
    { label: 'Option 0', value: 'v0', group: 'To drink', notice: null, popup: 'Sure?', html: null },
    { label: 'Option 1', value: 'v1', group: 'To drink', notice: 'Noted', popup: null, html: [bold, { kind: 'break' }] },
    { label: 'Option 2', value: 'v2', group: null, notice: null, popup: null, html: null },
  ])
})

test('whatever the server sends, there is a shape to draw', () => {
  const names = ['widget', 'groups', 'selectAll', 'notices', 'popups', 'html', 'units', 'step', 'minimum', 'maximum', 'input', 'exclusive']
  const data = fc.dictionary(fc.constantFrom(...names), fc.anything())
  fc.assert(
    fc.property(data, fc.constantFrom(RADIO, CHECK, TEXT), fc.nat(12), (sent, action, count) => {
      const { shape, step, choices } = look(action, sent, count)
      expect(shape).toMatch(/^(?:list|select|buttons|heading|slider|stars|number|words)$/)
      expect(step).toBeGreaterThan(0)
      expect(choices).toHaveLength(count)
    }),
  )
})

test('a rating is from 1 to 5 where nothing else is said, and a number has the unit that goes with it', () => {
  expect(starsOf({ minimum: null, maximum: null })).toEqual([1, 2, 3, 4, 5])
  expect(starsOf({ minimum: 0, maximum: 3 })).toEqual([0, 1, 2, 3])
  expect(starsOf({ minimum: 3, maximum: 1 })).toEqual([])
  const units = { one: 'night', other: 'nights' }
  expect([1, -1, 0, 1.5, '1'].map((value) => withUnit(value, { unit: 'n', units }))).toEqual([
    ...['1 night', '-1 night', '0 nights', '1.5 nights', '1 night'],
  ])
  expect([withUnit(1, { unit: 'kg', units: null }), withUnit(1, { unit: null, units: null })]).toEqual(['1 kg', '1'])
})
