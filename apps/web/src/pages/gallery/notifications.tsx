import { Alert, Button } from '@mantine/core'
import { AUTH_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { GalleryPage, Specimen } from './gallery-page.tsx'

const succeed = () => notify.success(t('Done'))

export function NotificationsGallery() {
  return (
    <GalleryPage lead={t('Every failure is shown, and what can be undone safely has an Undo button.')}>
      <Specimen
        title={t('Short messages')}
        note={t('At the bottom of the screen, at the top on a phone, and read aloud by screen readers.')}
      >
        <Button variant="default" onClick={succeed}>
          {t('Success')}
        </Button>
        <Button variant="default" onClick={() => notify.success(t('Done'), { label: t('Undo'), seconds: 60, run: succeed })}>
          {t('With Undo')}
        </Button>
        <Button
          variant="default"
          onClick={() => notify.failure(t('We can’t reach the server. Check your connection and try again.'), succeed)}
        >
          {t('Failure')}
        </Button>
      </Specimen>
      <Specimen title={t('On the page')} note={t('For what stays true until someone acts.')} stack>
        <Alert color="accent" title={t('Information')}>
          {t('Example text')}
        </Alert>
        <Alert color="good" title={t('Done')}>
          {t('Example text')}
        </Alert>
        <Alert color="warn" title={t('Attention')}>
          {t('Example text')}
        </Alert>
        <Alert color="bad" title={t('Error')} withCloseButton closeButtonLabel={t('Close')}>
          {AUTH_TEXTS.badCredentials}
        </Alert>
      </Specimen>
    </GalleryPage>
  )
}
