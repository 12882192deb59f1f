import type { Overview } from '@clinic/contract/chart'
import { Button, Skeleton } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './record-part.module.css'
import type { RecordFacts } from './record-tab.ts'

/** A part of a tab with its heading. */
export function RecordPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

type FromOverviewProps = { overview: RecordFacts['overview']; children: (data: Overview) => ReactNode }

/** What is drawn once the overview is there; until then, and where it failed, that is said. */
export function FromOverview({ overview, children }: FromOverviewProps) {
  if (overview.data) return children(overview.data)
  if (overview.isPending) return <Skeleton height={60} role="status" aria-label={t('Loading')} />
  return (
    <div role="alert">
      {problemSentence(overview.error)}{' '}
      <Button variant="default" size="xs" onClick={() => void overview.refetch()}>
        {t('Try again')}
      </Button>
    </div>
  )
}
