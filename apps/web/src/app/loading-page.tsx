import { Center, Loader } from '@mantine/core'
import { t } from '../lib/messages/t.ts'

export function LoadingPage() {
  return (
    <Center mih={240} role="status" aria-label={t('Loading')}>
      <Loader />
    </Center>
  )
}
