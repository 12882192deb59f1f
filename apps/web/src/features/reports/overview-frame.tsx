import type { ClinicOverview } from '@clinic/contract/reports'
import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import type { LiveState } from '../../lib/live.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import classes from './overview-frame.module.css'
import { useClinicOverview } from './use-clinic-overview.ts'

type Props = {
  /** Links to the pages beside this one. */
  nav: ReactNode
  liveSign: (state: LiveState) => ReactNode
  lead?: ReactNode
  toolbar?: ReactNode
  children: (overview: ClinicOverview) => ReactNode
}

/** What every page of the clinic’s counts has around them: links, whether they are live, loading, and what failed. */
export function OverviewFrame({ nav, liveSign, lead, toolbar, children }: Props) {
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
      {overview.isError && <Failed error={overview.error} retry={overview.refetch} />}
      {overview.isPending && <Loading />}
      {data && children(data)}
    </Page>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the clinic’s counts" className={classes.loading}>
      <Skeleton height={92} />
      <Skeleton height={220} />
      <Skeleton height={220} />
    </div>
  )
}

function Failed({ error, retry }: { error: Error; retry: () => Promise<unknown> }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={20} aria-hidden />}
        title="The clinic’s counts could not be loaded"
        action={
          <Button size="xs" variant="default" onClick={() => void retry()}>
            Retry
          </Button>
        }
      >
        {problemSentence(error)}
      </EmptyState>
    </div>
  )
}
