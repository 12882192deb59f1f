import { Select } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { EditorActions } from '../editor/editor-actions.ts'
import classes from './question-card.module.css'

type Props = { tag: string; label: string; destination: string | null; disabled: boolean; actions: EditorActions }

/** No tag is it. */
const NOWHERE = '\u0000'
/** As many are offered at once; typing finds the others. */
const OFFERED = 60

/**
 * The question that an option leads to. Until someone comes to it, it is a plain field that looks the same: with every question that is added
 * or deleted, options all over the list lead elsewhere.
 */
export const CardDestination = memo(function CardDestination(props: Props) {
  const [isUsed, setIsUsed] = useState(false)
  const { label, destination, disabled } = props
  if (isUsed) return <Chooser {...props} onLeave={() => setIsUsed(false)} />
  return (
    <span className={classes.leads}>
      <input
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-label={nameOf(label)}
        aria-readonly={disabled}
        readOnly
        value={destination ?? 'nowhere'}
        onFocus={() => !disabled && setIsUsed(true)}
      />
      <IconSelector size={14} aria-hidden />
    </span>
  )
})

function Chooser({ tag, label, destination, actions, onLeave }: Props & { onLeave: () => void }) {
  const [opened, setOpened] = useState(false)
  const present = destination ?? NOWHERE
  const data = opened ? choicesOf(actions, tag) : [{ value: present, label: destination ?? 'nowhere' }]
  return (
    <Select
      size="xs"
      aria-label={nameOf(label)}
      autoFocus
      searchable
      limit={OFFERED}
      data={data}
      value={present}
      nothingFoundMessage={t('No matching question')}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      onBlur={onLeave}
      onChange={(value) => {
        const to = value === NOWHERE ? null : value
        if (value !== null && to !== destination) actions.make({ edit: 'point', tag, label, to, from: destination })
      }}
    />
  )
}

const nameOf = (label: string) => t('Where {label} leads', { label })

function choicesOf(actions: EditorActions, tag: string): { value: string; label: string }[] {
  const inOrder = Object.entries(actions.questions()).sort((a, b) => a[1].question_number - b[1].question_number)
  const others = inOrder.filter(([one]) => one !== tag)
  return [{ value: NOWHERE, label: t('nowhere') }, ...others.map(([value]) => ({ value, label: value }))]
}
