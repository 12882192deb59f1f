import { Checkbox, Popover, Stack, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
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
  const toggle = () => {
    if (!open) edit.enter()
    setOpen(!open)
  }
  return (
    <div>
      <Popover opened={open} onChange={setOpen} position="bottom-start" shadow="md" withinPortal trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton className={classes.button} aria-label={label} onClick={toggle}>
            <span className={classes.shown}>{shown}</span>
            <IconChevronDown size={14} aria-hidden className={classes.sign} />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={label} className={classes.dropdown}>
          <Checkbox.Group value={[...chosen]} onChange={(next) => onChoose(next, () => setOpen(false))} aria-label={label}>
            <Stack gap={8}>
              {choices.map(({ value, label: words, note }) => (
                <Checkbox key={value} size="sm" value={value} label={words} description={note} />
              ))}
            </Stack>
          </Checkbox.Group>
        </Popover.Dropdown>
      </Popover>
      <EditState edit={edit} />
    </div>
  )
}
