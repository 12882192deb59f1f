import type { Answer, Offer } from '../../question-cards/answer.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import styles from '../../question-cards/controls/choices.module.css'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import pills from './send-picture.module.css'

type Props = { offers: readonly Offer[]; disabled: boolean; onAnswer: (answer: Answer) => void }

/** What can be chosen instead of waiting for a person, or of writing to the one who is there. */
export function WaitingOffers({ offers, disabled, onAnswer }: Props) {
  const { offers: words } = useFormMessages()
  if (offers.length === 0) return null
  return (
    <fieldset className={offers.includes('questions') ? pills.offers : styles.buttons}>
      <legend className="visually-hidden">{words.label}</legend>
      {offers.map((offer) => (
        <Button
          key={offer}
          disabled={disabled}
          onClick={() =>
            onAnswer({ query: words[offer], shown: words[offer], offers: offers.filter((other) => !ENDS[offer].includes(other)) })
          }
        >
          {words[offer]}
        </Button>
      ))}
    </fieldset>
  )
}

/** What a choice takes away, itself too: the server says so only with its next lines. */
const ENDS: Readonly<Record<Offer, readonly Offer[]>> = {
  call: ['call', 'email'],
  email: ['call', 'email'],
  cancel: ['call', 'email', 'cancel'],
  questions: ['questions', 'callInstead'],
  callInstead: ['callInstead'],
}
