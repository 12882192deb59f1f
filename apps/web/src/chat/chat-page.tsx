import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { brandName } from '../lib/page-settings.ts'
import { LanguageButton } from '../question-cards/controls/language-button.tsx'
import { useChatMessages } from '../question-cards/messages/use-chat-messages.ts'
import styles from './chat-page.module.css'
import { ConversationView } from './conversation-view.tsx'
import { Intro } from './intro.tsx'
import { isEmbedded } from './session/chat-settings.ts'
import { forgetConversation, isOpenHere, storedConversation } from './session/stored-conversation.ts'
import { useConversation } from './session/use-conversation.ts'
import { useReturn } from './session/use-return.ts'

/** The public page of the assistant: the intro, then the conversation (REQ-109, REQ-126). */
export function ChatPage() {
  const talk = useConversation()
  useReturn(talk)
  const [stored, setStored] = useState(storedConversation)
  const embedded = isEmbedded()
  const messages = useChatMessages().page
  const started = talk.state.id !== ''
  const returned = useRef(false)

  // A reload in mid-conversation goes straight back into it; a new visit is asked first.
  const comeBack = useEffectEvent(() => {
    if (!returned.current && isOpenHere()) talk.begin(storedConversation())
    returned.current = true
  })
  useEffect(() => comeBack(), [])

  function startAgain() {
    forgetConversation()
    setStored(null)
    talk.begin(null)
  }

  return (
    <div className={styles.page} data-embedded={embedded}>
      <header className={styles.chrome}>
        {embedded ? null : (
          <>
            <span className={styles.brand}>{brandName()}</span>
            <span className={styles.emergency}>
              {messages.emergency} <a href="tel:911">9-1-1</a>
            </span>
            <a className={styles.login} href="/login">
              {messages.logIn}
            </a>
          </>
        )}
        {started ? null : <LanguageButton />}
      </header>
      {started ? (
        <ConversationView talk={talk} onStartAgain={startAgain} />
      ) : (
        <Intro
          canContinue={stored !== null}
          onBegin={() => talk.begin(null)}
          onContinue={() => talk.begin(stored)}
          onStartAgain={startAgain}
        />
      )}
    </div>
  )
}
