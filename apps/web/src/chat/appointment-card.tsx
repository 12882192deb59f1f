import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { useLoaded } from './use-loaded.ts'
import { useOpening } from './use-opening.ts'

const loadDialog = () => import('./appointment-dialog.tsx')
const NONE = { query: 'none of these', shown: 'None of these' }

/** REQ-117, REQ-200. */
export function AppointmentCard({ card, opensByItself, onAnswer }: CardProps<'appointment'>) {
  const [open, setOpen] = useOpening(opensByItself && card.slots.length > 0)
  const loaded = useLoaded(loadDialog)
  if (card.slots.length === 0) {
    return (
      <CardFrame
        card={card}
        actions={
          <Button look="filled" onClick={() => onAnswer(NONE)}>
            Continue without a time
          </Button>
        }
      >
        <p>There is no free time to choose from just now.</p>
      </CardFrame>
    )
  }
  return (
    <CardFrame
      card={card}
      dialog={
        open && loaded ? (
          <loaded.AppointmentDialog
            slots={card.slots}
            onCancel={() => setOpen(false)}
            onNone={() => onAnswer(NONE)}
            onChoose={(slot, words) =>
              onAnswer({ query: words, shown: words, context: { appointment: { slotId: slot.slotId } }, thanks: 'Your time was received.' })
            }
          />
        ) : null
      }
      actions={
        <>
          <Button onClick={() => onAnswer(NONE)}>None of these</Button>
          <Button look="filled" onClick={() => setOpen(true)}>
            Open the calendar
          </Button>
        </>
      }
    >
      <p>{card.slots.length === 1 ? 'One time is free.' : `${card.slots.length} times are free.`}</p>
    </CardFrame>
  )
}
