import { useLoadedPart } from '../../lib/use-loaded-part.ts'
import type { Card } from '../../question-cards/card.ts'
import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { ConsentCard } from './consent-card.tsx'
import { ContinueCard } from './continue-card.tsx'
import { CrisisCard } from './crisis-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { GreetingCard } from './greeting-card.tsx'
import type { LaterKind } from './lazy-card.tsx'

/** One component for each kind of card; which ACTION gives which kind is settled in `read-reply.ts`. */
export function CardView({ card, ...rest }: CardProps<Card['kind']>) {
  switch (card.kind) {
    case 'greeting':
      return <GreetingCard card={card} {...rest} />
    case 'ready':
    case 'next':
      return <ContinueCard card={card} {...rest} />
    case 'consent':
      return <ConsentCard card={card} {...rest} />
    case 'details':
      return <DetailsCard card={card} {...rest} />
    case 'crisis':
      return <CrisisCard card={card} {...rest} />
    case 'attended':
      return null
    default:
      return <Later card={card} {...rest} />
  }
}

const loadLater = () => import('./lazy-card.tsx')

/** Its heading can be read, and answered in words, before the rest is here. */
function Later(props: CardProps<LaterKind>) {
  const loaded = useLoadedPart(loadLater)
  return loaded ? <loaded.LaterCard {...props} /> : <CardFrame card={props.card} />
}
