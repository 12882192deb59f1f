import { useMemo } from 'react'
import type { CardProps } from '../card-props.ts'
import { TextCard } from '../text-card.tsx'
import { readVariant } from './read-variant.ts'
import { variantComponent } from './variant-component.ts'

/** A question in the shape that its builder chose (REQ-413, REQ-416, REQ-419 to REQ-422). */
export function VariantCard(props: CardProps<'look'>) {
  const { card, onAnswer } = props
  const variant = useMemo(() => readVariant(card), [card])
  const { input, unit, minimum, maximum } = variant
  const Shape = variantComponent(variant)
  if (Shape) return <Shape card={card} variant={variant} onAnswer={onAnswer} />
  return <TextCard {...props} card={{ ...card, kind: 'text', input, unit, minimum, maximum }} />
}
