import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { useCallback, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Page } from '../../../ui/page.tsx'
import { countIssues, useEditorChecks } from '../checks/use-editor-checks.ts'
import { useDrafts } from '../drafts/draft-queries.ts'
import type { RefusedEdit } from '../drafts/draft-workspace.ts'
import { notifyEdit } from '../drafts/notify-edit.ts'
import { useDraftWorkspace } from '../drafts/use-draft-workspace.ts'
import { EditConflicts } from '../workspace/edit-conflicts.tsx'
import { useEditorShortcuts } from '../workspace/use-editor-shortcuts.ts'
import { WorkspaceNotes } from '../workspace/workspace-notes.tsx'
import { DraftBar } from './draft-bar.tsx'
import { editorActions } from './editor-actions.ts'
import { EditorBrief } from './editor-brief.tsx'
import { START, takeStep } from './editor-place.ts'
import { EditorViews } from './editor-views.tsx'

type Props = { draft: QuestionnaireDraft; onLeave: () => void }
const NO_SIGNS: ReturnType<typeof countIssues> = new Map()

/** One questionnaire under someone's hands. */
export function EditorWorkspace({ draft, onLeave }: Props) {
  const { isPCRManager, isNPManager, isAdmin } = useSession()
  const canWrite = isPCRManager || isNPManager || isAdmin
  const [refusals, setRefusals] = useState<readonly RefusedEdit[]>([])
  const [optionKept, setOptionKept] = useState(false)
  const { draftState, workspace } = useDraftWorkspace(draft, (fresh) => {
    const refused = fresh.filter(({ outcome }) => outcome.refused?.refused !== 'unchanged')
    if (refused.some(({ edit }) => edit.edit === 'delete_option')) setOptionKept(true)
    setRefusals((before) => [...before, ...refused.filter(({ edit }) => edit.edit !== 'delete_option')])
  })
  const [place, step] = useReducer(takeStep, START)
  const { ask, dialog } = useConfirm()
  const loaded = useRef(draft.questions)
  const actions = useMemo(
    () => editorActions({ workspace, ask, step, loaded, report: notifyEdit(), onOptionSaved: () => setOptionKept(true) }),
    [workspace, ask],
  )
  const { shown } = draftState.state
  const known = usePublished()
  const checked = useEditorChecks(shown, { key: draftState.about.key, known })
  const signs = useMemo(() => (checked ? countIssues(checked) : NO_SIGNS), [checked])
  const drawn = useDeferredValue(shown)
  // What the line above says may come a moment after the edit itself.
  const deferredState = useDeferredValue(draftState)
  const settled = useCallback(() => setRefusals((before) => before.slice(1)), [])
  const seen = useCallback(() => setOptionKept(false), [])
  useEditorShortcuts(canWrite ? actions : READING)
  return (
    <Page toolbar={<DraftBar draftState={deferredState} canWrite={canWrite} actions={actions} onLeave={onLeave} />}>
      <WorkspaceNotes draftState={draftState} canWrite={canWrite} onRecover={workspace.recover.bind(workspace)} />
      <EditorViews
        {...{ shown, drawn, place, highlights: draftState.highlights, signs, checked, canWrite, actions, draftKey: draftState.about.key }}
      />
      <EditConflicts refusals={refusals} onSettled={settled} onPut={actions.make} />
      <EditorBrief opened={optionKept} onClose={seen} />
      {dialog}
    </Page>
  )
}

const nothing = () => undefined
const READING = { undo: nothing, redo: nothing, save: nothing }

/** The keys of questionnaires that answers may start. */
function usePublished(): readonly string[] | undefined {
  const { data } = useDrafts()
  const keys = data?.drafts.flatMap(({ key, version }) => (version === null ? [] : [key])).join(' ')
  return useMemo(() => keys?.split(' '), [keys])
}
