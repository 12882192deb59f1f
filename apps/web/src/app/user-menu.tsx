import { UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconLock, IconLogout, IconSelector, IconUserCircle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { t } from '../lib/messages/t.ts'
import { roleName } from '../lib/routes/role-name.ts'
import { lockScreen, useSession } from '../lib/session.ts'
import { DropMenu } from '../ui/popup/drop-menu.tsx'
import type { MenuEntry } from '../ui/popup/menu-box.tsx'
import { SCHEMES } from './schemes.ts'
import { useLogOut } from './use-log-out.ts'
import classes from './user-menu.module.css'

/** The person, and all that concerns them on this screen: profile, colours, lock, log out. */
export function UserMenu({ narrow = false, onLeave }: { narrow?: boolean; onLeave: (() => void) | undefined }) {
  const session = useSession()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const entries = (): MenuEntry[] => [
    {
      label: t('My profile and password'),
      icon: <IconUserCircle size={16} aria-hidden />,
      run: () => {
        onLeave?.()
        void navigate({ to: '/pages/user' })
      },
    },
    'line',
    { heading: t('Theme') },
    ...SCHEMES.map(({ value, label, Icon }) => ({
      label,
      icon: <Icon size={16} aria-hidden />,
      isCurrent: value === colorScheme,
      run: () => setColorScheme(value),
    })),
    'line',
    { label: t('Lock this screen'), icon: <IconLock size={16} aria-hidden />, run: lockScreen },
    { label: t('Log out'), icon: <IconLogout size={16} aria-hidden />, run: logOut },
  ]
  return (
    <DropMenu
      width={220}
      entries={entries}
      button={(trigger) => (
        <UnstyledButton
          {...trigger}
          className={classes.person}
          data-narrow={narrow || undefined}
          data-tip={narrow ? session.name : undefined}
          aria-label={narrow ? t('{name} {role}: menu', { name: session.name, role: roleName(session) }) : undefined}
        >
          <span className={classes.initials} data-initials={initialsOf(session.name)} aria-hidden />
          {!narrow && (
            <>
              <span className={classes.name}>
                {session.name} <span>{roleName(session)}</span>
              </span>
              <span className={classes.hidden}>{t(': menu')}</span>
              <IconSelector size={16} aria-hidden />
            </>
          )}
        </UnstyledButton>
      )}
    />
  )
}

function initialsOf(name: string): string {
  const words = name.split(' ').filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('')
}
