import type { Questions } from '@clinic/contract/questionnaires'
import type { Change } from '@clinic/core/questionnaires/diff/change'
import { changeText } from '@clinic/core/questionnaires/diff/change-text'
import { compareVersions } from '@clinic/core/questionnaires/diff/compare-versions'
import { useMemo } from 'react'
import { flagText } from '../../../lib/format/flag-text.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './publish-view.module.css'

/** What differs between two versions in words: what a patient notices first, then what only staff do. */
export function ChangeList({ before, after }: { before: Questions; after: Questions }) {
  const changes = useMemo(() => compareVersions(before, after), [before, after])
  if (changes.length === 0) return <p className={classes.quiet}>{t('No differences.')}</p>
  return (
    <div className={classes.stack}>
      <Part title={t('Visible to patients')} changes={changes.filter(({ notices }) => notices === 'patient')} />
      <Part title={t('Visible to staff only')} changes={changes.filter(({ notices }) => notices === 'staff')} />
    </div>
  )
}

function Part({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={classes.head}>{title}</h3>
      <ul className={classes.differences}>
        {changes.map((change) => {
          const text = changeText(inWords(change), t)
          return <li key={`${change.tag} ${text}`}>{text}</li>
        })}
      </ul>
    </section>
  )
}

/** With its flags named as staff read them. */
function inWords(change: Change): Change {
  return change.what === 'flags' ? { ...change, raised: change.raised.map(flagText), dropped: change.dropped.map(flagText) } : change
}
