import { useLoadedPart } from '../../lib/use-loaded-part.ts'
import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useOpening } from './use-opening.ts'

const loadDialog = () => import('../dialogs/details-dialog.tsx')

/** REQ-151. */
export function DetailsCard({ card, opensByItself, onAnswer }: CardProps<'details'>) {
  const { details: messages } = useChatMessages()
  const [open, setOpen] = useOpening(opensByItself)
  const loaded = useLoadedPart(loadDialog)
  return (
    <CardFrame
      card={card}
      dialog={
        open && loaded ? (
          <loaded.DetailsDialog
            card={card}
            onCancel={() => setOpen(false)}
            onSubmit={(personalInformation) =>
              onAnswer({
                query: messages.given,
                shown: messages.given,
                context: { personalInformation },
                thanks: messages.received,
              })
            }
          />
        ) : null
      }
      actions={
        <Button variant="filled" onClick={() => setOpen(true)}>
          {messages.open}
        </Button>
      }
    >
      <p>{messages.why}</p>
    </CardFrame>
  )
}
