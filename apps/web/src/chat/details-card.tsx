import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { useLoaded } from './use-loaded.ts'
import { useOpening } from './use-opening.ts'
import { useWords } from './use-words.ts'

const loadDialog = () => import('./details-dialog.tsx')

/** REQ-151. */
export function DetailsCard({ card, opensByItself, onAnswer }: CardProps<'details'>) {
  const { details: words } = useWords()
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
                query: words.given,
                shown: words.given,
                context: { personalInformation },
                thanks: words.received,
              })
            }
          />
        ) : null
      }
      actions={
        <Button look="filled" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      }
    >
      <p>{words.why}</p>
    </CardFrame>
  )
}
