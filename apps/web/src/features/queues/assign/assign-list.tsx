import type { Queue } from '@clinic/contract/queues'
import { foldText } from '@clinic/core/shared/fold-text'
import { Button, Combobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { QUEUE_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './assign-list.module.css'
import { type Candidate, candidateLoad, ROLES } from './assign-people.ts'
import { useAssignWorkspace } from './assign-workspace.tsx'

const SELECT = { pcr: QUEUE_TEXTS.selectPcr, np: QUEUE_TEXTS.selectNp } as const
const NOT_FOUND = { pcr: QUEUE_TEXTS.pcrNotFound, np: QUEUE_TEXTS.npNotFound } as const

/** The people of a list. */
export type People = {
  queue: Queue
  /** For whom someone is to be chosen. */
  whom: string
  people: readonly Candidate[]
  /** Who has them already. */
  holder?: number | null
  /** Opened because something needs a person: says so. */
  asked?: boolean
  /** Why there is no one, where there is no one. */
  emptyText: string
}
type Props = People & {
  listId: string
  isAnyActive: () => boolean
  onTyped: () => void
}

/** People to give patients to, with how much they have on their hands (REQ-542 to REQ-544, REQ-561 to REQ-563). */
export function AssignList({ queue, whom, people, holder = null, asked = false, emptyText, listId, isAnyActive, onTyped }: Props) {
  const { reading, failed, retry } = useAssignWorkspace()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(asked ? SELECT[queue] : null)
  const found = people.filter(({ name }) => foldText(name).includes(foldText(typed.trim())))
  useEffect(() => {
    if (typed !== '') onTyped()
  }, [typed, onTyped])
  return (
    <>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <Combobox.Search
        value={typed}
        placeholder={t('Search {queue, select, pcr {PCRs} other {NPs}}', { queue })}
        aria-label={t('Search {queue, select, pcr {PCRs} other {NPs}} for {whom}', { queue, whom })}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setError(null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isAnyActive()) setError(typed.trim() === '' ? SELECT[queue] : NOT_FOUND[queue])
        }}
      />
      <Combobox.Options
        id={listId}
        mah={260}
        className={classes.options}
        aria-label={t('{queue, select, pcr {PCRs} other {NPs}} for {whom}', { queue, whom })}
      >
        {found.map((one) => (
          <Combobox.Option key={one.id} value={String(one.id)} active={one.id === holder} disabled={one.id === holder}>
            <Person queue={queue} person={one} />
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {failed && (
        <div className={classes.empty} role="alert">
          {t('The list of {queue, select, pcr {PCRs} other {NPs}} could not be loaded.', { queue })}{' '}
          <Button size="compact-xs" variant="default" onClick={retry}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {reading && (
        <p className={classes.empty} role="status">
          {t('Loading…')}
        </p>
      )}
      {!reading && !failed && found.length === 0 && (
        <p className={classes.empty}>{people.length > 0 ? t('No {queue} with that name.', { queue: ROLES[queue] }) : emptyText}</p>
      )}
    </>
  )
}

function Person({ queue, person }: { queue: Queue; person: Candidate }) {
  return (
    <span className={classes.person}>
      <span>{person.name}</span>
      <span className={classes.load} data-full={person.full || undefined}>
        {candidateLoad(queue, person)}
      </span>
    </span>
  )
}
