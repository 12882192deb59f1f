import { ActionIcon, useMantineColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../lib/messages/t.ts'
import { brandName } from '../lib/page-settings.ts'
import { HOME } from '../lib/routes/routes.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PAGE_TITLE_ID } from '../ui/page-title.ts'
import { DropMenu } from '../ui/popup/drop-menu.tsx'
import { SCHEMES } from './schemes.ts'
import shell from './shell.module.css'
import { SkipLink } from './shell.tsx'
import bar from './top-bar.module.css'

type Props = { title: string; fill: boolean; children: ReactNode }

/** The frame for people who are not logged in: the page's name, the colours and the login (REQ-045). */
export function PlainShell({ title, fill, children }: Props) {
  return (
    <div className={shell.plain} data-fill={fill || undefined}>
      <SkipLink />
      <header className={bar.bar}>
        <Link to={HOME} className={bar.brand}>
          <BrandMark name={brandName()} />
        </Link>
        <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={bar.plainTitle}>
          {title}
        </h1>
        <SchemeMenu />
        <LinkButton variant="default" to="/login">
          {t('Log in')}
        </LinkButton>
      </header>
      <main id="main" tabIndex={-1} className={shell.content}>
        {children}
      </main>
    </div>
  )
}

/** Light, dark or the system's choice; remembered in this browser. Staff who are logged in have it in their menu. */
function SchemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { Icon: Now } = SCHEMES.find((scheme) => scheme.value === colorScheme) ?? SCHEMES[2]
  const entries = () =>
    SCHEMES.map(({ value, label, Icon }) => ({
      label,
      icon: <Icon size={16} aria-hidden />,
      isCurrent: value === colorScheme,
      run: () => setColorScheme(value),
    }))
  return (
    <DropMenu
      width={180}
      entries={entries}
      button={(trigger) => (
        <ActionIcon {...trigger} variant="subtle" color="gray" aria-label={t('Theme')}>
          <Now size={18} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}
