import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../lib/messages/t.ts'
import { PAGE_TITLE_ID } from '../ui/page-title.ts'
import { LookUpButton, PaletteButton } from './palette/palette-host.tsx'
import classes from './top-bar.module.css'
import { useLogOut } from './use-log-out.ts'

type Props = { title: string; children?: ReactNode }

/** The current route's name (REQ-043) and the way out (REQ-044); `children` is the page's own place. */
export function TopBar({ title, children }: Props) {
  const logOut = useLogOut()
  return (
    <header className={classes.bar}>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {children}
      <LookUpButton />
      <PaletteButton />
      <Button variant="default" onClick={logOut}>
        {t('Log out')}
      </Button>
    </header>
  )
}
