import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVariant, starsOf, withUnit } from './read-variant.ts'
import { variantComponent } from './variant-component.ts'

const RADIO = 'OPENQUESTIONRADIOOPTIONSWINDOW'
const CHECK = 'OPENQUESTIONCHECKBOXOPTIONSWINDOW'
const TEXT = 'OPENQUESTIONTEXT'
const options = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Option ${at}`, value: `v${at}` }))
const variant = (action: string, data: Record<string, unknown>, count = 0) => readVariant({ action, data, options: options(count) })

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
  expect(variant(RADIO, data, 3).choices).toEqual([
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
      const read = variant(action, sent, count)
      const { step, choices } = read
      expect([null, 'function']).toContain(variantComponent(read) && typeof variantComponent(read))
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
