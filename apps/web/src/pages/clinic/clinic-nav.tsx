import { Link } from '@tanstack/react-router'
import { useSession } from '../../lib/session.ts'
import classes from './clinic-nav.module.css'

const PAGES = [
  { to: '/admin/overview', label: 'Overview' },
  { to: '/admin/stats', label: 'Statistics' },
  { to: '/admin/charts', label: 'Charts' },
  { to: '/maps/google', label: 'Patients by province' },
  { to: '/maps/vector-map', label: 'Clinic locations' },
] as const
const REPORTS = { to: '/pages/ReportsPage', label: 'Reports' } as const

/** The views of the clinic’s figures, with the whole report for those who may open it. */
export function ClinicNav() {
  const { isAdmin } = useSession()
  const pages = isAdmin ? [...PAGES, REPORTS] : PAGES
  return (
    <nav aria-label="The clinic" className={classes.nav}>
      {pages.map(({ to, label }) => (
        <Link key={to} to={to} className={classes.link} activeOptions={{ includeSearch: false }}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
