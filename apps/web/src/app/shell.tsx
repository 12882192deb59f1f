import { type ReactNode, useEffect, useState } from 'react'
import { later, useLater } from '../lib/later.ts'
import { t } from '../lib/messages/t.ts'
import { UnreadContext } from '../lib/unread.ts'
import { PageActionsSlot } from '../ui/page.tsx'
import { AlarmsHost } from './alarms-host.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CallsHost } from './calls-host.tsx'
import { HeldHost } from './held-host.tsx'
import { PaletteHost } from './palette/palette-host.tsx'
import { resizeAfter } from './resize-after.ts'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useCounts } from './use-counts.ts'
import { useNarrowSidebar } from './use-narrow-sidebar.ts'
import { useSessionWatch } from './use-session-watch.ts'

const MENU_DRAWER = later(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

type Props = { title: string; fill: boolean; children: ReactNode }

/** Sidebar, top bar and page. `fill`: the page takes all the height that is left. */
export function Shell({ title, fill, children }: Props) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const closeMenu = () => setMenuOpen(false)
  const [MenuDrawer, drawn] = useLater(MENU_DRAWER, menuOpen)
  const { narrow, chosen } = useNarrowSidebar()
  const counts = useCounts()
  useSessionWatch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: its opening and its closing are what charts must hear of
  useEffect(() => resizeAfter(), [menuOpen, narrow])
  return (
    <div className={classes.shell} data-narrow={narrow || undefined}>
      <SkipLink />
      <aside className={classes.aside} aria-label={t('Sidebar')}>
        <div className={classes.sticky}>
          <Sidebar narrow={narrow} chosen={chosen} />
        </div>
      </aside>
      {MenuDrawer && (
        <MenuDrawer opened={drawn && menuOpen} onClose={closeMenu}>
          <Sidebar onLeave={closeMenu} />
        </MenuDrawer>
      )}
      <div className={classes.main} data-fill={fill || undefined}>
        <TopBar title={title}>
          <div ref={setSlot} className={classes.slot} />
        </TopBar>
        <AlarmsHost />
        <HeldHost />
        <main id="main" tabIndex={-1} className={classes.content}>
          <PageActionsSlot value={slot}>
            <UnreadContext value={counts?.unread}>{children}</UnreadContext>
          </PageActionsSlot>
        </main>
      </div>
      <BottomBar menuOpen={menuOpen} onMenu={() => setMenuOpen(!menuOpen)} />
      <PaletteHost />
      <CallsHost />
    </div>
  )
}

/** Past the menus, to the page. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#main">
      {t('Skip to content')}
    </a>
  )
}
