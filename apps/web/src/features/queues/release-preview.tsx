import { type ReleasePreview as Preview, releasePreview } from '@clinic/contract/users'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { t } from '../../lib/messages/t.ts'
import { releaseText } from './release-text.ts'

/** Who would be released, counted again each time it is asked. */
export function ReleasePreview({ userId }: { userId: number }) {
  const { data, isError } = useQuery<Preview>({
    queryKey: ['release-preview', userId],
    queryFn: ({ signal }) => call(releasePreview, { params: { id: String(userId) }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <p role="status">
      <strong>
        {data ? releaseText(data) : isError ? t('All patients assigned to you will be released.') : t('Counting your patients…')}
      </strong>
    </p>
  )
}
