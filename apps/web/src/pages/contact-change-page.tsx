import { useSearch } from '@tanstack/react-router'
import { ContactChangeCard } from '../features/booking/magic-link/contact-change-card.tsx'
import { HomeBrand } from './home-brand.tsx'

/** Where the old email address stops a change (F-12). */
export function ContactChangePage() {
  const { key = '' } = useSearch({ from: '/contact-change' })
  return <ContactChangeCard key={key} given={key} brand={<HomeBrand />} />
}
