import { type Authority, type AuthorityStatus, listAuthority } from '@clinic/contract/documents/authority'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { AUTHORITY_NAMES } from './authority-names.ts'
import classes from './settings.module.css'

const AuthorityDialog = lazy(() => import('./authority-dialog.tsx').then((module) => ({ default: module.AuthorityDialog })))
const TONES: Readonly<Record<AuthorityStatus, ChipTone>> = { yes: 'good', no: 'bad', unknown: 'warn' }

/** Where NPs may authorize cannabis; where that is unknown no one can sign (F-7). */
export function AuthorityPanel({ mayEdit }: { mayEdit: boolean }) {
  const authority = useQuery({ queryKey: ['np-authority'], queryFn: ({ signal }) => call(listAuthority, { signal }) })
  const [edited, setEdited] = useState<Authority | null>(null)
  const [everEdited, setEverEdited] = useState(false)
  const edit = (row: Authority) => {
    setEverEdited(true)
    setEdited(row)
  }
  return (
    <Panel title="Where NPs may authorize cannabis" note="Unknown: no one can sign there until a source is entered">
      {authority.isPending && <TableSkeleton label="Loading the provinces" rows={6} />}
      {authority.isError && (
        <LoadFailure title="The provinces could not be loaded" retry={authority.refetch}>
          {problemSentence(authority.error)}
        </LoadFailure>
      )}
      <ul className={classes.list}>
        {authority.data?.map((row) => (
          <li key={row.province} className={classes.line}>
            <span className={classes.what}>
              <span className={classes.name}>{provinceName(row.province)}</span>
              <span className={classes.soft}>{aboutText(row)}</span>
              {row.note !== '' && <span className={classes.soft}>{row.note}</span>}
            </span>
            <Chip tone={TONES[row.status]}>{AUTHORITY_NAMES[row.status]}</Chip>
            {mayEdit && (
              <Button variant="default" size="xs" aria-label={`Change ${provinceName(row.province)}`} onClick={() => edit(row)}>
                Change…
              </Button>
            )}
          </li>
        ))}
      </ul>
      {everEdited && (
        <Suspense>
          <AuthorityDialog edited={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Panel>
  )
}

function aboutText({ from, source, checked_on, entered_by }: Authority): string {
  const parts = [
    from === null ? '' : `from ${dayText(from)}`,
    source === '' ? 'no source' : source,
    `checked ${dayText(checked_on)}${entered_by === null ? '' : ` by ${entered_by}`}`,
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
