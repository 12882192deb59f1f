import { useEffect } from 'react'
import { useLoadedPart } from '../../lib/use-loaded-part.ts'
import type { Card } from '../../question-cards/card.ts'
import { CardFrame } from '../../question-cards/card-frame.tsx'
import { CARD_HEADING_ID } from '../../question-cards/card-heading-id.ts'
import type { CardProps } from '../../question-cards/card-props.ts'
import { ChooseManyCard } from '../../question-cards/choose-many-card.tsx'
import { ChooseOneCard } from '../../question-cards/choose-one-card.tsx'
import { TextCard } from '../../question-cards/text-card.tsx'
import { VariantCard } from '../../question-cards/variants/variant-card.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { ClosedCard } from './closed-card.tsx'
import { ConfirmDetailsCard } from './confirm-details-card.tsx'
import { QueueCard } from './queue-card.tsx'
import { ReservedTimeCard } from './reserved-time-card.tsx'
import { SessionCard } from './session-card.tsx'
import { SummaryCard } from './summary-card.tsx'

export type LaterKind = Exclude<Card['kind'], 'greeting' | 'ready' | 'next' | 'consent' | 'details' | 'crisis' | 'attended'>

/** The cards that few meet before they have given their details, fetched then. */
export function LaterCard({ card, ...rest }: CardProps<LaterKind>) {
  // The card that was here until this one came had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(CARD_HEADING_ID)?.focus({ preventScroll: true })
  }, [])
  switch (card.kind) {
    case 'one':
      return <ChooseOneCard card={card} {...rest} />
    case 'many':
      return <ChooseManyCard card={card} {...rest} />
    case 'scale':
      return <Scale card={card} {...rest} />
    case 'text':
      return <TextCard card={card} {...rest} />
    case 'look':
      return <VariantCard card={card} {...rest} />
    case 'confirm':
      return <ConfirmDetailsCard card={card} {...rest} />
    case 'appointment':
      return <AppointmentCard card={card} {...rest} />
    case 'held':
      return <ReservedTimeCard card={card} {...rest} />
    case 'session':
      return <SessionCard card={card} {...rest} />
    case 'queue':
      return <QueueCard card={card} {...rest} />
    case 'summary':
      return <SummaryCard card={card} {...rest} />
    case 'closed':
      return <ClosedCard card={card} />
  }
}

const loadScale = () => import('../../question-cards/scale-card.tsx')

/** Met after the visit's own questions at the earliest. */
function Scale(props: CardProps<'scale'>) {
  const loaded = useLoadedPart(loadScale)
  return loaded ? <loaded.ScaleCard {...props} /> : <CardFrame card={props.card} />
}
