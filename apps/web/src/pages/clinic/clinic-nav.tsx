import { Link } from '@tanstack/react-router'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import classes from './clinic-nav.module.css'

const PAGES = [
  { to: '/admin/overview', label: t('Overview') },
  { to: '/admin/stats', label: t('Statistics') },
  { to: '/admin/charts', label: t('Charts') },
  { to: '/maps/google', label: t('Patients by province') },
  { to: '/maps/vector-map', label: t('Clinic locations') },
] as const
const REPORTS = { to: '/pages/ReportsPage', label: t('Reports') } as const

/** The views of the clinic’s figures, with the whole report for those who may open it. */
export function ClinicNav() {
  const { isAdmin } = useSession()
  const pages = isAdmin ? [...PAGES, REPORTS] : PAGES
  return (
    <nav aria-label={t('The clinic')} className={classes.nav}>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to} className={classes.link} activeOptions={{ includeSearch: false }}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
