import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

export function ChatGallery() {
  return (
    <GalleryPage lead="The patient’s screen is large: 17 pixels, targets of 48, one question at a time.">
      <Specimen title="The public chat">
        <iframe className={classes.chat} src="/coachchat?embedded=1" title="AI Chat" />
      </Specimen>
    </GalleryPage>
  )
}
