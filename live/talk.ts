import type { ChatReply } from '@clinic/contract/chat'
import type { Question } from '@clinic/contract/questionnaires'
import { LABELS } from '@clinic/core/chat/texts/texts'
import { answerOf } from '@clinic/server/testing/answers'
import { STARTERS } from '@clinic/server/testing/starters'
import { CHAT_KEY } from '@clinic/testing/chat-key'
import type { Persona, Sent } from '@clinic/testing/chat-patient'
import { Conversation } from '@clinic/testing/conversation'
import { conversationId } from '@clinic/testing/conversation-id'
import type { DayClock } from './day-clock.ts'
import type { DayMetrics } from './figures.ts'
import type { Line } from './line.ts'
import { type Arrival, HABITS } from './plan-day.ts'

export type Stage = { line: Line; clock: DayClock; figures: DayMetrics }

const OPENING = 'book with tcn'
const MOST_TURNS = 160
/** How often the same question is asked before the patient gives up. */
const PATIENCE = 4
const AWAY = { least: 8, most: 45 }
const BOOKS = 0.7
const CURIOUS = [
  'How much does it cost?',
  'Can I drive after taking it?',
  'Is this covered by insurance?',
  'How long does an appointment take?',
  'Who sees my answers?',
]
const CRISIS = ['I want to end my life', 'I am going to kill myself']

/** One patient from the first word to the end, whichever that is. */
export async function talk(stage: Stage, arrival: Arrival): Promise<void> {
  const { clock, figures } = stage
  const { chance, habit } = arrival
  if (!(await clock.until(arrival.at))) return
  figures.count('arrived')
  const chat = openChat(stage, arrival)
  const turnsAtTwist = chance.int(6, 24)
  let reply = await chat.say({ query: OPENING })
  for (let turn = 1; reply && turn < MOST_TURNS; turn += 1) {
    if (!(await pause(clock, arrival))) return
    if (turn === turnsAtTwist) {
      if (habit === 'leaves') return figures.count('left')
      if (habit === 'comes back') {
        if (!(await clock.wait(chance.between(AWAY.least, AWAY.most)))) return
        figures.count('came back')
      }
      const twist = wordsAtTwist(arrival)
      if (twist) {
        reply = await chat.say({ query: twist })
        if (habit === 'in crisis') figures.count('crisis words')
        continue
      }
    }
    const next = chat.answer(reply)
    if (!next) return end(figures, reply)
    reply = await chat.say(next)
  }
}

function wordsAtTwist({ habit, chance }: Arrival): string | null {
  if (habit === 'curious') return chance.pick(CURIOUS)
  if (habit === 'in crisis') return chance.pick(CRISIS)
  return habit === 'wants a person' ? LABELS.person : null
}

async function pause(clock: DayClock, { habit, chance }: Arrival): Promise<boolean> {
  const { least, most } = HABITS[habit]
  return clock.wait(chance.between(least, most) / 60)
}

function end(figures: DayMetrics, { ACTION, IN_PCR_QUEUE, IN_NP_QUEUE }: ChatReply): void {
  if (ACTION === 'NEEDPCRHELP') figures.count('asked for a person')
  else figures.count(IN_PCR_QUEUE || IN_NP_QUEUE ? 'finished' : 'turned away')
}

/** The two ends of a conversation: what is said next, and saying it; a message that got no answer is sent again with its key, as browsers do. */
function openChat({ line, figures }: Stage, arrival: Arrival) {
  const { chance, profile, address } = arrival
  const { personal } = profile
  const persona: Persona = {
    personal,
    signature: `${personal.firstName} ${personal.lastName}`,
    visit: arrival.visit === 'renewal' ? LABELS.renewal : LABELS.newPatient,
  }
  const patient = new Conversation({
    id: conversationId(chance),
    persona,
    async send(turn) {
      const { status, body } = await line({ call: 'POST /api/ai', body: turn, chatKey: CHAT_KEY, from: address, timed: 'turn' })
      return status === 200 ? (body as ChatReply) : null
    },
  })
  let corrected = arrival.habit !== 'corrects'
  const asked = new Map<string, number>()
  return {
    async say(sent: Sent): Promise<ChatReply | null> {
      for (let turn = 0; turn < 3; turn += 1) {
        const reply = await patient.say(sent)
        if (reply) return reply
      }
      return null
    },
    answer(reply: ChatReply): Sent | null {
      const place = `${reply.ACTION} ${tagIn(reply)}`
      asked.set(place, (asked.get(place) ?? 0) + 1)
      if ((asked.get(place) ?? 0) > PATIENCE) {
        figures.fail(`the chat and a patient did not come on from ${place.trim()}`)
        return null
      }
      if (reply.ACTION === 'CRISIS') return { query: offers(reply, 'no') ? 'no' : LABELS.safe }
      if (reply.ACTION === 'CONFIRMPERSONALINFORMATION' && !corrected) {
        corrected = true
        return { query: '', context: { personalInformation: { ...personal, streetAddress: `${chance.int(1, 99)} Corrected Lane` } } }
      }
      return choose(reply, arrival, figures) ?? patient.next
    },
  }
}

/** This patient's own answer to a reply, if it differs from the usual one. */
function choose(reply: ChatReply, { chance, profile }: Arrival, figures: DayMetrics): Sent | null {
  const slots = reply.DATA?.slots as { slotId: string }[] | undefined
  if (reply.ACTION === 'OPENAPPOINTMENTWINDOW' && slots && slots.length > 0 && chance.yes(BOOKS))
    return { query: '', context: { appointment: { slotId: chance.pick(slots).slotId } } }
  if (offers(reply, LABELS.book)) {
    figures.count('booked')
    return { query: LABELS.book }
  }
  if (offers(reply, LABELS.noRecord)) return { query: LABELS.noRecord }
  const tag = tagIn(reply)
  const question = QUESTIONS.get(tag)
  if (!question) return null
  const { text, selected } = answerOf(tag, question, { profile, chance })
  return { query: text, ...(selected && { context: { selected } }) }
}

function offers({ options }: ChatReply, label: string): boolean {
  return (options ?? []).some((option) => (typeof option === 'string' ? option : option.value) === label)
}

function tagIn({ DATA }: ChatReply): string {
  return (DATA?.question as { tag?: string } | undefined)?.tag ?? ''
}

const QUESTIONS = new Map<string, Question>(STARTERS.flatMap(({ questions }) => Object.entries(questions)))
