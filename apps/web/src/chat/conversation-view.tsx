import { useEffect, useState } from 'react'
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
import { Alternatives } from './messages/alternatives.tsx'
import { Bubble, MessageList } from './messages/message-list.tsx'
import { PersonLine } from './messages/person-line.tsx'
import { useNewest } from './messages/use-newest.ts'
import { Waiting } from './messages/waiting.tsx'
import { WaitingOffers } from './messages/waiting-offers.tsx'
import { receiptOf } from './session/conversation.ts'
import type { Talk } from './session/use-conversation.ts'
import { useSigns } from './session/use-signs.ts'

type Props = { talk: Talk; onStartAgain: () => void }

export function ConversationView({ talk, onStartAgain }: Props) {
  const { state, waiting, send } = talk
  const messages = useChatMessages()
  const [typed, setTyped] = useState('')
  const voice = useVoice(state.spoken, state.cardNumber, state.language)
  const newest = useNewest(state)
  useSigns(state, { typed, atEnd: newest.atEnd })
  const announced = useCardFocus(state)
  useKeyboardInset()

  useEffect(() => {
    if (state.handedBack !== '') setTyped((later) => (later === '' ? state.handedBack : `${state.handedBack} ${later}`))
  }, [state.handedBack])

  const closed = state.card?.kind === 'closed'
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
            <MessageList messages={state.messages} />
            {state.person ? <PersonLine person={state.person} typing={talk.typing} receipt={receiptOf(state)} /> : null}
            {state.person === null ? <Alternatives titles={state.alternatives} disabled={waiting} onAnswer={send} /> : null}
            {state.card?.kind === 'crisis' ? null : <WaitingOffers offers={state.offers} disabled={waiting} onAnswer={send} />}
            {state.card && (state.person === null || state.card.kind === 'crisis') ? (
              <div className={styles.card} inert={waiting} data-waiting={waiting}>
                <CardView
                  key={state.cardNumber}
                  card={state.card}
                  opensByItself={state.opensByItself && state.notice === null}
                  goesOn={!waiting && state.problem === null && typed === '' && !voice.speaking}
                  sound={voice.sound}
                  restored={state.restore}
                  onAnswer={send}
                />
              </div>
            ) : null}
            {state.turn?.answer.shown ? (
              <ul className={styles.pending}>
                <Bubble from="patient" text={state.turn.answer.shown} />
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
            onText={setTyped}
            canSend={!waiting && state.card !== null}
            newest={newest.away ? newest.show : null}
            onSend={() => {
              send({ query: typed.trim(), shown: typed.trim(), typed: true })
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
