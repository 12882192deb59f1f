import type { ChatReply, STATE_CHUNK_PAUSE } from '@clinic/contract/chat'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { languagesOffered } from '../../lib/language-choice/languages-offered.ts'
import { storeLanguage } from '../../lib/language-choice/stored-language.ts'
import type { Answer } from '../../question-cards/answer.ts'
import { changeLanguage, currentLanguage } from '../../question-cards/messages/current-language.ts'
import { useLanguage } from '../../question-cards/messages/use-chat-messages.ts'
import { dataOf, languageOf } from '../../question-cards/read-data.ts'
import { chatKey } from './chat-settings.ts'
import {
  AGAIN,
  BEGIN,
  type Conversation,
  conversation,
  emptyConversation,
  isOutdated,
  nextChunk,
  type Turn,
  turnOf,
} from './conversation.ts'
import { newConversationId } from './new-conversation-id.ts'
import { sendTurn } from './send-turn.ts'
import { forgetConversation, type StoredConversation, storeConversation } from './stored-conversation.ts'
import { forgetDrafts } from './use-draft.ts'
import { useStaffLines } from './use-staff-lines.ts'

const CHUNK_PAUSE_MS: typeof STATE_CHUNK_PAUSE = 200

export type Talk = {
  state: Conversation
  /** A turn is on its way; nothing else can be sent until it is answered or given up. */
  waiting: boolean
  /** The person who has the conversation is writing. */
  typing: boolean
  begin: (stored: StoredConversation | null) => void
  send: (answer: Answer) => void
  retry: () => void
  dismiss: () => void
  closeNotice: () => void
}

/** The conversation as the page holds it: the pure state, the transport, and what this device remembers. */
export function useConversation(): Talk {
  const [state, dispatch] = useReducer(conversation, undefined, emptyConversation)
  const waiting = state.turn !== null && state.problem === null

  async function deliver(turn: Turn): Promise<void> {
    const outcome = await sendTurn(turn.body, chatKey())
    if ('problem' in outcome) return dispatch({ type: 'problem', problem: outcome.problem })
    if (outcome.reply.ACTION === 'CLOSECHAT') forgetConversation()
    else storeConversation({ conversation_id: turn.body.conversation_id, key: outcome.reply.key })
    await followLanguage(outcome.reply)
    dispatch({ type: 'answered', reply: outcome.reply })
  }

  function start(turn: Turn): void {
    dispatch({ type: 'sent', turn })
    void deliver(turn)
  }

  // The other language was chosen: what waits is asked for again in it, once nothing else is under way.
  const outdated = isOutdated(state, useLanguage())
  const askAgain = useEffectEvent(() => start(spokenTurn(state, AGAIN)))
  useEffect(() => {
    if (outdated) askAgain()
  }, [outdated])

  const sendChunk = useEffectEvent(() => {
    const chunk = nextChunk(state)
    if (chunk) start(spokenTurn(state, chunk))
  })
  useEffect(() => {
    if (!state.restore || state.turn) return
    const pause = setTimeout(sendChunk, CHUNK_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [state.restore, state.turn])

  const { typing } = useStaffLines(state, (take) => dispatch({ type: 'heard', take }))
  const resume = useEffectEvent(() => start(spokenTurn(state, AGAIN)))
  const resumes = state.resumes && state.turn === null
  useEffect(() => {
    if (resumes) resume()
  }, [resumes])

  return {
    state,
    waiting,
    typing,
    begin(stored) {
      forgetDrafts()
      const id = stored?.conversation_id ?? newConversationId()
      const key = stored?.key ?? ''
      dispatch({ type: 'begun', id, key })
      start(spokenTurn({ ...emptyConversation(), id, key }, BEGIN))
    },
    send(answer) {
      if (!waiting) start(spokenTurn(state, answer))
    },
    retry() {
      if (!state.turn) return
      dispatch({ type: 'problem', problem: null })
      void deliver(state.turn)
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
    closeNotice: () => dispatch({ type: 'notice-closed' }),
  }
}

/** Says the page's language only where there is a choice of two. */
function spokenTurn(state: Conversation, answer: Answer): Turn {
  return turnOf(state, answer, languagesOffered().length > 1 ? currentLanguage().language : null)
}

/** The patient asked for the other language in words: the page changes with the conversation. */
async function followLanguage(reply: ChatReply): Promise<void> {
  const wanted = languageOf(dataOf(reply))
  if (wanted === null || wanted === currentLanguage().language || !languagesOffered().includes(wanted)) return
  if (await changeLanguage(wanted)) storeLanguage(wanted)
}
