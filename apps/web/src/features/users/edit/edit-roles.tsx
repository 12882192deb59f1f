import type { AdminUser, GroupDetails } from '@clinic/contract/users'
import { groupText } from '../../../lib/format/group-text.ts'
import { t } from '../../../lib/messages/t.ts'
import { EditMany } from './edit-many.tsx'
import { rolesLost } from './roles-lost.ts'
import { useEdit } from './use-edit.ts'
import { roleQuestion } from './user-questions.tsx'
import type { UserTools } from './user-tools.ts'

/** The groups someone is in, by description (REQ-228). Anyone who loses a role loses the patients of that role: that is asked first. */
export function EditRoles({ user, tools }: { user: AdminUser; tools: Pick<UserTools, 'groups' | 'ask'> }) {
  const { groups, ask } = tools
  const edit = useEdit(user, 'auth_groups')
  const chosen = edit.value as readonly number[]
  const names = chosen.map((id) => descriptionOf(id, groups, user))
  const choose = async (next: string[], close: () => void) => {
    const ids = next.map(Number)
    const lost = rolesLost(groups, { before: chosen, after: ids })
    if (lost.pcr || lost.np) {
      close()
      if (!(await ask(roleQuestion(user, lost)))) return
    }
    edit.type(ids)
  }
  return (
    <EditMany
      edit={edit}
      label={t('Roles of {name}: {roles}', { name: user.name, roles: names.join(', ') || t('none') })}
      choices={groups.map((group) => ({ value: String(group.id), label: groupText(group) }))}
      chosen={chosen.map(String)}
      shown={names.join(', ') || t('None')}
      onChoose={(next, close) => void choose(next, close)}
    />
  )
}

function descriptionOf(id: number, groups: readonly GroupDetails[], user: AdminUser): string {
  const group = [...groups, ...user.auth_groups].find((one) => one.id === id)
  return group ? groupText(group) : t('Group {id}', { id })
}
