import { draftImport, type ImportDetail } from '@clinic/contract/imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { notify } from '../../../lib/notify.tsx'
import { importKey, keepImport } from '../state/use-imports.ts'
import { choicesText } from './same-choices.ts'
import { useDraft } from './use-draft.ts'

/** Milliseconds after the last choice. */
const CHOSEN = 300

/** What a person is choosing, kept as it is chosen: it can be left and gone on with elsewhere. `busy`: another verb is under way. */
export function useSavedDraft(detail: ImportDetail, busy: boolean) {
  const { id, version, state } = detail
  const [own, setOwn] = useState<string | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const draft = useDraft(detail, own)
  const client = useQueryClient()
  const saveState = useMutation({
    mutationFn: (choices: NonNullable<typeof draft.choices>) => {
      setOwn(choicesText(choices))
      return call(draftImport, { params: { id: String(id) }, body: { version, choices } })
    },
    onSuccess: (after) => keepImport(client, after),
    onError: async (error, choices) => {
      setFailed(choicesText(choices))
      notify.failure(problemSentence(error))
      await client.invalidateQueries({ queryKey: importKey(id) })
    },
  })
  const { choices, waiting } = draft
  const text = choicesText(choices)
  const isNews = choices !== null && !waiting && text !== choicesText(detail.choices) && text !== failed
  const wanted = isNews && !busy && !saveState.isPending && (state === 'choosing' || state === 'checked')
  const { mutate } = saveState
  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` is the choices
  useEffect(() => {
    if (!wanted || !choices) return
    const timer = setTimeout(() => mutate(choices), CHOSEN)
    return () => clearTimeout(timer)
  }, [wanted, text, mutate])
  return { draft, saveState: saveState.isPending }
}
