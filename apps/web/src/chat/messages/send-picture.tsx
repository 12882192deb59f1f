import { useState } from 'react'
import type { Answer } from '../../question-cards/answer.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { PictureField } from '../../question-cards/controls/picture-field.tsx'
import type { SmallPicture } from '../../question-cards/controls/shrink-picture.ts'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import styles from './send-picture.module.css'

type Props = { disabled: boolean; onAnswer: (answer: Answer) => void }

/** A photograph for the person who has the conversation, looked at before it is sent (F-11). */
export function SendPicture({ disabled, onAnswer }: Props) {
  const { button } = useChatMessages()
  const { variants, sendPicture } = useFormMessages()
  const [open, setOpen] = useState(false)
  const [picture, setPicture] = useState<SmallPicture | null>(null)

  function close() {
    setOpen(false)
    setPicture(null)
  }
  if (!open)
    return (
      <div className={styles.place}>
        <Button disabled={disabled} onClick={() => setOpen(true)}>
          {sendPicture}
        </Button>
      </div>
    )
  return (
    <form
      className={styles.form}
      aria-label={sendPicture}
      onSubmit={(event) => {
        event.preventDefault()
        if (!picture) return
        onAnswer({ query: variants.picture, shown: variants.picture, context: { picture: picture.base64 } })
        close()
      }}
    >
      <PictureField picture={picture} onPicture={setPicture} />
      <div className={styles.place}>
        <Button onClick={close}>{button.cancel}</Button>
        {picture ? (
          <Button variant="filled" type="submit" disabled={disabled}>
            {variants.usePicture}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
