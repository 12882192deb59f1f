import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CARD_HEADING_ID } from '../../question-cards/card-heading-id.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import type { Message } from '../session/conversation.ts'
import { findPicture } from '../session/find-picture.ts'
import type { Talk } from '../session/use-conversation.ts'
import list from './message-list.module.css'
import styles from './picture-bubble.module.css'

type Props = { message: Message; talk: Pick<Talk, 'state'> }

/** A picture of the team, which its text describes, or the patient’s own: small among the messages, whole after a press. */
export function PictureBubble({ message, talk: { state } }: Props) {
  const { id, text, staff } = message
  const { button, team, talk } = useChatMessages()
  const [address, setAddress] = useState<string | null>(null)
  const [tries, setTries] = useState(1)
  const [failed, setFailed] = useState(0)
  const load = useEffectEvent(async (signal: AbortSignal) => {
    const found = await findPicture(state, message, signal)
    if (signal.aborted) return
    setAddress(found)
    if (found === null) setFailed(tries)
  })
  useEffect(() => {
    const stop = new AbortController()
    if (tries > 0) void load(stop.signal)
    return () => stop.abort()
  }, [tries])
  return (
    <li id={`message-${id}`} className={list.bubble} data-from={staff ? 'staff' : 'patient'}>
      {staff ? <span className={list.name}>{`${staff.name}, ${team.roles[staff.role]}`}</span> : null}
      <span className="visually-hidden">{staff ? team.says : talk.you}</span>
      {address ? <Shown address={address} text={text} /> : null}
      {address === null && failed < tries ? <span className={styles.waiting} aria-hidden="true" /> : null}
      {address === null && failed === tries ? (
        <>
          <span>{text}</span>
          <span className={styles.again}>
            <Button variant="plain" onClick={() => setTries(tries + 1)}>
              {button.tryAgain}
            </Button>
          </span>
        </>
      ) : null}
    </li>
  )
}

function Shown({ address, text }: { address: string; text: string }) {
  const [whole, setWhole] = useState(false)
  function open() {
    history.pushState({ picture: true }, '')
    setWhole(true)
  }
  function close() {
    setWhole(false)
    if ((history.state as { picture?: boolean } | null)?.picture) history.back()
  }
  return (
    <>
      <button type="button" className={styles.stamp} onClick={open}>
        <img src={address} alt={text} />
      </button>
      {/* Outside the log, which would read it aloud as a new message. */}
      {whole ? createPortal(<Whole address={address} text={text} onClose={close} />, document.body) : null}
    </>
  )
}

/**
 * Escape, the button and the way back of the browser or the phone put the whole picture away. The focus then goes to a card that came
 * while it was open.
 */
function Whole({ address, text, onClose }: { address: string; text: string; onClose: () => void }) {
  const { button } = useChatMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const asked = document.getElementById(CARD_HEADING_ID)?.textContent
    const back = () => close()
    window.addEventListener('popstate', back)
    return () => {
      window.removeEventListener('popstate', back)
      // Before it is gone: so the browser gives the focus back.
      element?.close()
      const heading = document.getElementById(CARD_HEADING_ID)
      if (heading?.textContent !== asked) heading?.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.whole}
      aria-label={text}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <img src={address} alt={text} />
      <Button onClick={onClose}>{button.close}</Button>
    </dialog>
  )
}
