import { DUPLICATES_STEP, type DuplicatePair, type Duplicates } from '@clinic/contract/patients/duplicates'
import type { Candidate } from '@clinic/contract/patients/look-up'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { candidateName, candidateText } from '../look-up/look-up-text.ts'
import classes from './duplicates.module.css'
import { PairComparison } from './pair-comparison.tsx'
import { useDuplicates, useMerging } from './use-duplicates.ts'

const LEAD = t(
  'Records that are likely of one person. Compare them, then merge them or say that they are two people. A merge can be undone for 90 days.',
)

type Pair = { one_id: string; other_id: string }
type Props = {
  /** The pair that is compared, by the address. */
  pair: Pair | null
  onPair: (pair: Pair | null) => void
}

/** Likely duplicates, their comparison and merges that can be undone (F-13). */
export function DuplicatesScreen({ pair, onPair }: Props) {
  return pair ? (
    <Page lead={t('Choose which record remains, and where each value comes from.')}>
      <PairComparison pair={pair} onDone={() => onPair(null)} />
    </Page>
  ) : (
    <Page lead={LEAD}>
      <List onPair={onPair} />
    </Page>
  )
}

function List({ onPair }: Pick<Props, 'onPair'>) {
  const [shown, setShown] = useState(DUPLICATES_STEP)
  const list = useDuplicates(shown)
  if (list.isPending) return <TableSkeleton label={t('Loading the likely duplicates')} rows={6} />
  if (list.isError)
    return (
      <LoadFailure title={t('The likely duplicates could not be loaded')} retry={list.refetch}>
        {problemSentence(list.error)}
      </LoadFailure>
    )
  const more = { loading: list.isPlaceholderData, onMore: () => setShown(shown + DUPLICATES_STEP) }
  return (
    <div className={classes.page}>
      <Pairs list={list.data} onPair={onPair} more={more} />
      {list.data.merges_total > 0 && <Merges list={list.data} more={more} />}
    </div>
  )
}

type More = { loading: boolean; onMore: () => void }
type ListProps = { list: Duplicates; more: More }

function Pairs({ list: { total, pairs }, onPair, more }: ListProps & Pick<Props, 'onPair'>) {
  if (total === 0)
    return (
      <EmptyState icon={<IconUsers size={20} aria-hidden />} title={t('No likely duplicates')}>
        {t('New and changed records are compared within minutes, and all of them every night.')}
      </EmptyState>
    )
  return (
    <Panel title={t('Likely the same person')} note={String(total)} flush>
      <ul className={classes.rows}>
        {pairs.map((pair) => (
          <PairRow key={`${pair.one.patient_id} ${pair.other.patient_id}`} pair={pair} onPair={onPair} />
        ))}
      </ul>
      <ShowMore left={total - pairs.length} {...more} />
    </Panel>
  )
}

function PairRow({ pair: { one, other }, onPair }: { pair: DuplicatePair } & Pick<Props, 'onPair'>) {
  return (
    <li className={classes.row}>
      <Person person={one} />
      <Person person={other} />
      <Button
        variant="light"
        aria-label={t('Compare {one} and {other}', { one: candidateName(one), other: candidateName(other) })}
        onClick={() => onPair({ one_id: one.patient_id, other_id: other.patient_id })}
      >
        {t('Compare')}
      </Button>
    </li>
  )
}

function Person({ person }: { person: Candidate }) {
  return (
    <span className={classes.person}>
      <strong>{candidateName(person)}</strong>
      <span>{candidateText(person)}</span>
    </span>
  )
}

function ShowMore({ left, loading, onMore }: More & { left: number }) {
  if (left <= 0) return null
  return (
    <div className={classes.more}>
      <Button variant="default" loading={loading} onClick={onMore}>
        {t('Show {count} more', { count: Math.min(left, DUPLICATES_STEP) })}
      </Button>
    </div>
  )
}

function Merges({ list: { merges_total, merges }, more }: ListProps) {
  const { undo } = useMerging()
  return (
    <Panel title={t('Merges that can be undone')} note={String(merges_total)} flush>
      <ul className={classes.rows}>
        {merges.map(({ id, survivor, merged, merged_by, merged_at, undo_until }) => (
          <li key={id} className={classes.row}>
            <Person person={merged} />
            <span className={classes.person}>
              <span>{t('merged into')}</span>
              <strong>{candidateName(survivor)}</strong>
              <span>{candidateText(survivor)}</span>
            </span>
            <span className={classes.person}>
              <span>{t('{merged_at}, by {merged_by}', { merged_at: momentText(merged_at), merged_by })}</span>
              <span>{t('Can be undone until {undo_until}', { undo_until: momentText(undo_until) })}</span>
            </span>
            <Button
              variant="default"
              aria-label={t('Undo the merge of {merged} into {survivor}', {
                merged: candidateName(merged),
                survivor: candidateName(survivor),
              })}
              loading={undo.isPending && undo.variables === id}
              onClick={() => undo.mutate(id)}
            >
              {t('Undo')}
            </Button>
          </li>
        ))}
      </ul>
      <ShowMore left={merges_total - merges.length} {...more} />
    </Panel>
  )
}
