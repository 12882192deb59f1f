import { useLoadedPart } from '../../lib/use-loaded-part.ts'
import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import { useOpening } from './use-opening.ts'

const loadDialog = () => import('../dialogs/appointment-dialog.tsx')
const NONE = 'none of these'

/** REQ-117, REQ-200. */
export function AppointmentCard({ card, opensByItself, onAnswer }: CardProps<'appointment'>) {
  const { visit } = useFormMessages()
  const none = { query: NONE, shown: visit.none }
  const [open, setOpen] = useOpening(opensByItself && card.slots.length > 0)
  const loaded = useLoadedPart(loadDialog)
  if (card.slots.length === 0) {
    return (
      <CardFrame
        card={card}
        actions={
          <Button variant="filled" onClick={() => onAnswer(none)}>
            {visit.withoutTime}
          </Button>
        }
      >
        <p>{visit.noTimes}</p>
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
            onNone={() => onAnswer(none)}
            onChoose={(slot, text) =>
              onAnswer({ query: text, shown: text, context: { appointment: { slotId: slot.slotId } }, thanks: visit.received })
            }
          />
        ) : null
      }
      actions={
        <>
          <Button onClick={() => onAnswer(none)}>{visit.none}</Button>
          <Button variant="filled" onClick={() => setOpen(true)}>
            {visit.open}
          </Button>
        </>
      }
    >
      <p>{visit.free(card.slots.length)}</p>
    </CardFrame>
  )
}
