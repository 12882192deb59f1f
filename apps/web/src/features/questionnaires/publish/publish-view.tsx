import type { Questions } from '@clinic/contract/questionnaires'
import type { VersionRow } from '@clinic/contract/questionnaires/versions'
import { sameQuestions } from '@clinic/core/questionnaires/edits/same-questions'
import { Alert } from '@mantine/core'
import { type Dispatch, type SetStateAction, useDeferredValue, useMemo, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { BuilderActions } from '../builder/builder-actions.ts'
import type { DraftWorkspace, WorkspaceState } from '../drafts/draft-workspace.ts'
import { ChangeList } from '../versions/change-list.tsx'
import classes from '../versions/publish-view.module.css'
import { VersionDownloads } from '../versions/version-downloads.tsx'
import { VersionList } from '../versions/version-list.tsx'
import { useRuns, useVersion } from '../versions/version-queries.ts'
import { PublishChecks } from './publish-checks.tsx'
import { PublishForm } from './publish-form.tsx'
import { PublishFrench } from './publish-french.tsx'
import { PublishMeanings, useMeaningsEffect } from './publish-meanings.tsx'
import { publishNeeds, type Ticks } from './publish-needs.ts'
import { PublishSuggestion } from './publish-suggestion.tsx'
import { PublishTestCases } from './publish-test-cases.tsx'

type Props = {
  draftState: WorkspaceState
  workspace: DraftWorkspace
  known: readonly { value: string; label: string }[]
  mayWrite: boolean
  actions: BuilderActions
  /** What was ticked and written so far; `null`: nothing. It outlives another tab. */
  ticks: Ticks | null
  onTicks: Dispatch<SetStateAction<Ticks | null>>
  onChecks: () => void
}

const NOTHING: Ticks = { signed: [], seen: [], approved: [], reread: false, notes: '' }
const NO_QUESTIONS: Questions = {}

/** Proof, changes and test cases, then publishing; below, what was published before (REQ-412, E-3). */
export function PublishView({ draftState, workspace, known, mayWrite, actions, ticks: ticked, onTicks, onChecks }: Props) {
  const ticks = ticked ?? NOTHING
  const { about, state } = draftState
  const questions = useDeferredValue(state.shown)
  const published = useVersion(about.key, about.based_on)
  const runs = useRuns(about.key)
  const [done, setDone] = useState<VersionRow | null>(null)
  const before = published.data?.questions ?? NO_QUESTIONS
  const needs = useMemo(
    () =>
      runs.data
        ? publishNeeds(questions, { key: about.key, known: known.map(({ value }) => value), runs: runs.data, published: before })
        : null,
    [questions, about.key, known, runs.data, before],
  )
  const effect = useMeaningsEffect({ draftState, workspace, before })
  const tick = (change: Partial<Ticks>) => onTicks((was) => ({ ...(was ?? NOTHING), ...change }))
  const failed = [published, runs].find((one) => one.isError)
  if (failed)
    return (
      <LoadFailure title={t('What is published could not be loaded')} retry={failed.refetch}>
        {problemSentence(failed.error)}
      </LoadFailure>
    )
  if (!needs || (about.based_on !== null && !published.data)) return <TableSkeleton label={t('Loading what is published')} columns={2} />
  const isSame = published.data !== undefined && sameQuestions(before, questions) && sameInformation(published.data, about)
  return (
    <div className={classes.view}>
      {done && <Published version={done} onClose={() => setDone(null)} />}
      <PublishSuggestion draftState={draftState} workspace={workspace} mayWrite={mayWrite} actions={actions} />
      <div className={classes.columns}>
        <PublishChecks {...{ needs, questions, ticks, mayWrite, onChecks }} onTick={tick} />
        <div className={classes.stack}>
          <Panel
            title={t('What changes')}
            note={
              about.based_on === null
                ? t('nothing was published before')
                : t('compared with version {based_on}', { based_on: about.based_on })
            }
          >
            {about.based_on === null ? (
              <p className={classes.quiet}>{t('Everything in the first version is new.')}</p>
            ) : (
              <ChangeList before={before} after={questions} />
            )}
          </Panel>
          <PublishTestCases about={about} runs={runs.data ?? []} played={needs.runs} ticks={ticks} mayWrite={mayWrite} onTick={tick} />
        </div>
      </div>
      {mayWrite && effect.needed && <PublishMeanings effect={effect.query} ticks={ticks} onTick={tick} />}
      {mayWrite && <PublishFrench draftState={draftState} />}
      {mayWrite && (
        <PublishForm
          {...{ draftState, workspace, needs, ticks, isSame }}
          changed={effect.needed ? (effect.query.data?.changed ?? null) : 0}
          onTick={tick}
          onPublished={(version) => {
            onTicks(null)
            setDone(version)
          }}
        />
      )}
      <VersionList draftState={draftState} workspace={workspace} mayWrite={mayWrite} actions={actions} />
      <Panel title={t('Downloads')} note={t('of the draft')}>
        <VersionDownloads document={{ key: about.key, name: about.name, version: (about.based_on ?? 0) + (isSame ? 0 : 1), questions }} />
      </Panel>
    </div>
  )
}

type Described = { name: string; description: string; image: string | null }

function sameInformation(one: Described, other: Described): boolean {
  return one.name === other.name && one.description === other.description && one.image === other.image
}

/** Said once: what was published, and what happens to those in the middle (D-11). */
function Published({ version: { version, name }, onClose }: { version: VersionRow; onClose: () => void }) {
  return (
    <Alert
      color="good"
      title={t('Version {version} of “{name}” is published', { version, name })}
      role="status"
      withCloseButton
      onClose={onClose}
      closeButtonLabel={t('Close')}
    >
      {t(
        'New conversations use it from now on. Conversations in progress finish on the version they started with. Returning patients keep every answer that still applies and are asked only what’s missing.',
      )}
    </Alert>
  )
}
