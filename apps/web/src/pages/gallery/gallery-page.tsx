import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../lib/messages/t.ts'
import { findRoute, ROUTES } from '../../lib/routes/routes.ts'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './gallery-page.module.css'

/** Pages of the same group: components, forms, tables. */
function sectionsBeside(path: string) {
  const group = path.split('/')[1]
  return ROUTES.filter((route) => route.path.split('/')[1] === group)
}

/** A page of the gallery: the product's own parts, alive (E-9). */
export function GalleryPage({ lead, children }: { lead: string; children: ReactNode }) {
  const here = findRoute(useLocation({ select: (location) => location.pathname }))
  return (
    <Page
      lead={lead}
      toolbar={
        <nav aria-label={t('Gallery')} className={classes.nav}>
          {sectionsBeside(here?.path ?? '').map((section) => (
            <Link key={section.path} to={section.path} className={classes.link} aria-current={section === here ? 'page' : undefined}>
              {t(section.name)}
            </Link>
          ))}
        </nav>
      }
    >
      {children}
    </Page>
  )
}

type SpecimenProps = { title: string; note?: string; stack?: boolean; children: ReactNode }

/** One part and what it is for. */
export function Specimen({ title, note, stack = false, children }: SpecimenProps) {
  return (
    <Panel title={title}>
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.parts} data-stack={stack || undefined}>
        {children}
      </div>
    </Panel>
  )
}
