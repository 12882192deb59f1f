import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { Page } from '../../../ui/page.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { useDrafts } from '../drafts/draft-queries.ts'
import type { RefusedEdit } from '../drafts/draft-workspace.ts'
import { useDraftWorkspace } from '../drafts/use-draft-workspace.ts'
import classes from '../question-types/builder.module.css'
import { useMayWrite } from '../versions/version-queries.ts'
import { EditConflicts } from '../workspace/edit-conflicts.tsx'
import { WorkspaceNotes } from '../workspace/workspace-notes.tsx'
import { builderActions } from './builder-actions.ts'
import { BuilderBar } from './builder-bar.tsx'
import { BuilderGeneral } from './builder-general.tsx'
import { BuilderQuestions } from './builder-questions.tsx'

const PublishView = lazy(() => loadPart(() => import('../publish/publish-view.tsx')).then((module) => ({ default: module.PublishView })))

const TABS = [
  { value: 'general', label: t('General Information') },
  { value: 'questions', label: t('Questions') },
  { value: 'publish', label: t('Publish') },
] as const

/** One questionnaire in the builder: three tabs on one desk (REQ-409, REQ-425). */
export function BuilderWorkspace({ draft, onLeave }: { draft: QuestionnaireDraft; onLeave: () => void }) {
  const mayWrite = useMayWrite()
  const [refusals, setRefusals] = useState<readonly RefusedEdit[]>([])
  const { draftState, workspace } = useDraftWorkspace(draft, (fresh) => {
    const refused = fresh.filter(({ outcome }) => outcome.refused?.refused !== 'unchanged')
    setRefusals((before) => [...before, ...refused])
  })
  const actions = useMemo(() => builderActions(workspace), [workspace])
  const { tab: asked } = useSearch({ from: '/pages/medicalQuestionnaire' })
  const navigate = useNavigate()
  const tab = TABS.find(({ value }) => value === asked)?.value ?? 'general'
  const go = (next: string | null) => {
    const chosen = TABS.find(({ value }) => value === next)?.value ?? 'general'
    void navigate({ to: '/pages/medicalQuestionnaire', search: { draft: draft.key, tab: chosen }, resetScroll: false })
  }
  const known = usePublished()
  const about = useMemo(() => ({ key: draft.key, name: draftState.about.name, known }), [draft.key, draftState.about.name, known])
  return (
    <Page toolbar={<BuilderBar draftState={draftState} mayWrite={mayWrite} actions={actions} onLeave={onLeave} />}>
      <WorkspaceNotes draftState={draftState} canWrite={mayWrite} onRecover={workspace.recover.bind(workspace)} />
      <Tabs value={tab} onChange={go} keepMounted={false}>
        <Tabs.List aria-label={t('Parts of the questionnaire')}>
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="general" className={classes.tab}>
          <BuilderGeneral draftState={draftState} workspace={workspace} mayWrite={mayWrite} onNext={() => go('questions')} />
        </Tabs.Panel>
        <Tabs.Panel value="questions" className={classes.tab}>
          <BuilderQuestions
            draftState={draftState}
            workspace={workspace}
            about={about}
            mayWrite={mayWrite}
            actions={actions}
            onNext={() => go('publish')}
          />
        </Tabs.Panel>
        <Tabs.Panel value="publish" className={classes.tab}>
          <Suspense fallback={<TableSkeleton label={t('Loading')} columns={2} />}>
            <PublishView draftState={draftState} workspace={workspace} known={known} mayWrite={mayWrite} actions={actions} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <EditConflicts
        refusals={refusals}
        onSettled={() => setRefusals((before) => before.slice(1))}
        onPut={(edit) => void actions.make(edit)}
      />
    </Page>
  )
}

/** Published questionnaires, which answers may start. */
function usePublished(): { value: string; label: string }[] {
  const { data } = useDrafts()
  return useMemo(
    () => data?.drafts.flatMap(({ key, name, version }) => (version === null ? [] : [{ value: key, label: name }])) ?? [],
    [data],
  )
}
