import { type Authority, type AuthorityStatus, listAuthority } from '@clinic/contract/documents/authority'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { provinceText } from '../signed/document-texts.ts'
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
    <Panel title={t('Where NPs may authorize cannabis')} note={t('Unknown: no NP can sign there until a source is entered')}>
      {authority.isPending && <TableSkeleton label={t('Loading the provinces')} rows={6} />}
      {authority.isError && (
        <LoadFailure title={t('The provinces could not be loaded')} retry={authority.refetch}>
          {problemSentence(authority.error)}
        </LoadFailure>
      )}
      <ul className={classes.list}>
        {authority.data?.map((row) => (
          <li key={row.province} className={classes.line}>
            <span className={classes.what}>
              <span className={classes.name}>{provinceText(row.province)}</span>
              <span className={classes.soft}>{aboutText(row)}</span>
              {row.note !== '' && <span className={classes.soft}>{row.note}</span>}
            </span>
            <Chip tone={TONES[row.status]}>{AUTHORITY_NAMES[row.status]}</Chip>
            {mayEdit && (
              <Button
                variant="default"
                size="xs"
                aria-label={t('Change {province}', { province: provinceText(row.province) })}
                onClick={() => edit(row)}
              >
                {t('Change…')}
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
    from === null ? '' : t('from {from}', { from: dayText(from) }),
    source === '' ? t('no source') : source,
    entered_by === null
      ? t('checked {checked_on}', { checked_on: dayText(checked_on) })
      : t('checked {checked_on} by {entered_by}', { checked_on: dayText(checked_on), entered_by }),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
