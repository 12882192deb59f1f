import type { ChatReply } from '@clinic/contract/chat'
import { act, render as renderBare } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ReactNode, StrictMode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { forgetDrafts } from '../src/chat/session/use-draft.ts'
import type { Card, CardContent } from '../src/question-cards/card.ts'
import type { CardProps } from '../src/question-cards/card-props.ts'
import { EN } from '../src/question-cards/messages/chat-messages.ts'
import { FR } from '../src/question-cards/messages/chat-messages-fr.ts'
import { changeLanguage } from '../src/question-cards/messages/current-language.ts'
import { EN_FORM_MESSAGES } from '../src/question-cards/messages/form-messages.ts'
import { FR_FORM_MESSAGES } from '../src/question-cards/messages/form-messages-fr.ts'

/** What the chat says automatically, in both languages; what the specification fixes is written out in the tests. */
export const MESSAGES = { en: { ...EN, forms: EN_FORM_MESSAGES }, fr: { ...FR, forms: FR_FORM_MESSAGES } }

/** A card of the chat as the page would have read it from a reply, with nothing around it. */
export function chatCard<C extends CardContent>(content: C, parts: Partial<Card> = {}): Extract<Card, { kind: C['kind'] }> {
  const around = { action: 'OPENQUESTIONTEXT', heading: 'How do you sleep?', progress: null, canGoBack: false, canSkip: false }
  const beside = { section: null, subtext: null, answeredBefore: null, clip: null, tag: null, form: null, own: null }
  return { ...around, ...beside, ...content, ...parts } as unknown as Extract<Card, { kind: C['kind'] }>
}

/** The rest of what every card is given; `onAnswer` notes what was answered. */
export function cardProps(): Omit<CardProps<Card['kind']>, 'card'> & { onAnswer: ReturnType<typeof vi.fn<CardProps<'one'>['onAnswer']>> } {
  return { opensByItself: false, goesOn: false, sound: false, restored: null, onAnswer: vi.fn<CardProps<'one'>['onAnswer']>() }
}

/** Renders a part of the public chat, which has nothing of the back office around it. Forms begin empty. */
export function renderChat(ui: ReactNode): { user: UserEvent; redraw: (ui: ReactNode) => void } {
  const { rerender } = renderBare(<StrictMode>{ui}</StrictMode>)
  onTestFinished(() => forgetDrafts())
  return {
    user: userEvent.setup({
      delay: null,
      pointerEventsCheck: 0,
      advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
    }),
    redraw: (next) => rerender(<StrictMode>{next}</StrictMode>),
  }
}

/** Turns the page French until the test is over. */
export async function inFrench(): Promise<void> {
  onTestFinished(() => inLanguage('en'))
  await inLanguage('fr')
}

async function inLanguage(language: 'en' | 'fr'): Promise<void> {
  await act(async () => void (await changeLanguage(language)))
}

/** A reply of the server in which every field is there. */
export function chatReply(parts: Partial<ChatReply> & Pick<ChatReply, 'ACTION' | 'text'>): ChatReply {
  return {
    ...{ VIDEO: null, options: null, DATA: null, conversation_state: '', patient_id: null, ELIGIBLE: null, INELIGIBLE_REASON: null },
    ...{ ELIGIBLE_DATE: null, QUESTIONNAIRE_IN_PROGRESS: false, CURRENT_QUESTIONNAIRE_NAME: null, IN_PCR_QUEUE: false, IN_NP_QUEUE: false },
    ...{ NEW_PATIENT: null, PREFERRED_LICENSED_SELLER: null, PREFERRED_CONSUMPTION_METHODS: null, PREFERRED_CANNABINOIDS: null },
    ...{ REFERRAL_CODES: null, PROVIDER_NAME: null, AUDITLOG: [], USER_TEXT: null, PREDICTED_INTENT: null, key: 'key-of-this-turn' },
    ...parts,
  }
}
