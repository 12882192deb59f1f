import { SHELL_TEXTS } from '@clinic/contract/texts'
import { Text } from '@mantine/core'
import { t } from '../lib/messages/t.ts'
import { HOME } from '../lib/routes/routes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'

/** REQ-004, REQ-005. */
export function NotFoundPage() {
  return (
    <Page narrow>
      <Text fz="md">{t(SHELL_TEXTS.notFound)}</Text>
      <div>
        <LinkButton to={HOME}>{t('Go to the start page')}</LinkButton>
      </div>
    </Page>
  )
}
