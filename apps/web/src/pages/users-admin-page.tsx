import { useCallback } from 'react'
import { UserSessions } from '../features/auth/user-sessions.tsx'
import { UserAdmin } from '../features/users/user-admin.tsx'

/** Users Admin (REQ-218 to REQ-247). */
export function UsersAdminPage() {
  const sessions = useCallback((userId: number) => <UserSessions userId={userId} />, [])
  return <UserAdmin sessions={sessions} />
}
