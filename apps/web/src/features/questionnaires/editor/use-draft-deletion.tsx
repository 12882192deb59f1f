import { deleteQuestionnaire } from '@clinic/contract/questionnaires/drafts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { refreshDrafts } from '../drafts/draft-queries.ts'

type About = { id: number; name: string; based_on: number | null }

/** Deletes a draft after asking; what is published is asked as before, and the list can bring the draft back. */
export function useDraftDeletion({ id, name, based_on }: About, onDeleted: () => void) {
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const run = async () => {
    const rest = based_on === null ? '' : t(' Version {based_on} stays published.', { based_on })
    const text = t('It will be removed from the list. You can restore it later.{rest}', { rest })
    if (!(await ask({ title: t('Delete “{name}”?', { name }), text, confirm: t('Delete'), tone: 'bad' }))) return
    try {
      await call(deleteQuestionnaire, { params: { id: String(id) } })
      notify.success(t('“{name}” was deleted.', { name }))
      onDeleted()
      await refreshDrafts(client)
    } catch (error) {
      notify.failure(problemSentence(error))
    }
  }
  return { run: () => void run(), dialog }
}
