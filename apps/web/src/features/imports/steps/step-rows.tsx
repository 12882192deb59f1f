import { IMPORT_KEPT_DAYS, type ImportDetail, type ImportOutcome } from '@clinic/contract/imports'
import { Button, Tabs } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { useState } from 'react'
import { momentText } from '../../../lib/format/dates.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OutcomeRows } from '../rows/outcome-rows.tsx'
import { NO_COUNTS, OUTCOME_NAMES, OUTCOMES } from '../state/import-messages.ts'
import { StepFrame } from './step-frame.tsx'
import { WorkProgress } from './work-progress.tsx'

type Props = {
  detail: ImportDetail
  /** Back to the columns, to say how dates or words are meant. */
  onColumns: (about: 'days' | 'words' | null) => void
  onNext: () => void
}

/** The rows by what happens to them, those with errors first: corrected where they are, or omitted. */
export function StepRows({ detail, onColumns, onNext }: Props) {
  const { state, progress, total } = detail
  if (state === 'checking')
    return (
      <StepFrame step="rows" title={t('Checking the rows')} lead={t('Every row is compared with what the clinic has. Nothing is written.')}>
        <WorkProgress label={t('Checking the rows')} progress={progress} total={total} />
      </StepFrame>
    )
  if (state !== 'checked')
    return (
      <StepFrame step="rows" title={t('The rows of this import')} lead={t('Result for each row.')}>
        {detail.content_removed_at !== null ? <ContentRemoved detail={detail} /> : <Outcomes detail={detail} onColumns={onColumns} />}
      </StepFrame>
    )
  return (
    <StepFrame
      step="rows"
      title={t('Preview changes')}
      lead={t('Fix a cell here, or exclude its row. Your original file isn’t changed.')}
      buttons={
        <>
          <Button variant="default" onClick={() => onColumns(null)}>
            {t('Back to the columns')}
          </Button>
          <Button onClick={onNext}>{t('Next: what will happen')}</Button>
        </>
      }
    >
      <Outcomes detail={detail} onColumns={onColumns} />
    </StepFrame>
  )
}

function ContentRemoved({ detail: { content_removed_at, undo_until } }: Pick<Props, 'detail'>) {
  return (
    <EmptyState
      icon={<IconFileOff size={20} aria-hidden />}
      title={t('The file and its rows were removed {content_removed_at}', { content_removed_at: momentText(content_removed_at) })}
    >
      {t('Files are kept for {IMPORT_KEPT_DAYS} days.', { IMPORT_KEPT_DAYS })}{' '}
      {undo_until !== null && t('The import itself can be undone until {undo_until}.', { undo_until: momentText(undo_until) })}
    </EmptyState>
  )
}

function Outcomes({ detail, onColumns }: Pick<Props, 'detail' | 'onColumns'>) {
  const counts = detail.counts ?? NO_COUNTS
  // Chosen once: correcting the last refused row takes no one elsewhere.
  const [outcome, setOutcome] = useState<ImportOutcome>(() => OUTCOMES.find((one) => counts[one] > 0) ?? 'new')
  return (
    <Tabs value={outcome} onChange={(value) => setOutcome(value as ImportOutcome)} keepMounted={false}>
      <Tabs.List aria-label={t('What becomes of the rows')}>
        {OUTCOMES.map((one) => (
          <Tabs.Tab key={one} value={one} disabled={counts[one] === 0 && one !== outcome}>
            {OUTCOME_NAMES[one]} ({numberText(counts[one])})
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {OUTCOMES.map((one) => (
        <Tabs.Panel key={one} value={one} pt="md">
          {one === outcome && <OutcomeRows detail={detail} outcome={one} onColumns={onColumns} />}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}
