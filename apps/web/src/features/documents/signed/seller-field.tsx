import type { Seller } from '@clinic/contract/documents/sellers'
import { Alert, Select, Skeleton } from '@mantine/core'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSellers } from './use-documents.ts'

type Props = {
  label?: string
  value: number | null
  /** Not offered, such as the one it is with. */
  without?: number | null
  error?: string | null
  onChoose: (seller: Seller) => void
}

/** One of the licensed sellers that the clinic works with. */
export function SellerField({ label = t('Licensed seller'), value, without = null, error = null, onChoose }: Props) {
  const sellers = useSellers()
  if (sellers.isPending) return <Skeleton height={60} role="status" aria-label={t('Loading the sellers')} />
  if (sellers.isError) return <Alert color="bad">{problemSentence(sellers.error)}</Alert>
  const offered = sellers.data.filter(({ id, active }) => id !== without && (active || id === value))
  return (
    <Select
      label={label}
      placeholder={offered.length === 0 ? t('A manager adds sellers first') : t('Choose a seller')}
      searchable
      allowDeselect={false}
      value={value === null ? null : String(value)}
      data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      error={error}
      onChange={(chosen) => {
        const seller = offered.find(({ id }) => String(id) === chosen)
        if (seller) onChoose(seller)
      }}
    />
  )
}
