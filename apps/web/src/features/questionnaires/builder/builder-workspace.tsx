import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { loadPart } from '../../../lib/chunk.ts'
import { Page } from '../../../ui/page.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { useDrafts } from '../drafts/draft-queries.ts'
import type { Refusal } from '../drafts/draft-workspace.ts'
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
  { value: 'general', label: 'General Information' },
  { value: 'questions', label: 'Questions' },
  { value: 'publish', label: 'Publish' },
] as const

/** One questionnaire in the builder: three tabs upon one desk (REQ-409, REQ-425). */
export function BuilderWorkspace({ draft, onLeave }: { draft: QuestionnaireDraft; onLeave: () => void }) {
  const mayWrite = useMayWrite()
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const { desk, hands } = useDraftWorkspace(draft, (fresh) => {
    const told = fresh.filter(({ outcome }) => outcome.refused?.refused !== 'unchanged')
    setRefusals((before) => [...before, ...told])
  })
  const verbs = useMemo(() => builderActions(hands), [hands])
  const { tab: asked } = useSearch({ from: '/pages/medicalQuestionnaire' })
  const navigate = useNavigate()
  const tab = TABS.find(({ value }) => value === asked)?.value ?? 'general'
  const go = (next: string | null) => {
    const chosen = TABS.find(({ value }) => value === next)?.value ?? 'general'
    void navigate({ to: '/pages/medicalQuestionnaire', search: { draft: draft.key, tab: chosen }, resetScroll: false })
  }
  const known = useKnown()
  const about = useMemo(() => ({ key: draft.key, name: desk.about.name, known }), [draft.key, desk.about.name, known])
  return (
    <Page toolbar={<BuilderBar desk={desk} mayWrite={mayWrite} verbs={verbs} onLeave={onLeave} />}>
      <WorkspaceNotes desk={desk} canWrite={mayWrite} onRecover={hands.recover.bind(hands)} />
      <Tabs value={tab} onChange={go} keepMounted={false}>
        <Tabs.List aria-label="Parts of the questionnaire">
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="general" className={classes.tab}>
          <BuilderGeneral desk={desk} hands={hands} mayWrite={mayWrite} onNext={() => go('questions')} />
        </Tabs.Panel>
        <Tabs.Panel value="questions" className={classes.tab}>
          <BuilderQuestions desk={desk} hands={hands} about={about} mayWrite={mayWrite} verbs={verbs} onNext={() => go('publish')} />
        </Tabs.Panel>
        <Tabs.Panel value="publish" className={classes.tab}>
          <Suspense fallback={<TableSkeleton label="Loading" columns={2} />}>
            <PublishView desk={desk} hands={hands} known={known} mayWrite={mayWrite} verbs={verbs} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <EditConflicts
        refusals={refusals}
        onSettled={() => setRefusals((before) => before.slice(1))}
        onPut={(edit) => void verbs.make(edit)}
      />
    </Page>
  )
}

/** Published questionnaires, which answers may start. */
function useKnown(): { value: string; label: string }[] {
  const { data } = useDrafts()
  return useMemo(
    () => data?.drafts.flatMap(({ key, name, version }) => (version === null ? [] : [{ value: key, label: name }])) ?? [],
    [data],
  )
}
