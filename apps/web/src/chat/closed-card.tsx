import { Button } from './button.tsx'
import type { Card } from './card.ts'
import { CardFrame } from './card-frame.tsx'
import { useWords } from './use-words.ts'

/** REQ-159. What this device remembered is already gone; loading the page anew clears what is still on the screen. */
export function ClosedCard({ card }: { card: Extract<Card, { kind: 'closed' }> }) {
  const words = useWords().closed
  return (
    <CardFrame
      card={card}
      actions={
        <Button look="filled" onClick={() => location.reload()}>
          {words.back}
        </Button>
      }
    >
      <p>{words.shared}</p>
    </CardFrame>
  )
}
