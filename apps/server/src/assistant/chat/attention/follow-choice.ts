import type { AuditEntry } from '@clinic/contract/audit'
import { attend } from '@clinic/core/chat/attention/attend'
import type { Effect } from '@clinic/core/chat/state/effects'
import type { Step } from '@clinic/core/chat/step'
import { labelText, textsOf } from '@clinic/core/chat/texts/texts-of'
import type { Tx } from '../../../platform/db/database.ts'
import type { Notice } from '../../../platform/events.ts'
import { findAttended, insertLine, saveAttention } from '../holding/attention-store.ts'
import type { Attending } from './attended-reply.ts'
import { findTold, saveContactWish } from './told-store.ts'

type Chosen = { entries: AuditEntry[]; live: Notice[] }
type Help = Extract<Effect, { kind: 'need-help' }>
/** `unsaid`: what the assistant makes of the words and does not say. `askForHelp`: puts the patient in the queue. */
type Words = { turn: number; text: string; unsaid: Step; askForHelp: (help: Help) => Promise<Chosen> }

/**
 * What the patient chose instead of writing to the person who is there (`offersWhileHeld`), once the words are saved: the questions, which the
 * assistant then asks again, or a call, for which the person stays. Null: other words, or a call that is noted already.
 */
export async function followChoice(tx: Tx, attending: Attending, words: Words): Promise<Chosen | null> {
  if (labelText(words.text) === 'toQuestions') return goBack(tx, attending, words)
  const help = words.unsaid.effects.find((effect) => effect.kind === 'need-help')
  const wish = words.unsaid.effects.find((effect) => effect.kind === 'contact-wish')
  if (!help || wish?.by !== 'call' || (await findTold(tx, attending.id)).contact_wish === 'call') return null
  return noteCall(tx, attending, { ...words, help })
}

async function goBack(tx: Tx, { id, patient_id, attention: was, now }: Attending, { turn, unsaid }: Words): Promise<Chosen | null> {
  const outcome = attend(was, { type: 'patient-back' }, now)
  if ('refusal' in outcome || outcome.attention === was) return null
  await say(tx, { id, turn, now }, textsOf(unsaid.state).opening.wentBack)
  await saveAttention(tx, id, outcome.attention)
  const entry: AuditEntry = {
    action: 'Conversation Released',
    description: 'To the assistant: the patient went back to the questions',
    entity: { kind: 'conversation', id },
    changes: { attention: { from: was.state, to: outcome.attention.state } },
    patient_id,
  }
  return { entries: [entry], live: [] }
}

/** In the queue with a note, so that a call is not lost when the person leaves. */
async function noteCall(tx: Tx, { id, now }: Attending, { turn, unsaid, askForHelp, help }: Words & { help: Help }): Promise<Chosen> {
  const applied = await askForHelp(help)
  await saveContactWish(tx, id, 'call')
  await say(tx, { id, turn, now }, textsOf(unsaid.state).opening.callNoted)
  return applied
}

type Place = { id: string; turn: number; now: string }

/** Told by no one of the team, behind the patient’s words. `words` take the first name of the person who is there. */
async function say(tx: Tx, { id, turn, now }: Place, words: (name: string) => string): Promise<void> {
  const text = words((await findAttended(tx, id))?.holder_first ?? '')
  await insertLine(tx, { conversation_id: id, turn, at: now, user_id: null, role: 'team', mark: 'told', text })
}
