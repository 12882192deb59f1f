import { Button, TextInput } from '@mantine/core'
import { type FormEvent, type SyntheticEvent, useEffect, useState } from 'react'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { type SmallPicture, shrinkPicture } from '../../../question-cards/controls/shrink-picture.ts'
import classes from '../live-chat.module.css'

type PictureLine = { text: string; picture: string; client_id: string; sure: boolean }
/** `more`: several files were given at once. */
type Props = { file: File; more: boolean; send: (line: PictureLine) => Promise<unknown>; onClose: () => void }

/** A picture for the patient, looked at and described before it is sent. If that fails, it stays here and can be sent again. */
export function PictureComposer({ file, more, send, onClose }: Props) {
  const [picture, setPicture] = useState<SmallPicture | 'reading' | 'unreadable'>('reading')
  const [words, setWords] = useState('')
  const [warned, setWarned] = useState<string | null>(null)
  const [client_id] = useState(() => crypto.randomUUID())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  useEffect(() => {
    let gone = false
    void shrinkPicture(file)
      .catch(() => null)
      .then((small) => {
        if (!gone) setPicture(small ?? 'unreadable')
      })
    return () => {
      gone = true
    }
  }, [file])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typeof picture === 'string' || busy) return
    setBusy(true)
    const text = words.trim()
    try {
      // Words that were warned of and are sent again as they were are meant so.
      await send({ text, picture: picture.base64, client_id, sure: warned === text })
      onClose()
    } catch (error) {
      setWarned(error instanceof ApiProblem && error.code === 'message-names-others' ? text : null)
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <form
      className={classes.composer}
      data-to="patient"
      aria-label={t('Picture to the patient')}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      {picture === 'reading' && <p role="status">{t('Reading the picture…')}</p>}
      {picture === 'unreadable' && (
        <p role="alert" className={classes.problem}>
          {t('This file cannot be opened as a picture. Choose a JPEG, PNG or WebP picture.')}
        </p>
      )}
      {typeof picture !== 'string' && (
        <>
          <img className={classes.preview} src={picture.address} alt={t('As the patient will see it')} onLoad={showForm} />
          {more && <p className={classes.state}>{t('One picture at a time: this is the first. Send the others afterwards.')}</p>}
          <TextInput
            label={t('What it shows')}
            description={t('For patients who cannot see it. May be left empty.')}
            data-autofocus
            autoFocus
            maxLength={500}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </>
      )}
      {failure !== null && (
        <p role="alert" className={classes.problem}>
          {t('The picture was not sent. {failure}', { failure: problemSentence(failure) })}
        </p>
      )}
      <div className={classes.buttons}>
        {typeof picture !== 'string' && (
          <Button type="submit" loading={busy}>
            {failure !== null ? t('Send again') : t('Send picture')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  )
}

/** The form has grown: what sends the picture is to be seen with it. */
function showForm({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.closest('form')?.scrollIntoView({ block: 'nearest' })
}
