import { useSearch } from '@tanstack/react-router'
import { RemindersCard } from '../features/booking/magic-link/reminders-card.tsx'
import { HomeBrand } from './home-brand.tsx'

/** Where the unsubscribe link in a reminder leads (E-7). */
export function UnsubscribePage() {
  const { key = '' } = useSearch({ from: '/unsubscribe' })
  return <RemindersCard key={key} given={key} brand={<HomeBrand />} />
}
