import { publishArticle } from '@clinic/contract/articles'
import { approveContent, type ContentItem, readContent, withdrawContent } from '@clinic/contract/questionnaires/content-approvals'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'

const CONTENT_KEY = ['content'] as const

/** What comes with the program, with its approvals. */
export function useContent() {
  return useQuery({ queryKey: CONTENT_KEY, queryFn: ({ signal }) => call(readContent, { signal }) })
}

/** Approves and withdraws one version. */
export function useContentApproval(item: ContentItem) {
  const client = useQueryClient()
  const { kind, key, version, name } = item
  const params = { kind, key, version }
  const read = {
    onSettled: () => client.invalidateQueries({ queryKey: CONTENT_KEY }),
    onError: (error: unknown) => notify.failure(problemSentence(error)),
  }
  const approve = useMutation({
    mutationFn: async () => {
      if (kind === 'article') await call(publishArticle, { params: { id: key }, body: { version: Number(version) } })
      else await call(approveContent, { params })
    },
    onSuccess: () => notify.success(t('“{name}” is approved in your name.', { name })),
    ...read,
  })
  const withdraw = useMutation({ mutationFn: () => call(withdrawContent, { params }), ...read })
  return { approve, withdraw }
}
