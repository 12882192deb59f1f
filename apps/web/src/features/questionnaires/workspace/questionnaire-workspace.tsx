import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { Tabs } from '@mantine/core'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Page } from '../../../ui/page.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { BuilderGeneral } from '../builder/builder-general.tsx'
import { countIssues, useEditorChecks } from '../checks/use-editor-checks.ts'
import { DraftBar } from '../editor/draft-bar.tsx'
import { EditorBrief } from '../editor/editor-brief.tsx'
import type { Ticks } from '../publish/publish-needs.ts'
import { QuestionDialog } from '../question-dialog/question-dialog.tsx'
import classes from '../question-types/builder.module.css'
import { useMayWrite } from '../versions/version-queries.ts'
import { EditConflicts } from './edit-conflicts.tsx'
import { FindQuestion } from './find-question.tsx'
import { QuestionViews } from './question-views.tsx'
import { useEditorShortcuts } from './use-editor-shortcuts.ts'
import { usePublished, useQuestionnaire } from './use-questionnaire.ts'
import type { QuestionnairePath, Tab } from './use-questionnaire-address.ts'
import { WorkspaceNotes } from './workspace-notes.tsx'

const PublishView = lazy(() => loadPart(() => import('../publish/publish-view.tsx')).then((module) => ({ default: module.PublishView })))

const NAMED_TABS = [
  { value: 'general', label: t('General Information') },
  { value: 'questions', label: t('Questions') },
  { value: 'publish', label: t('Publish') },
] as const
const NO_SIGNS: ReturnType<typeof countIssues> = new Map()
const nothing = () => undefined
const READING = { undo: nothing, redo: nothing, save: nothing }

type Props = { path: QuestionnairePath; draft: QuestionnaireDraft; onLeave: () => void }

/** One questionnaire: three tabs, of which the questions are a list, cards, a tree or a graph (REQ-409, REQ-425). */
export function QuestionnaireWorkspace({ path, draft, onLeave }: Props) {
  const mayWrite = useMayWrite()
  const { ask, dialog } = useConfirm()
  const one = useQuestionnaire(path, draft, ask)
  const { address, draftState, workspace, actions, quiet } = one
  const { tab, show } = address
  const { key, name } = draftState.about
  const { shown } = draftState.state
  const published = usePublished()
  const about = useMemo(() => ({ key, name, known: published }), [key, name, published])
  const known = useMemo(() => published.map(({ value }) => value), [published])
  const checked = useEditorChecks(shown, { key, known })
  const signs = useMemo(() => (checked ? countIssues(checked) : NO_SIGNS), [checked])
  const [ticks, setTicks] = useState<Ticks | null>(null)
  // What the line above says may come a moment after the edit itself.
  const deferredState = useDeferredValue(draftState)
  const go = (next: string | null) => show({ tab: (next ?? 'general') as Tab })
  // Fields of the other tabs have the browser’s own undo.
  useEditorShortcuts(mayWrite && tab === 'questions' ? actions : READING)
  return (
    <Page toolbar={<DraftBar draftState={deferredState} canWrite={mayWrite} actions={actions} onLeave={onLeave} />}>
      <WorkspaceNotes draftState={draftState} canWrite={mayWrite} onRecover={workspace.recover.bind(workspace)} />
      <Tabs value={tab} onChange={go} keepMounted={false}>
        <div className={classes.parts}>
          <Tabs.List aria-label={t('Parts of the questionnaire')}>
            {NAMED_TABS.map(({ value, label }) => (
              <Tabs.Tab key={value} value={value}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <FindQuestion questions={useDeferredValue(shown)} step={actions.step} />
        </div>
        <Tabs.Panel value="general" className={classes.tab}>
          <BuilderGeneral draftState={draftState} workspace={workspace} mayWrite={mayWrite} onNext={() => go('questions')} />
        </Tabs.Panel>
        <Tabs.Panel value="questions" className={classes.tab}>
          <QuestionViews {...{ ...one, about, signs, checked, mayWrite }} onNext={() => go('publish')} />
        </Tabs.Panel>
        <Tabs.Panel value="publish" className={classes.tab}>
          <Suspense fallback={<TableSkeleton label={t('Loading')} columns={2} />}>
            <PublishView
              {...{ draftState, workspace, known: published, mayWrite, actions: quiet, ticks }}
              onTicks={setTicks}
              onChecks={() => show({ view: 'proof' })}
            />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <QuestionDialog {...{ editing: one.editing, questions: shown, about, mayWrite, actions: quiet }} onEdit={one.setEditing} />
      <EditConflicts refusals={one.refusals} onSettled={one.settleRefusal} onPut={actions.make} />
      <EditorBrief opened={one.optionKept} onClose={one.closeBrief} />
      {dialog}
    </Page>
  )
}
