import { type AdminUser, deleteUser, updateUser } from '@clinic/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { USER_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { dropUser, putUser, refreshUsers } from '../live/users-cache.ts'
import type { Edits } from './edits.ts'
import { freshUser } from './use-edits.ts'
import { deleteQuestion } from './user-questions.tsx'
import type { UserTools } from './user-tools.ts'

type Parts = Pick<UserTools, 'ask' | 'showOutcome'> & { edits: Edits }

/** Saving a whole row (REQ-234) and deleting it (REQ-241). `leaving`: rows that are gone from the screen while the server is asked. */
export function useRowActions({ ask, showOutcome, edits }: Parts) {
  const client = useQueryClient()
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set())

  const saveRow = useCallback(
    async (user: AdminUser): Promise<void> => {
      const body = edits.sendRow(user)
      try {
        const { user: fresh } = await call(updateUser, { params: { id: String(user.id) }, body })
        putUser(client, fresh)
        edits.rowSaved(user.id)
        showOutcome({ kind: 'Success', text: USER_TEXTS.userSaved })
      } catch (error) {
        const fresh = freshUser(error)
        if (fresh) putUser(client, fresh)
        const reason = problemSentence(error)
        edits.rowFailed(user.id, { reason, fields: error instanceof ApiProblem ? error.fields : {}, fresh })
        showOutcome({ kind: 'Error', text: `${USER_TEXTS.userFailed} ${reason}`, again: () => void saveRow(fresh ?? user) })
      }
    },
    [client, edits, showOutcome],
  )

  const erase = useCallback(
    async ({ id }: AdminUser): Promise<void> => {
      setLeaving((now) => new Set([...now, id]))
      try {
        const { message } = await call(deleteUser, { params: { id: String(id) } })
        dropUser(client, id)
        showOutcome({ kind: 'Success', text: t(message) })
      } catch (error) {
        showOutcome({ kind: 'Error', text: `${USER_TEXTS.deleteFailed} ${problemSentence(error)}` })
        void refreshUsers(client)
      }
      setLeaving((now) => new Set([...now].filter((one) => one !== id)))
    },
    [client, showOutcome],
  )
  const remove = useCallback(async (user: AdminUser) => void ((await ask(deleteQuestion(user))) && (await erase(user))), [ask, erase])
  return { leaving, saveRow, remove }
}
