import { TextInput } from '@mantine/core'
import { useState } from 'react'

type Props = {
  label: string
  hidesLabel?: boolean
  name: string
  maxLength: number
  disabled: boolean
  /** `false`: the name stays as it was. An empty or unchanged one is not asked for (REQ-389). */
  onRename: (name: string) => boolean
}

/** A name that takes effect when it is left or confirmed by Enter; Escape comes back to what it was. */
export function CardNameField({ label, hidesLabel = false, name, maxLength, disabled, onRename }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    const wanted = typed?.trim() ?? ''
    setTyped(null)
    if (wanted !== '' && wanted !== name) onRename(wanted)
  }
  return (
    <TextInput
      {...(hidesLabel ? { 'aria-label': label } : { label })}
      size="xs"
      value={typed ?? name}
      maxLength={maxLength}
      readOnly={disabled}
      data-typing={typed !== null}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}
