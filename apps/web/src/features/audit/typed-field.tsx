import { CloseButton, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../lib/messages/t.ts'

const PAUSE = 500

type Props = { label: string; value: string; placeholder: string; onType: (typed: string) => void }

/** Passes on what is typed once the typing rests, or at once on Enter: every search leaves an entry. */
export function TypedField({ label, value, placeholder, onType }: Props) {
  const [typed, setTyped] = useState(value)
  const known = useRef(value)
  useEffect(() => {
    if (value !== known.current) setTyped(value)
    known.current = value
  }, [value])
  const pass = (next: string) => {
    if (next.trim() === known.current) return
    known.current = next.trim()
    onType(next.trim())
  }
  const latest = useRef(pass)
  useEffect(() => {
    latest.current = pass
  })
  useEffect(() => {
    const timer = window.setTimeout(() => latest.current(typed), PAUSE)
    return () => window.clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={64}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') pass(typed)
      }}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={t('Clear {label}', { label })} onClick={() => setTyped('')} />}
    />
  )
}
