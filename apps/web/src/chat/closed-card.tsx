import { Button } from './button.tsx'
import type { Card } from './card.ts'
import { CardFrame } from './card-frame.tsx'

/** REQ-159. What this device remembered is already gone; loading the page anew clears what is still on the screen. */
export function ClosedCard({ card }: { card: Extract<Card, { kind: 'closed' }> }) {
  return (
    <CardFrame
      card={card}
      actions={
        <Button look="filled" onClick={() => location.reload()}>
          Back to the start
        </Button>
      }
    >
      <p>On a shared device, please go back to the start before you leave.</p>
    </CardFrame>
  )
}
