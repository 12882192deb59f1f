import type { ChatReply } from '@clinic/contract/chat'
import { nextMessage, type Persona, RENEE, type Sent } from './chat-patient.ts'

/** The body of one turn, as `POST /api/ai` takes it. */
export type Turn = Sent & { action: 'query'; conversation_id: string; key: string }
/** Sends a turn once. Null where it is not known whether the server answered: the same turn can be sent again. */
export type SendTurn = (turn: Turn) => Promise<ChatReply | null>

type Start = { id: string; send: SendTurn; persona?: Persona }

const OPENING: Sent = { query: 'book with tcn' }
const MOST_TURNS = 200

/** A patient who chats: it keeps the key of each reply and knows what this person says to it. */
export class Conversation {
  readonly id: string
  readonly #send: SendTurn
  readonly #persona: Persona
  /** Carries the turn; empty before the first reply. */
  key = ''
  /** What the patient says next; null at the end of the conversation. */
  next: Sent | null = OPENING
  reply: ChatReply | null = null
  turns = 0

  constructor({ id, send, persona = RENEE }: Start) {
    this.id = id
    this.#send = send
    this.#persona = persona
  }

  /** Says what comes next, or something else. Returns null where no reply came; then nothing has changed. */
  async say(sent: Sent | null = this.next): Promise<ChatReply | null> {
    if (!sent) throw new Error(`the conversation ${this.id} is over`)
    const reply = await this.#send({ action: 'query', conversation_id: this.id, key: this.key, ...sent })
    if (!reply) return null
    this.key = reply.key
    this.reply = reply
    this.next = nextMessage(reply, this.#persona)
    this.turns += 1
    return reply
  }

  /** Goes on to the end, or until `stop` is true of a reply. Throws where a reply is missing or no end comes. */
  async finish(stop: (reply: ChatReply) => boolean = () => false): Promise<ChatReply> {
    while (this.next && !(this.reply && stop(this.reply))) {
      if (this.turns >= MOST_TURNS) throw new Error(`the conversation ${this.id} has no end`)
      if (!(await this.say())) throw new Error(`the conversation ${this.id} got no reply`)
    }
    if (!this.reply) throw new Error(`the conversation ${this.id} has not begun`)
    return this.reply
  }
}
