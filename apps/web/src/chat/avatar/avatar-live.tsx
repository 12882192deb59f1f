import { useState, useSyncExternalStore } from 'react'
import { useLoadedPart } from '../../lib/use-loaded-part.ts'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { wantsStillness } from '../../ui/motion.ts'
import styles from './avatar.module.css'
import { Avatar } from './avatar.tsx'
import type { AvatarScene } from './avatar-clip.ts'

/** `begun`: the first reply is there; before, nothing that moves may slow it down. */
type Props = { scene: AvatarScene; started: boolean; className?: string | undefined }

/** The face in a conversation: the still picture, and over it the clips wherever they are welcome. */
export function AvatarLive({ scene, started, className = '' }: Props) {
  const messages = useChatMessages().face
  const welcome = useMotionWelcome()
  const [stopped, setStopped] = useState(false)
  const moves = welcome && started
  return (
    <div className={`${styles.live} ${className}`}>
      <div aria-hidden="true" data-serious={scene.serious}>
        <Avatar isGrave={scene.serious} />
        {moves && !stopped ? <Clips scene={scene} /> : null}
      </div>
      {moves && !scene.serious ? (
        <button
          type="button"
          className={styles.pause}
          aria-label={stopped ? messages.moveFace : messages.stopFace}
          onClick={() => setStopped(!stopped)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={stopped ? 'M6 3l15 9-15 9z' : 'M5 3h5v18H5zM14 3h5v18h-5z'} fill="currentColor" />
          </svg>
        </button>
      ) : null}
    </div>
  )
}

const loadPlayer = () => import('./avatar-player.tsx')

function Clips({ scene }: { scene: AvatarScene }) {
  const part = useLoadedPart(loadPlayer)
  return part ? <part.AvatarPlayer scene={scene} /> : null
}

/** Not where less motion is asked for, and not where data is to be saved. */
function useMotionWelcome(): boolean {
  return useSyncExternalStore(onMotionWish, () => !wantsStillness() && !savesData())
}

function onMotionWish(listener: () => void): () => void {
  const wish = matchMedia('(prefers-reduced-motion: reduce)')
  wish.addEventListener('change', listener)
  return () => wish.removeEventListener('change', listener)
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
