import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import classes from './search-box.module.css'

const PAUSE = 250

type Props = { value: string; placeholder: string; onSearch: (words: string) => void; inputRef: Ref<HTMLInputElement> }

/** Looks for what is typed once the typing rests; Enter looks at once, Escape clears. */
export function SearchBox({ value, placeholder, onSearch, inputRef }: Props) {
  const [words, setWords] = useState(value)
  const known = useRef(value)
  useEffect(() => {
    if (value !== known.current) setWords(value)
    known.current = value
  }, [value])

  const search = (next: string) => {
    known.current = next.trim()
    onSearch(next.trim())
  }
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  useEffect(() => {
    if (words.trim() === known.current) return
    const timer = window.setTimeout(() => latest.current(words), PAUSE)
    return () => window.clearTimeout(timer)
  }, [words])

  const clear = () => {
    setWords('')
    search('')
  }
  return (
    <TextInput
      ref={inputRef}
      className={classes.box}
      type="search"
      aria-label={`Search by ${placeholder}`}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      maxLength={100}
      value={words}
      onChange={(event) => setWords(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(words)
        if (event.key === 'Escape') words === '' ? event.currentTarget.blur() : clear()
      }}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        words === '' ? <Kbd className={classes.key}>/</Kbd> : <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />
      }
    />
  )
}
