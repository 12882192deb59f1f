import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { useCallback, useDeferredValue, useMemo, useReducer, useRef, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Page } from '../../../ui/page.tsx'
import { countFindings, useEditorChecks } from '../checks/use-editor-checks.ts'
import { useDrafts } from '../drafts/draft-queries.ts'
import type { Refusal } from '../drafts/draft-workspace.ts'
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
const NO_SIGNS: ReturnType<typeof countFindings> = new Map()

/** One questionnaire under somebody's hands. */
export function EditorWorkspace({ draft, onLeave }: Props) {
  const { isPCRManager, isNPManager, isAdmin } = useSession()
  const canWrite = isPCRManager || isNPManager || isAdmin
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [optionKept, setOptionKept] = useState(false)
  const { desk, hands } = useDraftWorkspace(draft, (fresh) => {
    const told = fresh.filter(({ outcome }) => outcome.refused?.refused !== 'unchanged')
    if (told.some(({ edit }) => edit.edit === 'delete_option')) setOptionKept(true)
    setRefusals((before) => [...before, ...told.filter(({ edit }) => edit.edit !== 'delete_option')])
  })
  const [place, step] = useReducer(takeStep, START)
  const { ask, dialog } = useConfirm()
  const loaded = useRef(draft.questions)
  const verbs = useMemo(
    () => editorActions({ hands, ask, step, loaded, tell: notifyEdit(), onOptionKept: () => setOptionKept(true) }),
    [hands, ask],
  )
  const { shown } = desk.state
  const known = usePublished()
  const proved = useEditorChecks(shown, { key: desk.about.key, known })
  const signs = useMemo(() => (proved ? countFindings(proved) : NO_SIGNS), [proved])
  const drawn = useDeferredValue(shown)
  // What the line above says may come a moment after the edit itself.
  const deskAbove = useDeferredValue(desk)
  const settled = useCallback(() => setRefusals((before) => before.slice(1)), [])
  const seen = useCallback(() => setOptionKept(false), [])
  useEditorShortcuts(canWrite ? verbs : READING)
  return (
    <Page toolbar={<DraftBar desk={deskAbove} canWrite={canWrite} verbs={verbs} onLeave={onLeave} />}>
      <WorkspaceNotes desk={desk} canWrite={canWrite} onRecover={hands.recover.bind(hands)} />
      <EditorViews {...{ shown, drawn, place, marks: desk.marks, signs, proved, canWrite, verbs, draftKey: desk.about.key }} />
      <EditConflicts refusals={refusals} onSettled={settled} onPut={verbs.make} />
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
