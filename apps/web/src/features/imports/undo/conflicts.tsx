import type { ImportKind } from '@clinic/contract/imports'
import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { useConflicts } from '../state/use-imports.ts'
import classes from './conflicts.module.css'
import { ConflictsTable } from './conflicts-table.tsx'
import { type ConflictChoice, goesBack, KEEP_ALL, putFields, RESTORE_ALL, type UndoPreview } from './undo-choice.ts'

type Props = {
  id: number
  kind: ImportKind
  preview: UndoPreview
  choice: ConflictChoice
  onChoice: (choice: ConflictChoice) => void
}

/** Where a page begins: after which row of the file, and how many fields are on the pages before it. */
type Place = { after: number; before: number }

/** Fields that someone has changed since the import, page by page; what happens to all of them is said at once, or of a page, or of each. */
export function Conflicts({ id, kind, preview, choice, onChoice }: Props) {
  const { changed_total } = preview
  const [places, setPlaces] = useState<readonly Place[]>([])
  const place = places.at(-1)
  const further = useConflicts(id, place?.after ?? null)
  const page = place ? further.data : preview
  const begins = place?.before ?? 0
  const ends = begins + (page?.changed.length ?? 0)
  const { next = null } = page ?? {}
  const isPaged = places.length > 0 || next !== null
  return (
    <section className={classes.since} aria-label={t('Changed since the import')}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          {t('{changed_total, plural, one {# field} other {# fields}} changed since the import', { changed_total })}
        </h3>
        <SegmentedControl
          size="xs"
          aria-label={t('All of them')}
          data={[
            { value: 'keep', label: t('Keep all') },
            { value: 'restore', label: t('Revert all') },
          ]}
          // Neither of the two where some are stored and some are not.
          value={choice.except.size === 0 ? choice.others : ''}
          onChange={(value) => onChoice(value === 'restore' ? RESTORE_ALL : KEEP_ALL)}
        />
      </div>
      {place && further.isError && (
        <LoadFailure title={t('These fields could not be loaded')} retry={further.refetch}>
          {problemSentence(further.error)}
        </LoadFailure>
      )}
      {!page && !further.isError && <TableSkeleton label={t('Loading further fields')} columns={5} />}
      {page && (
        <ConflictsTable
          kind={kind}
          changed={page.changed}
          goesBack={(one) => goesBack(choice, one)}
          onPut={(one, back) => onChoice(putFields(choice, [one], back))}
        />
      )}
      {isPaged && (
        <nav className={classes.pages} aria-label={t('Pages of changed fields')}>
          <Button variant="default" size="xs" disabled={places.length === 0} onClick={() => setPlaces(places.slice(0, -1))}>
            {t('Previous')}
          </Button>
          <span role="status">
            {t('{begins} to {ends} of {changed_total}', {
              begins: numberText(begins + 1),
              ends: numberText(ends),
              changed_total: numberText(changed_total),
            })}
          </span>
          <Button
            variant="default"
            size="xs"
            disabled={next === null}
            onClick={() => next !== null && setPlaces([...places, { after: next, before: ends }])}
          >
            {t('Next')}
          </Button>
          {page && (
            <span className={classes.ofPage}>
              <Button variant="subtle" size="xs" onClick={() => onChoice(putFields(choice, page.changed, false))}>
                {t('Keep this page')}
              </Button>
              <Button variant="subtle" size="xs" onClick={() => onChoice(putFields(choice, page.changed, true))}>
                {t('Revert this page')}
              </Button>
            </span>
          )}
        </nav>
      )}
    </section>
  )
}
