import { useState } from 'react'
import { Button } from '../question-cards/controls/button.tsx'
import { useChatMessages } from '../question-cards/messages/use-chat-messages.ts'
import { Avatar } from './avatar/avatar.tsx'
import { ConfirmDialog } from './dialogs/confirm-dialog.tsx'
import styles from './intro.module.css'

type Props = { canContinue: boolean; onBegin: () => void; onContinue: () => void; onStartAgain: () => void }

export function Intro({ canContinue, onBegin, onContinue, onStartAgain }: Props) {
  const { intro: messages, page } = useChatMessages()
  const [asking, setAsking] = useState(false)
  return (
    <main className={styles.intro}>
      <Avatar className={styles.face} />
      <div className={styles.text}>
        <h1>{messages.heading}</h1>
        <p className={styles.lead}>{messages.lead}</p>
        {canContinue ? (
          <div className={styles.actions}>
            <Button variant="filled" onClick={onContinue}>
              {messages.goOn}
            </Button>
            <Button onClick={() => setAsking(true)}>{messages.startAgain}</Button>
          </div>
        ) : (
          <div className={styles.actions}>
            <Button variant="filled" onClick={onBegin}>
              {messages.begin}
            </Button>
          </div>
        )}
        <ul className={styles.facts}>
          <li>
            <Icon d="M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z" />
            <span>
              <strong>{messages.time}</strong> {messages.timeMeans}
            </span>
          </li>
          <li>
            <Icon d="M12 3l8 3v6c0 4.5-3.3 7.7-8 9-4.7-1.3-8-4.5-8-9V6zM12 8v5M12 16h.01" />
            <span>
              <strong>{messages.notDoctor}</strong> {messages.notDoctorMeans} {page.emergency} <a href="tel:911">9-1-1</a>.
            </span>
          </li>
          <li>
            <Icon d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
            <span>
              <strong>{messages.private}</strong> {messages.privateMeans}
            </span>
          </li>
        </ul>
      </div>
      {asking ? (
        <ConfirmDialog
          title={messages.askStartAgain}
          confirm={messages.startAgain}
          cancel={messages.keep}
          onConfirm={onStartAgain}
          onCancel={() => setAsking(false)}
        >
          {messages.startAgainMeans}
        </ConfirmDialog>
      ) : null}
    </main>
  )
}

function Icon({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
