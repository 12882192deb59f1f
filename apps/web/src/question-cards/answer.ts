import type { ChatContext } from '@clinic/contract/chat'
import type { ShownAttention } from '@clinic/contract/chat/attention'

/** What can be chosen instead of waiting for a person, or of writing to the one who is there. */
export type Offer = NonNullable<ShownAttention['offers'] | ShownAttention['instead']>[number]

/** What the page hands in: the words for the server, and how they look in the list (`shown: null` for machine messages, D-3). */
export type Answer = {
  query: string
  shown: string | null
  typed?: boolean
  context?: ChatContext
  thanks?: string
  /** Asks for the pending message in the other language: nothing is answered, and nothing on the page goes away. */
  again?: true
  /** What is still offered once the server has these words. */
  offers?: Offer[]
}

/** The encrypted state of a conversation that is being resumed: its chunks, and how many the server has received. */
export type RestoredState = { chunks: string[]; sent: number }
