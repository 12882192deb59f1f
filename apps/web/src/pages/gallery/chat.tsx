import { t } from '../../lib/messages/t.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

export function ChatGallery() {
  return (
    <GalleryPage lead={t('Large text and buttons, one question at a time.')}>
      <Specimen title={t('Public chat')}>
        <iframe className={classes.chat} src="/coachchat?embedded=1" title={t('AI Chat')} />
      </Specimen>
    </GalleryPage>
  )
}
