import { Link } from '@tanstack/react-router'
import classes from './clinic-nav.module.css'

const PAGES = [
  { to: '/admin/overview', label: 'Overview' },
  { to: '/admin/stats', label: 'Statistics' },
  { to: '/admin/charts', label: 'Charts' },
  { to: '/maps/google', label: 'Patients by province' },
  { to: '/maps/vector-map', label: 'Clinic locations' },
] as const

/** From one page about the whole clinic to the next. */
export function ClinicNav() {
  return (
    <nav aria-label="The clinic" className={classes.nav}>
      {PAGES.map(({ to, label }) => (
        <Link key={to} to={to} className={classes.link} activeOptions={{ includeSearch: false }}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
