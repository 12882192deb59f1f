import { useNavigate } from '@tanstack/react-router'
import { mayLeave } from '../lib/leaving.ts'
import { signOut } from '../lib/session.ts'

/** Ends the session and leads to the login (REQ-046). Who has patients in the chat is asked first (F-11). */
export function useLogOut(): () => void {
  const leave = useLeave()
  return () => {
    if (mayLeave()) leave()
  }
}

/** The same without a question. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    void navigate({ to: '/login', search: {} })
  }
}
