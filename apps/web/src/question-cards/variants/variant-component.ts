import type { Widget } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import type { ComponentType } from 'react'
import { DrawingQuestion } from './drawing-question.tsx'
import { HeadingCard } from './heading-card.tsx'
import { NumberQuestion } from './number-question.tsx'
import { OptionButtons } from './option-buttons.tsx'
import { OptionList } from './option-list.tsx'
import { OptionSelect } from './option-select.tsx'
import { PictureQuestion } from './picture-question.tsx'
import { MOST_STARS, starsOf, type Variant } from './read-variant.ts'
import { SliderQuestion } from './slider-question.tsx'
import { StarRating } from './star-rating.tsx'
import type { VariantProps } from './variant-props.ts'

type VariantComponent = ComponentType<VariantProps>

/** More than this many are easier to find in the device's own list. */
const MOST_ROWS = 7

/** The card of each type of question, where it fits what is asked for. */
const SHAPES: Readonly<Record<Widget, (variant: Variant) => VariantComponent | null>> = {
  multi_select: plain,
  radio: plain,
  select_box: ({ asks }) => (asks === 'one' ? OptionSelect : null),
  button: ({ asks }) => (asks === 'one' ? OptionButtons : null),
  slider: ({ asks, choices, minimum, maximum }) => {
    const hasRange = minimum !== null && maximum !== null && maximum > minimum
    return (asks === 'one' && choices.length > 1) || (asks === 'number' && hasRange) ? SliderQuestion : null
  },
  text: plain,
  section: () => HeadingCard,
  draw: ({ asks }) => (asks === 'text' ? DrawingQuestion : null),
  date: plain,
  numerical: plain,
  picture: ({ asks }) => (asks === 'text' ? PictureQuestion : null),
  medication: plain,
  history: plain,
  star: (variant) => {
    const stars =
      variant.asks === 'one' ? variant.choices.length : variant.asks === 'number' ? starsOf(variant).length : Number.POSITIVE_INFINITY
    return stars <= MOST_STARS ? StarRating : null
  },
  form: ({ asks, choices }) => (asks === 'one' && choices.length === 1 ? HeadingCard : null),
}

/** The card that a question is asked by; `null`: a field for words. Of several options any may be chosen, regardless of the type: they are a list. */
export function variantComponent(variant: Variant): VariantComponent | null {
  const { asks, widget, choices, units } = variant
  if (asks === 'several') return OptionList
  const shape = getOwnProperty(SHAPES, widget)?.(variant) ?? null
  if (shape !== null) return shape
  if (asks === 'one') return choices.length > MOST_ROWS ? OptionSelect : OptionList
  return asks === 'number' && units ? NumberQuestion : null
}

function plain(): null {
  return null
}
