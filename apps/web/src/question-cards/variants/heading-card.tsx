import { CardFrame } from '../card-frame.tsx'
import { Button } from '../controls/button.tsx'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { useOptionPopups } from './use-option-popups.tsx'
import type { VariantProps } from './variant-props.ts'

/** Something to read before the questions that it is over. */
export function HeadingCard({ card, variant: { choices }, onAnswer }: VariantProps) {
  const messages = useChatMessages()
  const popups = useOptionPopups()
  const [only] = choices
  const label = only?.label ?? messages.button.continue
  return (
    <CardFrame
      card={card}
      dialog={popups.dialog}
      onAnswer={onAnswer}
      actions={
        <Button variant="filled" onClick={() => popups.send(choices, () => onAnswer({ query: only?.value ?? label, shown: label }))}>
          {label}
        </Button>
      }
    />
  )
}
