import { useState } from 'react'
import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { useLoaded } from './use-loaded.ts'
import { useOpening } from './use-opening.ts'

const loadDialog = () => import('./consent-dialog.tsx')

/** REQ-150. Without consent there is no further use of the assistant (REQ-168), so the way back to the form stays in view. */
export function ConsentCard({ card, opensByItself, onAnswer }: CardProps<'consent'>) {
  const [open, setOpen] = useOpening(opensByItself)
  const loaded = useLoaded(loadDialog)
  const [cancelled, setCancelled] = useState(false)
  return (
    <CardFrame
      card={card}
      dialog={
        open && loaded ? (
          <loaded.ConsentDialog
            consent={card.consent}
            errors={card.errors}
            onCancel={() => {
              setOpen(false)
              setCancelled(true)
            }}
            onSubmit={(consent) =>
              onAnswer({
                query: consent.consentOption === 'yes' ? 'I have read the form and I consent.' : 'I do not consent.',
                shown: consent.consentOption === 'yes' ? 'I have read the form and I consent.' : 'I do not consent.',
                context: { consent },
                thanks: 'Your consent form was received.',
              })
            }
          />
        ) : null
      }
      actions={
        <Button look="filled" onClick={() => setOpen(true)}>
          Open the consent form
        </Button>
      }
    >
      <p>
        {cancelled
          ? 'Without your consent I can’t go on. You can open the form again at any time, or ask for a person.'
          : 'Please read the form at your own pace. You can ask me about it before you sign.'}
      </p>
    </CardFrame>
  )
}
