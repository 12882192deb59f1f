import type { Questions } from '@clinic/contract/questionnaires'
import type { VersionRow } from '@clinic/contract/questionnaires/versions'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { ChangeList } from './change-list.tsx'
import classes from './publish-view.module.css'
import { useVersion } from './version-queries.ts'

type Props = { questionnaireKey: string; rows: readonly VersionRow[]; draft: Questions }
const DRAFT = 'draft'

/** What differs between any two versions, or a version and the draft. */
export function VersionCompare({ questionnaireKey, rows, draft }: Props) {
  const [newest, older] = rows
  const [from, setFrom] = useState(String(older?.version ?? newest?.version ?? DRAFT))
  const [to, setTo] = useState(older && newest ? String(newest.version) : DRAFT)
  const before = useVersion(questionnaireKey, numberOf(from))
  const after = useVersion(questionnaireKey, numberOf(to))
  const choices = [
    { value: DRAFT, label: t('The draft') },
    ...rows.map(({ version }) => ({ value: String(version), label: t('Version {version}', { version }) })),
  ]
  const failed = [before, after].find((one) => one.isError)
  const [old, now] = [from === DRAFT ? draft : before.data?.questions, to === DRAFT ? draft : after.data?.questions]
  return (
    <div className={classes.stack}>
      <div className={classes.pair}>
        <NativeSelect label={t('From')} data={choices} value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
        <NativeSelect label={tIn('version', 'To')} data={choices} value={to} onChange={(event) => setTo(event.currentTarget.value)} />
      </div>
      {failed && (
        <LoadFailure title={t('The version could not be loaded')} retry={failed.refetch}>
          {problemSentence(failed.error)}
        </LoadFailure>
      )}
      {!failed && (old && now ? <ChangeList before={old} after={now} /> : <TableSkeleton label={t('Loading the versions')} columns={1} />)}
    </div>
  )
}

function numberOf(choice: string): number | null {
  return choice === DRAFT ? null : Number(choice)
}
