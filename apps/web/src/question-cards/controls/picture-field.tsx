import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useFormMessages } from '../messages/use-form-messages.ts'
import { Button } from './button.tsx'
import styles from './picture-field.module.css'
import { scrollBehavior } from './scroll-behavior.ts'
import { type SmallPicture, shrinkPicture } from './shrink-picture.ts'

type Props = { picture: SmallPicture | null; onPicture: (picture: SmallPicture | null) => void }

/** By the camera or from a file, then as it will be sent. Nothing leaves the page here. */
export function PictureField({ picture, onPicture }: Props) {
  const { variants } = useFormMessages()
  const [state, setState] = useState<'ready' | 'reading' | 'unreadable'>('ready')
  const camera = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = currentTarget.files ?? []
    if (!chosen) return
    setState('reading')
    const small = await shrinkPicture(chosen)
    // The same file can be chosen again.
    currentTarget.value = ''
    setState(small ? 'ready' : 'unreadable')
    onPicture(small)
  }
  function retake() {
    onPicture(null)
    requestAnimationFrame(() => choose.current?.focus())
  }
  const input = { type: 'file', accept: 'image/*', hidden: true, onChange: (event: ChangeEvent<HTMLInputElement>) => void take(event) }
  return (
    <div className={styles.field}>
      <input {...input} ref={camera} capture="environment" />
      <input {...input} ref={file} />
      {picture ? (
        <>
          <img className={styles.preview} src={picture.address} alt={variants.yourPicture} onLoad={fitToView} />
          <Button onClick={retake}>{variants.retake}</Button>
        </>
      ) : (
        <div className={styles.paths}>
          <Button className={styles.camera} disabled={state === 'reading'} onClick={() => camera.current?.click()}>
            {variants.takePicture}
          </Button>
          <Button ref={choose} disabled={state === 'reading'} onClick={() => file.current?.click()}>
            {variants.choosePicture}
          </Button>
        </div>
      )}
      <p role="status" className={state === 'unreadable' ? styles.error : styles.hint}>
        {state === 'ready' ? variants.pictureHint : state === 'reading' ? variants.reading : variants.notReadable}
      </p>
    </div>
  )
}

/** The card has grown: what sends the picture is to be seen with it. */
function fitToView({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest('form')?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
}
