import { useCallback } from 'react'
import { UserFactors } from '../features/auth/second-factors/user-factors.tsx'
import { UserSessions } from '../features/auth/sessions/user-sessions.tsx'
import { UserAdmin } from '../features/users/user-admin.tsx'

/** Users Admin (REQ-218 to REQ-247). */
export function UsersAdminPage() {
  const sessions = useCallback((userId: number) => <UserSessions userId={userId} />, [])
  const factors = useCallback((userId: number) => <UserFactors userId={userId} />, [])
  return <UserAdmin sessions={sessions} factors={factors} />
}
