import { Combobox, useCombobox } from '@mantine/core'
import { type RefObject, useEffect } from 'react'
import { Anchor } from '../../../ui/popup/anchor.tsx'
import { AssignList, type People } from './assign-list.tsx'

type Props = People & {
  /** Of the list, for the button that opens it. */
  id: string
  anchor: RefObject<HTMLElement | null>
  opened: boolean
  above: boolean
  onChoose: (id: number) => void
  onClose: () => void
}

/** The list beside the button of an `AssignButton`: the focus goes to its search box, and back when it closes. */
export function AssignBox({ id, anchor, opened, above, onChoose, onClose, ...people }: Props) {
  const combobox = useCombobox({ opened, onDropdownClose: onClose })
  const { focusSearchInput, resetSelectedOption } = combobox
  useEffect(() => {
    if (opened) focusSearchInput()
    else resetSelectedOption()
  }, [opened, focusSearchInput, resetSelectedOption])
  return (
    <Combobox
      // A row that is drawn again while its list opens would be taken for one that was scrolled away, and the list stay hidden.
      hideDetached={false}
      store={combobox}
      width={260}
      position={above ? 'top-start' : 'bottom-start'}
      onOptionSubmit={(value) => {
        combobox.closeDropdown()
        onChoose(Number(value))
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false} withKeyboardNavigation={false}>
        <Anchor of={anchor} />
      </Combobox.Target>
      <Combobox.Dropdown>
        {opened && (
          <AssignList
            {...people}
            listId={id}
            isAnyActive={() => combobox.getSelectedOptionIndex() >= 0}
            onTyped={combobox.selectFirstOption}
          />
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
