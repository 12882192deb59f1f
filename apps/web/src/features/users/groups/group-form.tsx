import { BUILT_IN_GROUPS, createGroup, deleteGroup, type GroupDetails, updateGroup } from '@clinic/contract/users'
import { SCOPES, type Scope } from '@clinic/contract/vocabulary'
import { Alert, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { groupText } from '../../../lib/format/group-text.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import type { UserTools } from '../edit/user-tools.ts'

/** What each scope opens, in words. */
const SCOPE_TEXTS: Record<Scope, string> = {
  admin: t('Administration: users, patients, reports, uploads'),
  np: t('The NP queue'),
  npmanager: t('NP Admin: every NP’s patients, and assigning them'),
  pcr: t('The PCR queue'),
  pcrmanager: t('PCR Admin: every PCR’s patients, and assigning them'),
  user: t('Log in and edit own profile'),
}
const CAPABLE = [
  { value: 'pcr_capable', label: t('As PCR') },
  { value: 'np_capable', label: t('As nurse practitioner') },
]

type Props = { group: GroupDetails | null; ask: UserTools['ask']; onDone: () => void }

/** What one group may do; `group` null: a new one. */
export function GroupForm({ group, ask, onDone }: Props) {
  const [form, setForm] = useState(() => startOf(group))
  const saving = useMutation({
    mutationFn: () => {
      const { name, ...fields } = form
      return group
        ? call(updateGroup, { params: { id: String(group.id) }, body: fields })
        : call(createGroup, { body: { ...fields, name } })
    },
    onSuccess: (saved) => {
      notify.success(t('Group {description} saved.', { description: groupText(saved) }))
      onDone()
    },
  })
  const deleting = useMutation({
    mutationFn: ({ id }: GroupDetails) => call(deleteGroup, { params: { id: String(id) } }),
    onSuccess: () => {
      notify.success(t('Group deleted.'))
      onDone()
    },
    onError: (error) => notify.failure(problemSentence(error)),
  })
  const save = async () => {
    if (await mayLoseHolders(group, form, ask)) saving.mutate()
  }
  const fields: Record<string, string> = saving.error instanceof ApiProblem ? saving.error.fields : {}
  const capable = [...(form.pcr_capable ? ['pcr_capable'] : []), ...(form.np_capable ? ['np_capable'] : [])]
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Stack gap="md">
        {!group && (
          <TextInput
            label={t('Name')}
            required
            maxLength={60}
            value={form.name}
            error={fields.name}
            onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
          />
        )}
        <TextInput
          label={t('Description')}
          required
          maxLength={100}
          value={form.description}
          error={fields.description}
          onChange={(event) => setForm({ ...form, description: event.currentTarget.value })}
        />
        <Checkbox.Group
          label={t('Members can access')}
          value={form.scopes}
          onChange={(scopes) => setForm({ ...form, scopes: scopes as Scope[] })}
        >
          <Stack gap={8} mt={6}>
            {SCOPES.map((scope) => (
              <Checkbox key={scope} value={scope} label={SCOPE_TEXTS[scope]} disabled={scope === 'user'} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Checkbox.Group
          label={t('Members can be assigned patients')}
          value={capable}
          onChange={(now) => setForm({ ...form, pcr_capable: now.includes('pcr_capable'), np_capable: now.includes('np_capable') })}
        >
          <Stack gap={8} mt={6}>
            {CAPABLE.map((one) => (
              <Checkbox key={one.value} {...one} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Checkbox
          label={t('Require an authenticator app or passkey')}
          description={t('An authenticator app or a passkey. Members without one must set it up before they can continue.')}
          checked={form.needs_strong_factor}
          onChange={(event) => setForm({ ...form, needs_strong_factor: event.currentTarget.checked })}
        />
        {saving.isError && Object.keys(fields).length === 0 && <Alert color="bad">{problemSentence(saving.error)}</Alert>}
        <Group gap="xs">
          <Button type="submit" loading={saving.isPending} disabled={form.description.trim() === '' || (!group && form.name.trim() === '')}>
            {t('Save group')}
          </Button>
          {group && !BUILT_IN_GROUPS.includes(group.id) && (
            <Button
              variant="default"
              disabled={group.members > 0}
              title={group.members > 0 ? t('Only an empty group can be deleted.') : undefined}
              loading={deleting.isPending}
              onClick={() => deleting.mutate(group)}
            >
              {t('Delete group')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}

type Form = Pick<GroupDetails, 'name' | 'description' | 'pcr_capable' | 'np_capable' | 'needs_strong_factor'> & { scopes: Scope[] }

function startOf(group: GroupDetails | null): Form {
  if (!group) return { name: '', description: '', scopes: ['user'], pcr_capable: false, np_capable: false, needs_strong_factor: false }
  const { name, description, scopes, pcr_capable, np_capable, needs_strong_factor } = group
  return { name, description, scopes: scopes.map((scope) => scope.name), pcr_capable, np_capable, needs_strong_factor }
}

/** Members who may hold patients no more give them back; that is asked first. */
async function mayLoseHolders(group: GroupDetails | null, form: Form, ask: UserTools['ask']): Promise<boolean> {
  const loses = group && group.members > 0 && ((group.pcr_capable && !form.pcr_capable) || (group.np_capable && !form.np_capable))
  if (!loses) return true
  return ask({
    title: t('Change which patients this group can take?'),
    text: <p>{t('Members who can’t take patients through another group will lose theirs to the queue right away.')}</p>,
    confirm: t('Save changes'),
    cancel: t('Cancel'),
    tone: 'bad',
  })
}
