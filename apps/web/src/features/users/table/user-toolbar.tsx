import { Button, CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { IconPlus, IconSearch, IconUsersGroup } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { SHOWN, type Shown, type UserSearch } from './user-search.ts'
import classes from './user-toolbar.module.css'

const PAUSE = 150
type Props = { search: UserSearch; onChange: (change: Partial<UserSearch>) => void; onGroups: () => void; onAdd: () => void }

/** Search, filter, groups, add (REQ-218 to REQ-221). */
export function UserToolbar({ search, onChange, onGroups, onAdd }: Props) {
  return (
    <>
      <Search value={search.q} onSearch={(q) => onChange({ q })} />
      <NativeSelect
        aria-label={t('Show')}
        value={search.show}
        data={Object.entries(SHOWN).map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ show: event.currentTarget.value as Shown })}
      />
      <span className={classes.end}>
        <Button variant="default" leftSection={<IconUsersGroup size={16} aria-hidden />} onClick={onGroups}>
          {t('Groups')}
        </Button>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
          {t('Add user')}
        </Button>
      </span>
    </>
  )
}

/** Looks while one types; the address follows once the typing rests. */
function Search({ value, onSearch }: { value: string; onSearch: (typed: string) => void }) {
  const [typed, setTyped] = useState(value)
  const known = useRef(value)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    if (value !== known.current) setTyped(value)
    known.current = value
  }, [value])
  useEffect(() => {
    if (typed === known.current) return
    const timer = window.setTimeout(() => {
      known.current = typed
      latest.current(typed)
    }, PAUSE)
    return () => window.clearTimeout(timer)
  }, [typed])
  const clear = () => {
    known.current = ''
    setTyped('')
    onSearch('')
  }
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={t('Search by name or email')}
      placeholder={t('Name or email')}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && clear()}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed !== '' && <CloseButton size="sm" aria-label={t('Clear the search')} onClick={clear} />}
    />
  )
}
