import type { StatusRow } from '@clinic/contract/patients'
import { Button, Skeleton, Stack, Tabs } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RecordViewers } from '../record-viewers.tsx'
import { useOverview } from '../use-overview.ts'
import classes from './record-frame.module.css'
import { RecordHead } from './record-head.tsx'
import type { RecordFacts, RecordTab } from './record-tab.ts'
import { usePutRecord, useRecord } from './use-record.ts'
import { useRecordTab } from './use-record-tab.ts'
import { useTabInView } from './use-tab-in-view.ts'

type Props = {
  patientId: string
  /** The first one is where a record opens. */
  tabs: readonly RecordTab[]
  /** What can be done next: always in the last line. */
  actions: (facts: RecordFacts) => ReactNode
  /** Beside the name: how to close or enlarge the record. */
  tools?: ReactNode
  onChanged?: ((row: StatusRow) => void) | undefined
}

/** A patient’s record: head, tabs and next action. It fits the width it is given, and head and action stay while it scrolls. */
export function RecordFrame({ patientId, tools, ...rest }: Props) {
  const record = useRecord(patientId)
  // Asked for beside the record, not after it.
  const overview = useOverview(patientId)
  if (record.data) return <Loaded {...{ ...rest, patientId, tools, overview }} record={record.data} readAt={record.dataUpdatedAt} />
  return (
    <div className={classes.record}>
      <div className={classes.before}>
        <div className={classes.alone}>{tools}</div>
        {record.isPending ? (
          <RecordSkeleton />
        ) : (
          <div role="alert">
            <EmptyState
              icon={<IconCloudOff size={20} aria-hidden />}
              title={t('{patientId} could not be loaded', { patientId })}
              action={
                <Button variant="default" onClick={() => void record.refetch()}>
                  {t('Try again')}
                </Button>
              }
            >
              {problemSentence(record.error)}
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  )
}

type LoadedProps = Props & Pick<RecordFacts, 'record' | 'overview'> & { readAt: number }

function Loaded({ patientId, tabs, actions, tools, onChanged, record, overview, readAt }: LoadedProps) {
  const put = usePutRecord(patientId)
  const [tab, open] = useRecordTab(tabs.map(({ key }) => key))
  const root = useTabInView(tab)
  const isMerged = record.patient_id !== patientId
  const facts: RecordFacts = {
    ...{ record, overview, goTo: open },
    today: new Date(readAt).toISOString(),
    onChanged: (row) => {
      put(row)
      onChanged?.(row)
    },
  }
  return (
    <Tabs
      ref={root}
      className={classes.record}
      value={tab}
      onChange={(next) => next && open(next)}
      // Passing a tab with the arrows does not open it: opening the conversation is an entry in the audit log.
      activateTabWithKeyboard={false}
    >
      <div className={classes.head}>
        <RecordHead facts={facts} tools={tools} />
        {isMerged && (
          <p className={classes.merged} role="status">
            {t('{patientId} was merged into this record.', { patientId })}
          </p>
        )}
        <RecordViewers patientId={patientId} />
        <Tabs.List className={classes.tabs} aria-label={t('Record')}>
          {tabs.map(({ key, name, count }) => (
            <Tabs.Tab key={key} value={key}>
              {name}
              {count && <span className={classes.count}>{overview.data && count(overview.data)}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
      <div className={classes.panels}>
        {tabs.map((one) => (
          <Panel key={one.key} tab={one} open={one.key === tab} facts={facts} />
        ))}
      </div>
      <fieldset className={classes.foot} aria-label={t('Next action')}>
        {actions(facts)}
      </fieldset>
    </Tabs>
  )
}

function Panel({ tab, open, facts }: { tab: RecordTab; open: boolean; facts: RecordFacts }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return (
    <Tabs.Panel value={tab.key} className={classes.panel} keepMounted>
      {(open || (opened && tab.keep)) && tab.draw(facts)}
    </Tabs.Panel>
  )
}

function RecordSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label={t('Loading the patient')}>
      <Skeleton height={24} width="45%" />
      <Skeleton height={16} width="70%" />
      <Skeleton height={40} />
      <Skeleton height={180} />
    </Stack>
  )
}
