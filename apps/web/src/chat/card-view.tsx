import { AppointmentCard } from './appointment-card.tsx'
import type { Card } from './card.ts'
import type { CardProps } from './card-props.ts'
import { ChooseManyCard } from './choose-many-card.tsx'
import { ChooseOneCard } from './choose-one-card.tsx'
import { ClosedCard } from './closed-card.tsx'
import { ConfirmDetailsCard } from './confirm-details-card.tsx'
import { ConsentCard } from './consent-card.tsx'
import { ContinueCard } from './continue-card.tsx'
import { CrisisCard } from './crisis-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { GreetingCard } from './greeting-card.tsx'
import { HeldCard } from './held-card.tsx'
import { QueueCard } from './queue-card.tsx'
import { SessionCard } from './session-card.tsx'
import { TextCard } from './text-card.tsx'

/** One component for each kind of card; which ACTION gives which kind is settled in `read-reply.ts`. */
export function CardView({ card, ...rest }: CardProps<Card['kind']>) {
  switch (card.kind) {
    case 'greeting':
      return <GreetingCard card={card} {...rest} />
    case 'one':
      return <ChooseOneCard card={card} {...rest} />
    case 'many':
      return <ChooseManyCard card={card} {...rest} />
    case 'text':
      return <TextCard card={card} {...rest} />
    case 'ready':
    case 'next':
      return <ContinueCard card={card} {...rest} />
    case 'consent':
      return <ConsentCard card={card} {...rest} />
    case 'details':
      return <DetailsCard card={card} {...rest} />
    case 'confirm':
      return <ConfirmDetailsCard card={card} {...rest} />
    case 'appointment':
      return <AppointmentCard card={card} {...rest} />
    case 'held':
      return <HeldCard card={card} {...rest} />
    case 'session':
      return <SessionCard card={card} {...rest} />
    case 'queue':
      return <QueueCard card={card} {...rest} />
    case 'crisis':
      return <CrisisCard card={card} {...rest} />
    case 'closed':
      return <ClosedCard card={card} />
  }
}
