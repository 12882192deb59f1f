import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './avatar.module.css'
import { type AvatarClip, type AvatarScene, avatarClip } from './avatar-clip.ts'
import { clipAddress } from './avatar-files.ts'
import { useDelayedTrue } from './use-delayed-true.ts'
import { usePageHidden } from './use-page-hidden.ts'
import { useTyping } from './use-typing.ts'

const CLIPS: readonly AvatarClip[] = ['idle', 'greeting', 'talking', 'listening', 'thinking', 'goodbye']
/** Made once; every other clip goes round until another is wanted. */
const WAVES: ReadonlySet<AvatarClip> = new Set(['greeting', 'goodbye'])
/** Answers come sooner as a rule; a face that begins to think and stops at once only twitches. */
const THINKS_AFTER_MS = 300

/**
 * Plays the clip for the moment over the still picture. The next clip is fetched and started unseen under the one on top, and comes in over
 * it once it plays, so that nothing flashes. Where a clip can't be played, the still picture is what remains.
 */
export function AvatarPlayer({ scene }: { scene: AvatarScene }) {
  const [waved, setWaved] = useState<AvatarClip[]>([])
  const [front, setFront] = useState<AvatarClip | null>(null)
  const [past, setPast] = useState<AvatarClip | null>(null)
  const waiting = useDelayedTrue(scene.waiting, THINKS_AFTER_MS)
  const typing = useTyping()
  // Kept for afterwards: a wave that was made is not made again.
  const hidden = usePageHidden() || scene.serious
  const wanted = avatarClip({ ...scene, wave: scene.wave && waved.includes(scene.wave) ? null : scene.wave, waiting, typing })

  /** Once a conversation, also where an answer cut it short. */
  function tick(clip: AvatarClip | null) {
    if (clip && WAVES.has(clip)) setWaved((before) => [...before, clip])
  }
  function show(clip: AvatarClip | null) {
    if (clip === front) return
    tick(front)
    setPast(clip && front)
    setFront(clip)
  }
  function giveUp() {
    tick(wanted)
    show(null)
  }
  // Always in the same order: a video that is moved within the page stops.
  const mounted = CLIPS.filter((clip) => clip === wanted || clip === front || clip === past)
  return mounted.map((clip) => (
    <Clip
      key={clip}
      clip={clip}
      layer={clip === front ? 'front' : clip === past ? 'past' : 'next'}
      wanted={clip === wanted}
      hidden={hidden}
      onPlaying={() => show(clip)}
      onFailed={giveUp}
      onWaved={() => tick(clip)}
      onCameIn={() => setPast(null)}
    />
  ))
}

type ClipProps = {
  clip: AvatarClip
  layer: 'front' | 'past' | 'next'
  wanted: boolean
  hidden: boolean
  onPlaying: () => void
  onFailed: () => void
  onWaved: () => void
  onCameIn: () => void
}

function Clip({ clip, layer, wanted, hidden, onPlaying, onFailed, onWaved, onCameIn }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null)
  const playing = useEffectEvent(onPlaying)
  const failed = useEffectEvent(onFailed)

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (hidden) return element.pause()
    if (!wanted) return
    let outdated = false
    element.play().then(
      () => outdated || playing(),
      () => outdated || failed(),
    )
    return () => {
      outdated = true
    }
  }, [wanted, hidden])

  return (
    <video
      ref={video}
      src={clipAddress(clip)}
      className={styles.clip}
      data-clip={clip}
      data-layer={layer}
      loop={!WAVES.has(clip)}
      muted
      playsInline
      disablePictureInPicture
      disableRemotePlayback
      preload="none"
      tabIndex={-1}
      onEnded={onWaved}
      onAnimationEnd={onCameIn}
    />
  )
}
