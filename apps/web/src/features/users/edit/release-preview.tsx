import { type ReleasePreview as Preview, releasePreview } from '@clinic/contract/users'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import { releaseText } from './release-text.ts'

type Props = { userId: number; roles?: { pcr: boolean; np: boolean } }

/** Who would be released, counted again each time it is asked. */
export function ReleasePreview({ userId, roles }: Props) {
  const { data, isError } = useQuery<Preview>({
    queryKey: ['release-preview', userId],
    queryFn: ({ signal }) => call(releasePreview, { params: { id: String(userId) }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <p role="status">
      <strong>
        {data ? releaseText(data, roles) : isError ? t('All their patients will be released.') : t('Counting their patients…')}
      </strong>
    </p>
  )
}
