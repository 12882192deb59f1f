import type { ClinicOverview } from '@clinic/contract/reports'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import type { LiveState } from '../../../lib/live.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { NoCounts } from './no-counts.tsx'
import classes from './overview-frame.module.css'
import { useClinicOverview, useSeesCounts } from './use-clinic-overview.ts'

type Props = {
  /** Links to the pages beside this one. */
  nav: ReactNode
  liveSign: (state: LiveState) => ReactNode
  lead?: ReactNode
  toolbar?: ReactNode
  children: (overview: ClinicOverview) => ReactNode
}

/** What every page of the clinic’s counts has around them: links, whether they are live, loading, and what failed; without a queue the links alone. */
export function OverviewFrame(props: Props) {
  if (useSeesCounts()) return <Counts {...props} />
  return (
    <Page toolbar={props.nav}>
      <NoCounts />
    </Page>
  )
}

function Counts({ nav, liveSign, lead, toolbar, children }: Props) {
  const { overview, live } = useClinicOverview()
  const { data } = overview
  return (
    <Page
      lead={lead}
      actions={liveSign(live)}
      toolbar={
        <>
          {nav}
          {toolbar}
        </>
      }
    >
      {overview.isError && (
        <LoadFailure title={t('The clinic’s counts could not be loaded')} retry={overview.refetch}>
          {problemSentence(overview.error)}
        </LoadFailure>
      )}
      {overview.isPending && <Loading />}
      {data && children(data)}
    </Page>
  )
}

function Loading() {
  return (
    <div role="status" aria-label={t('Loading the clinic’s counts')} className={classes.loading}>
      <Skeleton height={92} />
      <Skeleton height={220} />
      <Skeleton height={220} />
    </div>
  )
}
