import { Button } from '../../question-cards/controls/button.tsx'
import { LanguageButton } from '../../question-cards/controls/language-button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import type { Talk } from '../session/use-conversation.ts'
import type { AvatarScene } from './avatar-clip.ts'
import { AvatarLive } from './avatar-live.tsx'
import styles from './face.module.css'
import type { Voice } from './use-voice.ts'
import { canSpeak } from './voice.ts'

type Props = { talk: Talk; voice: Voice; disabled: boolean; onPerson: () => void }

/** The assistant with its mute control (REQ-112), the words that are heard now, and the way to a person until one was asked for or is there. */
export function Face({ talk, voice, disabled, onPerson }: Props) {
  const { face: messages, heading } = useChatMessages()
  const { offers, person } = talk.state
  return (
    <aside className={styles.face} aria-label={messages.label}>
      <AvatarLive scene={sceneOf(talk, voice)} started={talk.state.card !== null} className={styles.picture} />
      <p className={styles.caption}>{messages.caption}</p>
      <div className={styles.row}>
        <div className={styles.language}>
          <LanguageButton short />
        </div>
        {canSpeak() ? (
          <Button role="switch" aria-checked={voice.sound} className={styles.small} onClick={voice.toggle}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path
                d={`M4 10v4h4l5 4V6l-5 4z${voice.sound ? 'M16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11' : 'M17 10l4 4M21 10l-4 4'}`}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span className={styles.sound}>{voice.sound ? messages.soundOn : messages.soundOff}</span>
          </Button>
        ) : null}
        {person ? null : offers.length > 0 ? (
          <span className={styles.asked}>{heading.NEEDPCRHELP}</span>
        ) : (
          <Button className={styles.small} disabled={disabled} onClick={onPerson}>
            {messages.person}
          </Button>
        )}
      </div>
      {voice.sound ? (
        <p className={styles.reply} lang={talk.state.language} aria-hidden="true">
          {voice.sentence}
        </p>
      ) : null}
    </aside>
  )
}

function sceneOf({ state: { card }, waiting }: Talk, { speaking }: Voice): AvatarScene {
  const wave = card?.kind === 'closed' ? 'goodbye' : card?.clip === 'greeting' ? 'greeting' : null
  return { wave, serious: card?.kind === 'crisis', waiting, speaking }
}
