import { useEffect, useState } from 'react'
import { useLoadedPart } from '../lib/use-loaded-part.ts'
import { useChatMessages } from '../question-cards/messages/use-chat-messages.ts'
import { Face } from './avatar/face.tsx'
import { useVoice } from './avatar/use-voice.ts'
import { CardView } from './cards/card-view.tsx'
import { useCardFocus } from './cards/use-card-focus.ts'
import { MessageInput } from './composer/message-input.tsx'
import { useKeyboardInset } from './composer/use-keyboard-inset.ts'
import styles from './conversation-view.module.css'
import { ErrorDialog } from './dialogs/error-dialog.tsx'
import { SuccessDialog } from './dialogs/success-dialog.tsx'
import { Bubble, drawn } from './messages/bubble.tsx'
import { MessageList } from './messages/message-list.tsx'
import { useNewest } from './messages/use-newest.ts'
import { Waiting } from './messages/waiting.tsx'
import { lastSeq } from './session/conversation.ts'
import type { Talk } from './session/use-conversation.ts'
import { typedAnswer, useEarlyMessage } from './session/use-early-message.ts'

type Props = { talk: Talk; onStartAgain: () => void }

export function ConversationView({ talk, onStartAgain }: Props) {
  const { state, waiting, send } = talk
  const messages = useChatMessages()
  const [typed, setTyped] = useState('')
  const voice = useVoice(state.spoken, state.cardNumber, state.language)
  const announced = useCardFocus(state)
  useKeyboardInset()
  const more = hasMore(state)
  // Few conversations need it, and none before its first question.
  const later = useLoadedPart(
    more || state.messages.some(({ asked, picture }) => asked?.tag || picture) ? loadLater : loadNothing,
  )?.LATER_PARTS
  const newest = useNewest(state, later !== undefined)

  const early = useEarlyMessage(talk, (words) => setTyped(behind(words)))

  useEffect(() => {
    if (state.handedBack !== '') setTyped(behind(state.handedBack))
  }, [state.handedBack])

  const closed = state.card?.kind === 'closed'
  const unsaid = early.text || state.turn?.answer.shown
  return (
    <>
      <main className={styles.main}>
        <div className={styles.columns}>
          <h1 className="visually-hidden">{messages.talk.heading}</h1>
          <Face
            talk={talk}
            voice={voice}
            disabled={waiting || closed || state.card === null}
            onPerson={() => send({ query: messages.face.personPlease, shown: messages.face.personPlease })}
          />
          <div className={styles.talk}>
            <MessageList talk={talk} draw={later?.drawLater ?? drawn} />
            {later && more ? <later.AboveCard talk={talk} typed={typed} atEnd={newest.atEnd} /> : null}
            {state.card && (state.person === null || state.card.own !== null || BESIDE.includes(state.card.kind)) ? (
              <div className={styles.card} inert={waiting} data-waiting={waiting}>
                <CardView
                  key={state.cardNumber}
                  card={state.person === null ? state.card : { ...state.card, canGoBack: false, canSkip: false }}
                  opensByItself={state.opensByItself && state.notice === null}
                  goesOn={!waiting && state.problem === null && typed === '' && !voice.speaking}
                  sound={voice.sound}
                  restored={state.restore}
                  onAnswer={(answer) => send(later && state.person ? later.chosen(answer, state.card) : answer)}
                />
              </div>
            ) : null}
            {unsaid ? (
              <ul className={styles.pending}>
                <Bubble from="patient" text={unsaid} />
              </ul>
            ) : null}
            <Waiting waiting={waiting && !state.restore} />
            <p className="visually-hidden" role="status">
              {announced}
            </p>
            <div ref={newest.end} />
          </div>
        </div>
        {closed ? null : (
          <MessageInput
            text={typed}
            to={state.person?.name}
            onText={setTyped}
            canSend={state.card === null ? state.turn !== null : !waiting}
            newest={newest.away ? newest.show : null}
            onSend={() => {
              if (state.card === null) early.add(typed.trim())
              else send(typedAnswer(typed.trim()))
              setTyped('')
            }}
          />
        )}
      </main>
      {state.notice ? <SuccessDialog text={state.notice} onClose={talk.closeNotice} /> : null}
      {state.problem ? (
        <ErrorDialog problem={state.problem} onRetry={talk.retry} onDismiss={talk.dismiss} onStartAgain={onStartAgain} />
      ) : null}
    </>
  )
}

/** What was written later goes behind the words. */
function behind(words: string) {
  return (later: string) => (later === '' ? words : `${words} ${later}`)
}

/** Cards that stay while a person is there. */
const BESIDE: readonly string[] = ['crisis', 'consent', 'details']

const loadLater = () => import('./messages/later-parts.ts')
const loadNothing = async () => null

function hasMore(state: Talk['state']): boolean {
  return lastSeq(state) > 0 || [state.person, ...state.alternatives, ...state.offers].some(Boolean)
}
