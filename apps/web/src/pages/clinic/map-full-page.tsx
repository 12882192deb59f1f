import { useNavigate } from '@tanstack/react-router'
import { MapFull } from '../../features/reports/map/map-full.tsx'
import { t } from '../../lib/messages/t.ts'
import { PAGE_TITLE_ID } from '../../ui/page-title.ts'
import classes from './map-full-page.module.css'

/** The map of patients on the whole window, outside the shell (E-9). */
export function MapFullPage() {
  const navigate = useNavigate()
  const heading = (
    <h1 id={PAGE_TITLE_ID} tabIndex={-1} className={classes.title}>
      {t('Map')}
    </h1>
  )
  return <MapFull heading={heading} onExit={() => void navigate({ to: '/maps/google' })} />
}
