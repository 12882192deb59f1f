import { UnstyledButton } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { t } from '../lib/messages/t.ts'
import { useSession } from '../lib/session.ts'
import classes from './bottom-bar.module.css'
import { bottomItems } from './sidebar-items.ts'
import { useCounts } from './use-counts.ts'

type Props = { menuOpen: boolean; onMenu: () => void }

/** The last line of a phone: the pages used most, and the menu with all of them. */
export function BottomBar({ menuOpen, onMenu }: Props) {
  const session = useSession()
  const counts = useCounts()
  const here = useLocation({ select: (location) => location.pathname.toLowerCase() })
  return (
    <nav className={classes.bar} aria-label={t('Quick links')}>
      {bottomItems(session).map(({ to, label, Icon, count }) => {
        const number = count ? (counts?.[count.of] ?? 0) : 0
        return (
          <Link key={to} to={to} className={classes.link} aria-current={here === to.toLowerCase() ? 'page' : undefined}>
            <Icon size={22} stroke={1.6} aria-hidden />
            <span className={classes.label}>{label}</span>
            {number > 0 && (
              <span className={classes.count} aria-hidden>
                {number > 99 ? '99+' : number}
              </span>
            )}
          </Link>
        )
      })}
      <UnstyledButton className={classes.link} aria-expanded={menuOpen} onClick={onMenu}>
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
        <span className={classes.label}>{t('Menu')}</span>
      </UnstyledButton>
    </nav>
  )
}
