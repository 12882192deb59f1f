import { type AdminUser, updateUser } from '@clinic/contract/users'
import type { EditValue } from '@clinic/core/users/field-edit'
import { type Editable, FIELD_TEXTS, failedText } from '@clinic/core/users/saved-text'
import { FORM_NEEDS, userErrors } from '@clinic/core/users/user-fields'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { passwordComposition } from '../../../lib/page-settings.ts'
import { heldUser, putUser, refreshUsers } from '../live/users-cache.ts'
import { Edits } from './edits.ts'

/** The screen's store of edits: what it saves goes into the list, what fails is said with its reason. */
export function useEdits(): Edits {
  const client = useQueryClient()
  const [edits] = useState(() => makeEdits(client))
  useEffect(() => () => edits.leave(), [edits])
  return edits
}

function makeEdits(client: QueryClient): Edits {
  const edits: Edits = new Edits({
    async send(id, body) {
      const { user } = await call(updateUser, { params: { id: String(id) }, body })
      putUser(client, user)
      return user
    },
    check: (id, field, value) => errorOf(heldUser(client, id), field, value),
    onSaved(_, field) {
      notify.success(t(FIELD_TEXTS[field].saved))
      if (field === 'auth_groups') void refreshUsers(client)
    },
    onFailed(id, field, error) {
      const reason = reasonOf(error, field)
      const fresh = freshUser(error)
      if (fresh) putUser(client, fresh)
      else void refreshUsers(client)
      notify.failure(
        failedText(field, reason, (text, why) => tPair(t(text), why)),
        () => void edits.flush(id, field),
      )
      return { reason, fresh }
    },
  })
  return edits
}

/** The row as the server has it, where a refusal tells. */
export function freshUser(error: unknown): AdminUser | undefined {
  return error instanceof ApiProblem ? (error.details.user as AdminUser | undefined) : undefined
}

function reasonOf(error: unknown, field: Editable): string {
  const named = error instanceof ApiProblem ? error.fields[field] : undefined
  return named === undefined ? problemSentence(error) : t(named)
}

function errorOf(user: AdminUser | undefined, field: Editable, value: EditValue): string | null {
  if (typeof value !== 'string' || field === 'active' || field === 'licensed_provinces' || field === 'auth_groups') return null
  const known = user ? [user.email, user.first_name, user.last_name] : []
  const why = userErrors({ [field]: value }, FORM_NEEDS, { known, composition: passwordComposition() })[field]
  return why === undefined ? null : t(why)
}
