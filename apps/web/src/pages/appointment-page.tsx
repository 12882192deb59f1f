import { useSearch } from '@tanstack/react-router'
import { MagicLinkCard } from '../features/booking/magic-link/magic-link-card.tsx'
import { HomeBrand } from './home-brand.tsx'

/** Where the link in an email about an appointment leads: a patient's only page beside the chat (D-1). */
export function AppointmentPage() {
  const { key = '' } = useSearch({ from: '/appointment' })
  return <MagicLinkCard key={key} given={key} brand={<HomeBrand />} />
}
