import { useMemo } from 'react'
import type { CardProps } from '../card-props.ts'
import { TextCard } from '../text-card.tsx'
import { DrawingQuestion } from './drawing-question.tsx'
import { HeadingCard } from './heading-card.tsx'
import { NumberQuestion } from './number-question.tsx'
import { OptionButtons } from './option-buttons.tsx'
import { OptionList } from './option-list.tsx'
import { OptionSelect } from './option-select.tsx'
import { PictureQuestion } from './picture-question.tsx'
import { readVariant } from './read-variant.ts'
import { SliderQuestion } from './slider-question.tsx'
import { StarRating } from './star-rating.tsx'
import type { VariantProps } from './variant-props.ts'

/** A question in the shape that its builder chose (REQ-413, REQ-416, REQ-419 to REQ-422). */
export function VariantCard(props: CardProps<'look'>) {
  const { card, onAnswer } = props
  const look = useMemo(() => readVariant(card), [card])
  const own: VariantProps = { card, look, onAnswer }
  switch (look.shape) {
    case 'list':
      return <OptionList {...own} />
    case 'select':
      return <OptionSelect {...own} />
    case 'buttons':
      return <OptionButtons {...own} />
    case 'heading':
      return <HeadingCard {...own} />
    case 'slider':
      return <SliderQuestion {...own} />
    case 'stars':
      return <StarRating {...own} />
    case 'number':
      return <NumberQuestion {...own} />
    case 'draw':
      return <DrawingQuestion {...own} />
    case 'picture':
      return <PictureQuestion {...own} />
    case 'words': {
      const { input, unit, minimum, maximum } = look
      return <TextCard {...props} card={{ ...card, kind: 'text', input, unit, minimum, maximum }} />
    }
  }
}
