import type { TodayCounts } from '@clinic/contract/queues/today'
import { Collapse, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { numberText } from '../lib/format/numbers.ts'
import { later, useLater } from '../lib/later.ts'
import { t } from '../lib/messages/t.ts'
import { brandName } from '../lib/page-settings.ts'
import { usePreference } from '../lib/preferences.ts'
import { HOME } from '../lib/routes/routes.ts'
import { useSession } from '../lib/session.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import classes from './sidebar.module.css'
import { ACCOUNT_ITEMS, assistantItems, clinicItems, type SidebarItem, sidebarItems } from './sidebar-items.ts'
import { useCounts } from './use-counts.ts'
import { UserMenu } from './user-menu.tsx'

const HELD_LINE = later(async () => (await import('./held-line.tsx')).HeldLine)

type Props = {
  /** Icons alone; their names appear when they are pointed at. */
  narrow?: boolean
  /** Whether the person may change between the two forms. */
  chosen?: boolean
  onLeave?: () => void
}

/** The sidebar's contents; the same at the side and in the drawer. */
export function Sidebar({ narrow = false, chosen = false, onLeave }: Props) {
  const session = useSession()
  const counts = useCounts()
  const [HeldLine] = useLater(HELD_LINE, counts?.held !== undefined)
  const assistant = assistantItems(session)
  const shared = { narrow, counts, onLeave }
  return (
    <div className={classes.sidebar} data-narrow={narrow || undefined}>
      <Link to={HOME} className={classes.logo} aria-label={narrow ? brandName() : undefined} onClick={onLeave}>
        <BrandMark name={narrow ? '' : brandName()} />
      </Link>
      <nav aria-label={t('Main')} className={classes.nav}>
        {counts?.held && HeldLine && <HeldLine held={counts.held} narrow={narrow} onLeave={onLeave} />}
        <Group title={t('Pages')} remember="pagesGroup" items={sidebarItems(session)} {...shared} />
        {assistant.length > 0 && <Group title={t('Assistant')} remember="assistantGroup" items={assistant} {...shared} />}
        {session.loggedIn && <Group title={t('Clinic')} remember="clinicGroup" items={clinicItems(session)} {...shared} />}
        <Group title={t('Account')} remember="accountGroup" items={ACCOUNT_ITEMS} {...shared} />
      </nav>
      <div className={classes.foot}>
        {chosen && <FormButton narrow={narrow} />}
        <UserMenu narrow={narrow} onLeave={onLeave} />
      </div>
    </div>
  )
}

function FormButton({ narrow }: { narrow: boolean }) {
  const [, setForm] = usePreference('sidebarForm')
  const label = narrow ? t('Expand sidebar') : t('Collapse sidebar')
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <UnstyledButton
      className={classes.link}
      aria-label={label}
      data-tip={narrow ? label : undefined}
      onClick={() => setForm(narrow ? 'wide' : 'narrow')}
    >
      <Icon size={20} aria-hidden />
      <span className={classes.label}>{label}</span>
    </UnstyledButton>
  )
}

type GroupProps = {
  title: string
  remember: 'pagesGroup' | 'assistantGroup' | 'clinicGroup' | 'accountGroup'
  items: readonly SidebarItem[]
  narrow: boolean
  counts: TodayCounts | undefined
  onLeave: (() => void) | undefined
}

function Group({ title, remember, items, ...shared }: GroupProps) {
  const [state, setState] = usePreference(remember)
  const listId = useId()
  const open = state === 'open'
  return (
    <div className={classes.group}>
      <UnstyledButton
        className={classes.title}
        aria-label={title}
        aria-expanded={open}
        aria-controls={listId}
        data-tip={shared.narrow ? title : undefined}
        onClick={() => setState(open ? 'closed' : 'open')}
      >
        <span className={classes.label}>{title}</span>
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <Collapse expanded={open} transitionDuration={150}>
        <ul id={listId} className={classes.list}>
          {items.map((item) => (
            <Item key={item.to} item={item} {...shared} />
          ))}
        </ul>
      </Collapse>
    </div>
  )
}

/** A link and, beside it, how many wait behind it. The count describes the link: its name stays the page's. */
function Item({
  item: { to, label, Icon, run, count },
  narrow,
  counts,
  onLeave,
}: { item: SidebarItem } & Omit<GroupProps, 'title' | 'remember' | 'items'>) {
  const here = useLocation({ select: (location) => location.pathname.toLowerCase() })
  const countId = useId()
  const number = count ? (counts?.[count.of] ?? 0) : 0
  return (
    <li className={classes.item}>
      <Link
        to={to}
        className={classes.link}
        aria-current={here === to.toLowerCase() ? 'page' : undefined}
        aria-describedby={number > 0 ? countId : undefined}
        data-tip={narrow ? label : undefined}
        onClick={(event) => {
          if (run) event.preventDefault()
          run?.()
          onLeave?.()
        }}
      >
        <Icon size={20} stroke={1.6} aria-hidden />
        <span className={classes.label}>{label}</span>
      </Link>
      {count && number > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{numberText(number)}</span>
          <span id={countId} className={classes.hidden}>
            {count.of === 'due'
              ? t('{number, plural, one {# due wait} other {# due waits}}', { number })
              : t('{number, plural, one {# patient} other {# patients}}', { number })}
          </span>
        </span>
      )}
    </li>
  )
}
