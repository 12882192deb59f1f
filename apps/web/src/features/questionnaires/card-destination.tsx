import { Select } from '@mantine/core'
import { useState } from 'react'
import type { EditorVerbs } from './editor-verbs.ts'

type Props = { tag: string; label: string; destination: string | null; disabled: boolean; verbs: EditorVerbs }

/** No tag is it. */
const NOWHERE = '\u0000'
/** As many are offered at once; typing finds the others. */
const OFFERED = 60

/** The question that an option leads to. What could be chosen is worked out when somebody wants to choose. */
export function CardDestination({ tag, label, destination, disabled, verbs }: Props) {
  const [opened, setOpened] = useState(false)
  const present = destination ?? NOWHERE
  const data = opened ? choicesOf(verbs, tag) : [{ value: present, label: destination ?? 'nowhere' }]
  return (
    <Select
      size="xs"
      aria-label={`Where ${label} leads`}
      searchable
      limit={OFFERED}
      data={data}
      value={present}
      readOnly={disabled}
      nothingFoundMessage="No such question"
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      onChange={(value) => {
        const to = value === NOWHERE ? null : value
        if (value !== null && to !== destination) verbs.make({ edit: 'point', tag, label, to, from: destination })
      }}
    />
  )
}

function choicesOf(verbs: EditorVerbs, tag: string): { value: string; label: string }[] {
  const inOrder = Object.entries(verbs.questions()).sort(([, a], [, b]) => a.question_number - b.question_number)
  const others = inOrder.filter(([one]) => one !== tag)
  return [{ value: NOWHERE, label: 'nowhere' }, ...others.map(([value]) => ({ value, label: value }))]
}
