import { LocationsScreen } from '../../features/booking/locations/locations-screen.tsx'
import { useSession } from '../../lib/session.ts'
import { ClinicNav } from './clinic-nav.tsx'

/** Where the clinics are (E-9); administrators keep the list. */
export function LocationsPage() {
  const { isAdmin } = useSession()
  return <LocationsScreen nav={<ClinicNav />} mayEdit={isAdmin} />
}
