import { describe, expect, test } from 'vitest'
import { cardOfLook } from './card-of-look.ts'
import { type Look, readVariant } from './read-variant.ts'

const RADIO = 'OPENQUESTIONRADIOOPTIONSWINDOW'
const CHECK = 'OPENQUESTIONCHECKBOXOPTIONSWINDOW'
const TEXT = 'OPENQUESTIONTEXT'
const options = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Option ${at}`, value: `v${at}` }))
const look = (action: string, data: Record<string, unknown>, count = 0) => readVariant({ action, data, options: options(count) })
/** "OptionButtons" is buttons; without a card of its own a question is a field for words. */
const shapeName = (one: Look) => cardOfLook(one)?.name.replace(/^Look/, '').toLowerCase() ?? 'words'

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
    expect(shapeName(look(action, { widget }, count))).toBe(shape)
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
    expect(shapeName(look(TEXT, { input: 'number', ...data }))).toBe(shape)
  })
})
