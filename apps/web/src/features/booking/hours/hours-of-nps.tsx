import { listUsers } from '@clinic/contract/users'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import type { DialogProps } from './dialog-props.ts'
import { HoursDialog } from './hours-dialog.tsx'

/** Any NP's working hours: also of those whose queue is off now. */
export function HoursOfNps({ opened, onClose }: DialogProps) {
  const [userId, setUserId] = useState<string | null>(null)
  const staff = useQuery({
    queryKey: ['queue-people', 'staff'],
    queryFn: ({ signal }) => call(listUsers, { signal }),
    select: (all) => all.filter(({ auth_groups }) => auth_groups.some(({ scopes }) => scopes.some(({ name }) => name === 'np'))),
  })
  const people = staff.data?.map(({ id, name, queue_enabled }) => ({
    value: String(id),
    label: queue_enabled ? name : t('{name} (queue disabled)', { name }),
  }))
  return (
    <HoursDialog userId={userId === null ? null : Number(userId)} opened={opened} onClose={onClose}>
      <Select
        label={t('Nurse practitioner')}
        placeholder={t('Choose an NP')}
        data={people ?? []}
        value={userId}
        onChange={setUserId}
        error={staff.error && problemSentence(staff.error)}
        searchable
        nothingFoundMessage={t('No NP with that name')}
        mb="md"
        data-autofocus
      />
    </HoursDialog>
  )
}
