import { describe, expect, test } from 'vitest'
import { HeadingCard } from './heading-card.tsx'
import { NumberQuestion } from './number-question.tsx'
import { OptionButtons } from './option-buttons.tsx'
import { OptionList } from './option-list.tsx'
import { OptionSelect } from './option-select.tsx'
import { readVariant, type Variant } from './read-variant.ts'
import { SliderQuestion } from './slider-question.tsx'
import { StarRating } from './star-rating.tsx'
import { variantComponent } from './variant-component.ts'

const RADIO = 'OPENQUESTIONRADIOOPTIONSWINDOW'
const CHECK = 'OPENQUESTIONCHECKBOXOPTIONSWINDOW'
const TEXT = 'OPENQUESTIONTEXT'
const options = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Option ${at}`, value: `v${at}` }))
const variant = (action: string, data: Record<string, unknown>, count = 0) => readVariant({ action, data, options: options(count) })
/** What each card is called here; without a card of its own a question is a field for words. */
const NAMES = new Map<unknown, string>([
  [OptionSelect, 'select'],
  [OptionList, 'list'],
  [OptionButtons, 'buttons'],
  [HeadingCard, 'heading'],
  [StarRating, 'stars'],
  [SliderQuestion, 'slider'],
  [NumberQuestion, 'number'],
])
const shapeName = (one: Variant) => {
  const card = variantComponent(one)
  return card === null ? 'words' : NAMES.get(card)
}

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
    expect(shapeName(variant(action, { widget }, count))).toBe(shape)
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
    expect(shapeName(variant(TEXT, { input: 'number', ...data }))).toBe(shape)
  })
})
