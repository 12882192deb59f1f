import { SettingsScreen } from '../../features/documents/settings/settings-screen.tsx'

/** Licensed sellers, and where NPs may authorize cannabis (F-7). */
export function SellersPage() {
  return <SettingsScreen />
}
