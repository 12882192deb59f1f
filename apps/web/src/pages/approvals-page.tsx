import { ApprovalsScreen } from '../features/approvals/approvals-screen.tsx'

/** What patients are asked and sign, to be approved by a practitioner (F-21). */
export function ApprovalsPage() {
  return <ApprovalsScreen />
}
