import { VerifyScreen } from '../../features/documents/verification/verify-screen.tsx'

/** Answers a licensed seller who asks about a medical document (s. 281(1)(c)). */
export function VerifyDocumentPage() {
  return <VerifyScreen />
}
