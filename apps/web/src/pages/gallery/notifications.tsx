import { AUTH_TEXTS } from '@clinic/contract/texts'
import { Alert, Button } from '@mantine/core'
import { notify } from '../../lib/notify.tsx'
import { GalleryPage, Specimen } from './gallery-page.tsx'

export function NotificationsGallery() {
  return (
    <GalleryPage lead="Nothing fails silently, and what was done can be undone where that is safe.">
      <Specimen title="Short messages" note="They appear at the bottom, on a phone at the top, and are read out.">
        <Button variant="default" onClick={() => notify.success('Patient claimed.')}>
          Something was done
        </Button>
        <Button
          variant="default"
          onClick={() => notify.success('Sent to the NP Queue.', { label: 'Undo', seconds: 60, run: () => notify.success('Taken back.') })}
        >
          With an undo
        </Button>
        <Button
          variant="default"
          onClick={() => notify.failure('The server cannot be reached.', () => notify.success('It worked this time.'))}
        >
          Something failed
        </Button>
      </Specimen>
      <Specimen title="On the page" note="For what stays true until someone acts." stack>
        <Alert color="accent" title="Good to know">
          You are licensed in Ontario and Nova Scotia; other patients are not in your list.
        </Alert>
        <Alert color="good" title="Done">
          Every patient has been seen.
        </Alert>
        <Alert color="warn" title="Soon">
          Three medical documents end this week.
        </Alert>
        <Alert color="bad" title="Now" withCloseButton closeButtonLabel="Close message">
          {AUTH_TEXTS.badCredentials}
        </Alert>
      </Specimen>
    </GalleryPage>
  )
}
