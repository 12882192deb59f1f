import { useNavigate, useSearch } from '@tanstack/react-router'
import { DuplicatesScreen } from '../features/patients/duplicates/duplicates-screen.tsx'

/** Likely duplicates; the pair that is compared is in the address. */
export function DuplicatesPage() {
  const { one = '', other = '' } = useSearch({ from: '/pages/duplicates' })
  const navigate = useNavigate()
  return (
    <DuplicatesScreen
      pair={one !== '' && other !== '' ? { one_id: one, other_id: other } : null}
      onPair={(pair) => void navigate({ to: '/pages/duplicates', search: pair ? { one: pair.one_id, other: pair.other_id } : {} })}
    />
  )
}
