import { IMPORT_EXTENSIONS } from '@clinic/contract/imports'
import { Button, CloseButton, Progress } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { sizeText } from '../state/import-messages.ts'
import classes from './upload-form.module.css'
import type { Upload } from './use-upload.ts'

const ACCEPT = IMPORT_EXTENSIONS.join(',')

/** Chooses a file, or takes one that is dropped, and uploads it; the result is below (REQ-324 to REQ-326). */
export function UploadForm({ upload }: { upload: Upload }) {
  const { file, result, sending, fraction } = upload
  const [isOver, setIsOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const dropped = event.dataTransfer.files[0]
    if (sending) return
    if (dropped) upload.choose(dropped)
    else upload.refuse()
  }
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void upload.upload()
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the field within chooses one */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={28} aria-hidden className={classes.icon} />
        <div className={classes.chooser}>
          <label htmlFor={id} className={classes.label}>
            {t('Spreadsheet file')}
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            accept={ACCEPT}
            className={classes.input}
            aria-describedby={`${id}-hint`}
            disabled={sending}
            onChange={(event) => {
              upload.choose(event.currentTarget.files?.[0] ?? null)
              // The field shows nothing: the chosen file is beside, and the same one can be chosen again.
              event.currentTarget.value = ''
            }}
          />
          <span id={`${id}-hint`} className={classes.hint}>
            {file
              ? `${file.name}, ${sizeText(file.size)}`
              : t('Choose a file or drop it here (.xls, .xlsx or .csv). It can contain patients, appointment slots or staff.')}
          </span>
        </div>
        <div className={classes.buttons}>
          <Button variant="default" disabled={sending} onClick={() => input.current?.click()} tabIndex={-1} aria-hidden>
            {file ? t('Choose another') : t('Choose file')}
          </Button>
          <Button type="submit" disabled={file === null} loading={sending}>
            {t('Upload')}
          </Button>
        </div>
      </div>
      {fraction !== null && (
        <div className={classes.sending}>
          <Progress value={Math.round(100 * fraction)} size="md" aria-label={t('Uploading')} className={classes.bar} />
          <span className={classes.share}>{fraction < 1 ? `${Math.floor(100 * fraction)} %` : t('Uploaded. Processing…')}</span>
          <CloseButton size="sm" aria-label={t('Stop the upload')} onClick={upload.stop} />
        </div>
      )}
      <p className={classes.result} role="status" data-failed={result.failed || undefined}>
        {t(result.message)}
      </p>
    </form>
  )
}
