import { useState } from 'react'
import { useLoadedPart } from '../../lib/use-loaded-part.ts'
import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useOpening } from './use-opening.ts'

const loadDialog = () => import('../dialogs/consent-dialog.tsx')

/** REQ-150. Without consent there is no further use of the assistant (REQ-168), so the way back to the form stays in view. */
export function ConsentCard({ card, opensByItself, onAnswer }: CardProps<'consent'>) {
  const { consent: messages } = useChatMessages()
  const [open, setOpen] = useOpening(opensByItself)
  const loaded = useLoadedPart(loadDialog)
  const [cancelled, setCancelled] = useState(false)
  return (
    <CardFrame
      card={card}
      dialog={
        open && loaded ? (
          <loaded.ConsentDialog
            key={card.consent.version}
            consent={card.consent}
            errors={card.errors}
            onCancel={() => {
              setOpen(false)
              setCancelled(true)
            }}
            onSubmit={(consent) =>
              onAnswer({
                query: messages[consent.consentOption],
                shown: messages[consent.consentOption],
                context: { consent },
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
      <p>{cancelled ? messages.without : messages.atYourPace}</p>
    </CardFrame>
  )
}
