import { ChaseScreen } from '../../features/documents/chasing/chase-screen.tsx'

/** Medical documents that no seller has registered (s. 273(4)). */
export function ChasePage() {
  return <ChaseScreen />
}
