import { DRAFT_LIMITS } from '@clinic/contract/questionnaires/drafts'
import { Button, FileButton } from '@mantine/core'
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from '../question-types/builder.module.css'
import { imageError, imageFacts } from './builder-image-facts.ts'

/** The picture of a questionnaire: its preview, type and size, another one, or none (REQ-410). */
export function BuilderImage({ image, onImage }: { image: string | null; onImage: (image: string | null) => void }) {
  const [error, setError] = useState<string | null>(null)
  const take = async (file: File | null) => {
    if (!file) return
    const found = imageError(file)
    setError(found)
    if (found === null) onImage(await readAddress(file))
  }
  const facts = imageFacts(image)
  return (
    <div className={classes.image}>
      <div className={classes.picture}>
        {image === null ? <IconPhoto size={40} aria-hidden /> : <img src={image} alt={t('The questionnaire')} />}
      </div>
      <p className={classes.quiet}>
        {facts ?? t('PNG, JPEG or WebP, at most {image} KB', { image: numberText(DRAFT_LIMITS.image / 1024) })}
      </p>
      {error !== null && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <div className={classes.actions}>
        <FileButton onChange={(file) => void take(file)} accept="image/png,image/jpeg,image/webp">
          {(props) => (
            <Button size="xs" variant="default" leftSection={<IconUpload size={16} aria-hidden />} {...props}>
              {image === null ? t('Upload an image') : t('Replace image')}
            </Button>
          )}
        </FileButton>
        {image !== null && (
          <Button
            size="xs"
            variant="subtle"
            color="bad"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => {
              setError(null)
              onImage(null)
            }}
          >
            {t('Remove')}
          </Button>
        )}
      </div>
    </div>
  )
}

function readAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
