import { applyImport, chooseImport, discardImport, type ImportChoices, type ImportDetail } from '@clinic/contract/imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { notify } from '../../../lib/notify.tsx'
import { importKey, keepImport } from './use-imports.ts'

/** Chooses, applies and drops an import; each answers whether it was done, and says why not where it was not. */
export function useImportActions({ id, version }: ImportDetail) {
  const client = useQueryClient()
  const params = { id: String(id) }
  const notices = {
    onSuccess: (detail: ImportDetail) => keepImport(client, detail),
    onError: async (error: Error) => {
      notify.failure(problemSentence(error))
      await client.invalidateQueries({ queryKey: importKey(id) })
    },
  }
  const choosing = useMutation({
    mutationFn: (choices: ImportChoices) => call(chooseImport, { params, body: { version, choices } }),
    ...notices,
  })
  const applying = useMutation({ mutationFn: () => call(applyImport, { params, body: { version } }), ...notices })
  const discarding = useMutation({ mutationFn: () => call(discardImport, { params, body: { version } }), ...notices })
  return {
    choose: (choices: ImportChoices) => done(choosing.mutateAsync(choices)),
    apply: () => done(applying.mutateAsync()),
    discard: () => done(discarding.mutateAsync()),
    choosing: choosing.isPending,
    applying: applying.isPending,
    discarding: discarding.isPending,
  }
}

export type ImportActions = ReturnType<typeof useImportActions>

function done(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
