import { Collapse, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { brandName } from '../lib/page-settings.ts'
import { usePreference } from '../lib/preferences.ts'
import { roleName } from '../lib/routes/role-name.ts'
import { HOME } from '../lib/routes/routes.ts'
import { useSession } from '../lib/session.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import classes from './sidebar.module.css'
import { ACCOUNT_ITEMS, assistantItems, CLINIC_ITEMS, type SidebarItem, sidebarItems } from './sidebar-items.ts'

/** The sidebar's contents; the same at the side and in the drawer. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const session = useSession()
  const assistant = assistantItems(session)
  return (
    <div className={classes.sidebar}>
      <Link to={HOME} className={classes.logo} onClick={onLeave}>
        <BrandMark name={brandName()} />
      </Link>
      <nav aria-label="Main" className={classes.nav}>
        <Group title="Pages" remember="pagesGroup" items={sidebarItems(session)} onLeave={onLeave} />
        {assistant.length > 0 && <Group title="Assistant" remember="assistantGroup" items={assistant} onLeave={onLeave} />}
        {session.loggedIn && <Group title="Clinic" remember="clinicGroup" items={CLINIC_ITEMS} onLeave={onLeave} />}
        <Group title="Account" remember="accountGroup" items={ACCOUNT_ITEMS} onLeave={onLeave} />
      </nav>
      <p className={classes.person}>
        {session.name}
        <span>{roleName(session)}</span>
      </p>
    </div>
  )
}

type GroupProps = {
  title: string
  remember: 'pagesGroup' | 'assistantGroup' | 'clinicGroup' | 'accountGroup'
  items: readonly SidebarItem[]
  onLeave: (() => void) | undefined
}

function Group({ title, remember, items, onLeave }: GroupProps) {
  const [state, setState] = usePreference(remember)
  const here = useLocation({ select: (location) => location.pathname.toLowerCase() })
  const listId = useId()
  const open = state === 'open'
  return (
    <div className={classes.group}>
      <UnstyledButton
        className={classes.title}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setState(open ? 'closed' : 'open')}
      >
        {title}
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <Collapse expanded={open} transitionDuration={150}>
        <ul id={listId} className={classes.list}>
          {items.map((item) => {
            const current = here === item.to.toLowerCase()
            return (
              <li key={item.to}>
                <Link
                  to={item.to}
                  className={classes.link}
                  aria-current={current ? 'page' : undefined}
                  onClick={(event) => {
                    if (item.run) event.preventDefault()
                    item.run?.()
                    onLeave?.()
                  }}
                >
                  {item.label}
                </Link>
              </li>
            )
          })}
        </ul>
      </Collapse>
    </div>
  )
}
