import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { useLoaded } from './use-loaded.ts'
import { useOpening } from './use-opening.ts'

const loadDialog = () => import('./details-dialog.tsx')

/** REQ-151. */
export function DetailsCard({ card, opensByItself, onAnswer }: CardProps<'details'>) {
  const [open, setOpen] = useOpening(opensByItself)
  const loaded = useLoaded(loadDialog)
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
                query: 'Here are my details.',
                shown: 'Here are my details.',
                context: { personalInformation },
                thanks: 'Your details were received.',
              })
            }
          />
        ) : null
      }
      actions={
        <Button look="filled" onClick={() => setOpen(true)}>
          Fill in your details
        </Button>
      }
    >
      <p>Your care team needs these to open your record and to reach you.</p>
    </CardFrame>
  )
}
