import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from './search-box.module.css'

const PAUSE = 250

type Props = { value: string; placeholder: string; onSearch: (typed: string) => void; inputRef: Ref<HTMLInputElement> }

/** Looks for what is typed once the typing rests. Enter looks at once and leaves the box, so that the keys of the list work; Escape clears, then leaves. */
export function SearchBox({ value, placeholder, onSearch, inputRef }: Props) {
  const [typed, setTyped] = useState(value)
  const known = useRef(value)
  useEffect(() => {
    if (value !== known.current) setTyped(value)
    known.current = value
  }, [value])

  const search = (next: string) => {
    known.current = next.trim()
    onSearch(next.trim())
  }
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    if (typed.trim() === known.current) return
    const timer = window.setTimeout(() => searchLater(typed), PAUSE)
    return () => window.clearTimeout(timer)
  }, [typed])

  const clear = () => {
    setTyped('')
    search('')
  }
  return (
    <TextInput
      ref={inputRef}
      className={classes.box}
      type="search"
      aria-label={t('Search by {placeholder}', { placeholder })}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape' && typed) clear()
        else if (key === 'Enter' || key === 'Escape') {
          search(typed)
          currentTarget.blur()
        }
      }}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed === '' ? <Kbd className={classes.key}>/</Kbd> : <CloseButton size="sm" aria-label={t('Clear the search')} onClick={clear} />
      }
    />
  )
}
