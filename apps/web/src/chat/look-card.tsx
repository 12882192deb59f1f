import { useMemo } from 'react'
import type { CardProps } from './card-props.ts'
import { LookButtons } from './look-buttons.tsx'
import { LookDraw } from './look-draw.tsx'
import { LookHeading } from './look-heading.tsx'
import { LookList } from './look-list.tsx'
import { LookNumber } from './look-number.tsx'
import { LookPicture } from './look-picture.tsx'
import type { LookProps } from './look-props.ts'
import { LookSelect } from './look-select.tsx'
import { LookSlider } from './look-slider.tsx'
import { LookStars } from './look-stars.tsx'
import { readLook } from './read-look.ts'
import { TextCard } from './text-card.tsx'

/** A question in the shape that its builder chose (REQ-413, REQ-416, REQ-419 to REQ-422). */
export function LookCard(props: CardProps<'look'>) {
  const { card, onAnswer } = props
  const look = useMemo(() => readLook(card), [card])
  const own: LookProps = { card, look, onAnswer }
  switch (look.shape) {
    case 'list':
      return <LookList {...own} />
    case 'select':
      return <LookSelect {...own} />
    case 'buttons':
      return <LookButtons {...own} />
    case 'heading':
      return <LookHeading {...own} />
    case 'slider':
      return <LookSlider {...own} />
    case 'stars':
      return <LookStars {...own} />
    case 'number':
      return <LookNumber {...own} />
    case 'draw':
      return <LookDraw {...own} />
    case 'picture':
      return <LookPicture {...own} />
    case 'words': {
      const { input, unit, minimum, maximum } = look
      return <TextCard {...props} card={{ ...card, kind: 'text', input, unit, minimum, maximum }} />
    }
  }
}
