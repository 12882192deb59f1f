import type { Answer, RestoredState } from './answer.ts'
import type { Card } from './card.ts'

/** What every card is given. */
export type CardProps<Kind extends Card['kind']> = {
  card: Extract<Card, { kind: Kind }>
  /** Whether a dialog opens without being asked. */
  opensByItself: boolean
  /** Whether nothing holds the conversation up: no words half typed, no reply awaited, no one speaking. */
  goesOn: boolean
  sound: boolean
  restored: RestoredState | null
  onAnswer: (answer: Answer) => void
}
