import { ActionIcon, Burger, Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brandName } from '../lib/page-settings.ts'
import { roleName } from '../lib/routes/role-name.ts'
import { HOME } from '../lib/routes/routes.ts'
import { lockScreen, signOut, useSession } from '../lib/session.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PAGE_TITLE_ID } from '../ui/page-title.ts'
import { LookUpButton, PaletteButton } from './palette-host.tsx'
import { SchemeMenu } from './scheme-menu.tsx'
import classes from './top-bar.module.css'

type Props = { title: string; children?: ReactNode }

/** The current route's name (REQ-043) and the person; `children` is the page's own place. */
export function TopBar({ title, children, menuOpen, onMenu }: Props & { menuOpen: boolean; onMenu: () => void }) {
  const session = useSession()
  const navigate = useNavigate()
  const leave = () => {
    signOut()
    void navigate({ to: '/login', search: {} })
  }
  return (
    <header className={classes.bar}>
      <Burger className={classes.burger} opened={menuOpen} onClick={onMenu} size="sm" aria-label="Menu" />
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {children}
      <Link to="/pages/user" className={classes.person}>
        {session.name} · {roleName(session)}
      </Link>
      <LookUpButton />
      <PaletteButton />
      <SchemeMenu />
      <ActionIcon variant="subtle" color="gray" className={classes.lock} aria-label="Lock this screen" onClick={lockScreen}>
        <IconLock size={18} aria-hidden />
      </ActionIcon>
      <Button variant="default" onClick={leave}>
        Log out
      </Button>
    </header>
  )
}

/** The same for people who are not logged in (REQ-045). */
export function PlainTopBar({ title }: Props) {
  return (
    <header className={classes.bar}>
      <Link to={HOME} className={classes.brand}>
        <BrandMark name={brandName()} />
      </Link>
      <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={classes.plainTitle}>
        {title}
      </h1>
      <SchemeMenu />
      <LinkButton variant="default" to="/login">
        Log in
      </LinkButton>
    </header>
  )
}
