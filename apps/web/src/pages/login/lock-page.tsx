import { Text } from '@mantine/core'
import { useEffect } from 'react'
import { t } from '../../lib/messages/t.ts'
import { lockScreen } from '../../lib/session.ts'
import { CardPage } from '../../ui/card-page.tsx'
import { HomeBrand } from '../home-brand.tsx'

/** Locks the screen (E-9, REQ-007); once it is unlocked, the start page opens. */
export function LockPage() {
  useEffect(lockScreen, [])
  return (
    <CardPage brand={<HomeBrand />} title={t('This screen is locked')}>
      <Text>{t('Enter your password to continue.')}</Text>
    </CardPage>
  )
}
