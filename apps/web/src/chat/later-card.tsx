import { useEffect } from 'react'
import { AppointmentCard } from './appointment-card.tsx'
import type { CardProps } from './card-props.ts'
import { ConfirmDetailsCard } from './confirm-details-card.tsx'
import { HeldCard } from './held-card.tsx'
import { LookCard } from './look-card.tsx'
import { QueueCard } from './queue-card.tsx'
import { SessionCard } from './session-card.tsx'
import { CARD_HEADING_ID } from './use-card-focus.ts'

export type LaterKind = 'look' | 'confirm' | 'appointment' | 'held' | 'session' | 'queue'

/** The cards that nobody meets before they have given their details, fetched then. */
export function LaterCard({ card, ...rest }: CardProps<LaterKind>) {
  // The card that stood here until this one came had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(CARD_HEADING_ID)?.focus({ preventScroll: true })
  }, [])
  switch (card.kind) {
    case 'look':
      return <LookCard card={card} {...rest} />
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
  }
}
