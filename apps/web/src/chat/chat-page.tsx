import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { brandName } from '../lib/page-settings.ts'
import styles from './chat-page.module.css'
import { isEmbedded } from './chat-settings.ts'
import { ConversationView } from './conversation-view.tsx'
import { Intro } from './intro.tsx'
import { forgetConversation, isOpenHere, storedConversation } from './stored-conversation.ts'
import { useConversation } from './use-conversation.ts'

/** The public page of the assistant: the intro, then the conversation (REQ-109, REQ-126). */
export function ChatPage() {
  const talk = useConversation()
  const [stored, setStored] = useState(storedConversation)
  const embedded = isEmbedded()
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
      {embedded ? null : (
        <header className={styles.chrome}>
          <span className={styles.brand}>{brandName()}</span>
          <span className={styles.emergency}>
            In an emergency, call <a href="tel:911">9-1-1</a>
          </span>
          <a className={styles.login} href="/login">
            Log in
          </a>
        </header>
      )}
      {talk.state.id === '' ? (
        <Intro
          canContinue={stored !== null}
          onBegin={() => talk.begin(null)}
          onContinue={() => talk.begin(stored)}
          onStartAgain={startAgain}
        />
      ) : (
        <ConversationView talk={talk} onStartAgain={startAgain} />
      )}
    </div>
  )
}
