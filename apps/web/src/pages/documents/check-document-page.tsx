import { useLocation } from '@tanstack/react-router'
import { CheckCard } from '../../features/documents/check/check-card.tsx'
import { HomeBrand } from '../home-brand.tsx'

/** Where the QR code of a medical document leads. The code is behind `#`, which browsers don’t send. */
export function CheckDocumentPage() {
  const code = useLocation({ select: ({ hash }) => hash })
  return <CheckCard key={code} given={code} brand={<HomeBrand />} />
}
