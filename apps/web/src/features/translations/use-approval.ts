import { approveText, type French, type TranslatedText, withdrawApproval } from '@clinic/contract/translations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { notify } from '../../lib/notify.tsx'

/** What is known of the French texts; the words of one questionnaire are below it. */
export const FRENCH_KEY = ['languages', 'fr'] as const

/** Approving a text as it was read, and withdrawing that. */
export function useApproval({ key, hash }: Pick<TranslatedText, 'key' | 'hash'>) {
  const client = useQueryClient()
  const texts = {
    onSuccess: async (french: French) => {
      client.setQueryData(FRENCH_KEY, french)
      await client.invalidateQueries({ queryKey: [...FRENCH_KEY, 'words'] })
    },
    onError: async (error: unknown) => {
      notify.failure(problemSentence(error))
      await client.invalidateQueries({ queryKey: FRENCH_KEY })
    },
  }
  const approve = useMutation({ mutationFn: () => call(approveText, { params: { key }, body: { hash } }), ...texts })
  const withdraw = useMutation({ mutationFn: () => call(withdrawApproval, { params: { key } }), ...texts })
  return { approve, withdraw }
}
