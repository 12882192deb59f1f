import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { LookProps } from './look-props.ts'
import { usePopups } from './use-popups.tsx'
import { useWords } from './use-words.ts'

/** Something to read before the questions that it stands over. */
export function LookHeading({ card, look: { choices }, onAnswer }: LookProps) {
  const words = useWords()
  const popups = usePopups()
  const [only] = choices
  const label = only?.label ?? words.button.continue
  return (
    <CardFrame
      card={card}
      dialog={popups.dialog}
      onAnswer={onAnswer}
      actions={
        <Button look="filled" onClick={() => popups.send(choices, () => onAnswer({ query: only?.value ?? label, shown: label }))}>
          {label}
        </Button>
      }
    />
  )
}
