import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../lib/session.ts'

/** Ends the session and leads to the login (REQ-046). */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    void navigate({ to: '/login', search: {} })
  }
}
