import type { Queue } from '@clinic/contract/queues'
import { Button, Combobox, useCombobox } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { countText } from '../../lib/format/lists.ts'
import { useDesk } from './assign-desk.tsx'
import { AssignList, ROLES } from './assign-list.tsx'
import type { BulkAssign } from './bulk-bar.tsx'

/** Gives all chosen patients to one person; those who can’t be given to them are passed over and named. */
export function AssignMany({ queue, count, busy, give }: BulkAssign & { queue: Queue }) {
  const desk = useDesk()
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => combobox.resetSelectedOption(),
  })
  const choose = (id: string) => {
    combobox.closeDropdown()
    give(Number(id))
  }
  return (
    <Combobox store={combobox} width={260} position="top-start" onOptionSubmit={choose}>
      <Combobox.Target targetType="button" withExpandedAttribute>
        <Button
          size="xs"
          disabled={busy}
          rightSection={<IconChevronDown size={13} aria-hidden />}
          aria-label={`Assign ${countText(count, 'patient')}`}
          onClick={() => combobox.toggleDropdown()}
        >
          Assign
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        {combobox.dropdownOpened && (
          <AssignList
            queue={queue}
            whom={countText(count, 'patient')}
            people={desk.everybody}
            nobody={`No ${ROLES[queue]} is on duty.`}
            isAnyActive={() => combobox.getSelectedOptionIndex() >= 0}
            onTyped={combobox.selectFirstOption}
          />
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
