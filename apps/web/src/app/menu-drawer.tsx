import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../lib/messages/t.ts'
import classes from './shell.module.css'

type Props = { opened: boolean; onClose: () => void; children: ReactNode }

/** The sidebar of a narrow screen. */
export function MenuDrawer({ opened, onClose, children }: Props) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={264} padding={0} classNames={{ content: classes.drawer ?? '' }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('Menu')}>
        <Drawer.Body className={classes.drawerBody}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
