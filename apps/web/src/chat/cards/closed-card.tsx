import type { Card } from '../../question-cards/card.ts'
import { CardFrame } from '../../question-cards/card-frame.tsx'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'

/** REQ-159. What this device remembered is already gone; loading the page again clears what is still on the screen. */
export function ClosedCard({ card }: { card: Extract<Card, { kind: 'closed' }> }) {
  const messages = useChatMessages().closed
  return (
    <CardFrame
      card={card}
      actions={
        <Button variant="filled" onClick={() => location.reload()}>
          {messages.back}
        </Button>
      }
    >
      <p>{messages.shared}</p>
    </CardFrame>
  )
}
