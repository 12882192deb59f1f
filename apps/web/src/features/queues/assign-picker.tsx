import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { ActionIcon, Combobox, Tooltip, UnstyledButton, useCombobox } from '@mantine/core'
import { IconChevronDown, IconUserMinus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useDesk } from './assign-desk.tsx'
import { AssignList, ROLES } from './assign-list.tsx'
import { holderIdOf, holderOf } from './assign-people.ts'
import classes from './assign-picker.module.css'
import { usePendingVerb } from './use-verb.ts'

type Props = { queue: Queue; row: StatusRow; onUnassign: () => void }

/** Who holds the patient, to be changed, and the way to take them from whoever it is (REQ-531, REQ-532, REQ-552, REQ-554). */
export function AssignPicker({ queue, row, onUnassign }: Props) {
  const desk = useDesk()
  const pending = usePendingVerb(row.patient_id) !== null
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      combobox.focusTarget()
      desk.forget()
    },
  })
  const wished = desk.wish?.patientId === row.patient_id
  const { openDropdown } = combobox
  useEffect(() => {
    if (wished) openDropdown()
  }, [wished, openDropdown])

  const holder = holderOf(queue, row)
  const selected = desk.selectedFor(row)
  const shown = holder ?? selected?.name ?? 'Unassigned'
  const choose = (id: string) => {
    const candidate = desk.candidatesOf(row).find((one) => String(one.id) === id)
    combobox.closeDropdown()
    if (candidate) desk.select(row, candidate)
  }
  return (
    <div className={classes.assigned}>
      <Combobox store={combobox} width={260} position="bottom-start" onOptionSubmit={choose}>
        <Combobox.Target targetType="button" withExpandedAttribute>
          <UnstyledButton
            className={classes.target}
            data-assign
            data-nobody={holder === null || undefined}
            data-selected={(holder === null && selected !== null) || undefined}
            disabled={pending}
            aria-label={`Assigned ${ROLES[queue]} of ${row.patient_id}: ${shown}`}
            onClick={() => combobox.toggleDropdown()}
          >
            <span>{shown}</span>
            <IconChevronDown size={14} aria-hidden />
          </UnstyledButton>
        </Combobox.Target>
        <Combobox.Dropdown>
          {combobox.dropdownOpened && (
            <AssignList
              queue={queue}
              whom={row.patient_id}
              people={desk.candidatesOf(row)}
              holder={holderIdOf(queue, row)}
              asked={wished}
              nobody={nobodyText(queue, row.province)}
              isAnyActive={() => combobox.getSelectedOptionIndex() >= 0}
              onTyped={combobox.selectFirstOption}
            />
          )}
        </Combobox.Dropdown>
      </Combobox>
      {holder !== null && (
        <Tooltip label="Unassign">
          <ActionIcon size={30} color="gray" disabled={pending} aria-label={`Unassign ${row.patient_id}`} onClick={onUnassign}>
            <IconUserMinus size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  )
}

/** Why nobody can be chosen. */
function nobodyText(queue: Queue, province: string | null): string {
  if (queue === 'pcr') return 'No PCR is on duty.'
  return province === null ? 'The patient’s province is missing, so no NP can be chosen.' : `No NP on duty is licensed in ${province}.`
}
