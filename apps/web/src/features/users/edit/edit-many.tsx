import { Checkbox, Stack, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Popup } from '../../../ui/popup/popup.tsx'
import classes from './edit-many.module.css'
import { EditState } from './edit-state.tsx'
import type { Edit } from './use-edit.ts'

export type Choice = { value: string; label: string; note?: string }
type Props = {
  edit: Edit
  label: string
  choices: readonly Choice[]
  chosen: readonly string[]
  shown: ReactNode /** `close` puts the list away: something else is to be asked first. */
  onChoose: (chosen: string[], close: () => void) => void
}

/** Any number of a few things, in the space of a cell: what is chosen, and on a press everything with its tick (REQ-227, REQ-228). */
export function EditMany({ edit, label, choices, chosen, shown, onChoose }: Props) {
  const [open, setOpen] = useState(false)
  const turn = (next: boolean) => {
    if (next) edit.enter()
    setOpen(next)
  }
  return (
    <div>
      <Popup
        opened={open}
        onChange={turn}
        label={label}
        position="bottom-start"
        shadow="md"
        className={classes.dropdown}
        button={(trigger) => (
          <UnstyledButton {...trigger} className={classes.button} aria-label={label} title={label}>
            <span className={classes.visible}>{shown}</span>
            <IconChevronDown size={14} aria-hidden className={classes.sign} />
          </UnstyledButton>
        )}
      >
        <Checkbox.Group value={[...chosen]} onChange={(next) => onChoose(next, () => setOpen(false))} aria-label={label}>
          <Stack gap={8}>
            {choices.map(({ value, label: text, note }) => (
              <Checkbox key={value} size="sm" value={value} label={text} description={note} />
            ))}
          </Stack>
        </Checkbox.Group>
      </Popup>
      <EditState edit={edit} />
    </div>
  )
}
