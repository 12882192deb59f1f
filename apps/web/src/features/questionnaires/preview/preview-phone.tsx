import type { Answer } from '../../../question-cards/answer.ts'
import type { Card } from '../../../question-cards/card.ts'
import type { CardProps } from '../../../question-cards/card-props.ts'
import { ChooseManyCard } from '../../../question-cards/choose-many-card.tsx'
import { ChooseOneCard } from '../../../question-cards/choose-one-card.tsx'
import { TextCard } from '../../../question-cards/text-card.tsx'
import { VariantCard } from '../../../question-cards/variants/variant-card.tsx'
import classes from './preview.module.css'
import type { Props } from './preview-card.ts'

/** A piece of the chat's page with one card; another question needs another (`key`). */
export function PreviewPhone({ shown: { bubbles, card }, onAnswer }: { shown: Props; onAnswer: (answer: Answer) => void }) {
  return (
    <div className={classes.phone}>
      {bubbles.map((text) => (
        <p key={text} className={classes.bubble}>
          {text}
        </p>
      ))}
      <PreviewCardView card={card} onAnswer={onAnswer} />
    </div>
  )
}

/** The cards that a questionnaire is asked by. */
function PreviewCardView({ card, onAnswer }: { card: Card; onAnswer: (answer: Answer) => void }) {
  const still: Omit<CardProps<Card['kind']>, 'card'> = { opensByItself: false, goesOn: false, sound: false, restored: null, onAnswer }
  switch (card.kind) {
    case 'one':
      return <ChooseOneCard card={card} {...still} />
    case 'many':
      return <ChooseManyCard card={card} {...still} />
    case 'text':
      return <TextCard card={card} {...still} />
    case 'look':
      return <VariantCard card={card} {...still} />
    default:
      return null
  }
}
