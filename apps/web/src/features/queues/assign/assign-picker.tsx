import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconUserMinus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { usePendingAction } from '../actions/use-queue-action.ts'
import { AssignButton } from './assign-button.tsx'
import { holderIdOf, holderOf, ROLES } from './assign-people.ts'
import classes from './assign-picker.module.css'
import { useAssignWorkspace } from './assign-workspace.tsx'

type Props = { queue: Queue; row: StatusRow; onUnassign: () => void }

/** Who holds the patient, to be changed, and the way to take them from anyone who it is (REQ-531, REQ-532, REQ-552, REQ-554). */
export function AssignPicker({ queue, row, onUnassign }: Props) {
  const assigning = useAssignWorkspace()
  const pending = usePendingAction(row.patient_id) !== null
  const [opened, setOpened] = useState(false)
  const wished = assigning.wish?.patientId === row.patient_id
  useEffect(() => {
    if (wished) setOpened(true)
  }, [wished])
  const turn = (next: boolean) => {
    setOpened(next)
    if (!next) assigning.forget()
  }

  const holder = holderOf(queue, row)
  const selected = assigning.selectedFor(row)
  const shown = holder ?? selected?.name ?? t('Unassigned')
  const people = {
    queue,
    whom: row.patient_id,
    people: assigning.candidatesOf(row),
    holder: holderIdOf(queue, row),
    asked: wished,
    emptyText: emptyText(queue, row.province),
  }
  const choose = (id: number) => {
    const candidate = people.people.find((one) => one.id === id)
    if (candidate) assigning.select(row, candidate)
  }
  return (
    <div className={classes.assigned}>
      <AssignButton
        people={people}
        opened={opened}
        onChange={turn}
        onChoose={choose}
        button={(opener) => (
          <UnstyledButton
            {...opener}
            className={classes.target}
            data-assign
            data-nobody={holder === null || undefined}
            data-selected={(holder === null && selected !== null) || undefined}
            disabled={pending}
            aria-label={t('Assigned {queue} of {patient_id}: {shown}', { queue: ROLES[queue], patient_id: row.patient_id, shown })}
          >
            <span>{shown}</span>
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        )}
      />
      {holder !== null && (
        <ActionIcon
          size={30}
          color="gray"
          data-tip={t('Unassign')}
          disabled={pending}
          aria-label={t('Unassign {patient_id}', { patient_id: row.patient_id })}
          onClick={onUnassign}
        >
          <IconUserMinus size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

/** Why no one can be chosen. */
function emptyText(queue: Queue, province: string | null): string {
  if (province !== null) return t('No {queue} on duty is licensed in {province}.', { queue: ROLES[queue], province })
  return queue === 'pcr' ? t('No PCR is on duty.') : t('Add the patient’s province to choose an NP.')
}
