import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { useCallback, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import type { useConfirm } from '../../../ui/confirm.tsx'
import { builderActions } from '../builder/builder-actions.ts'
import { useDrafts } from '../drafts/draft-queries.ts'
import type { RefusedEdit } from '../drafts/draft-workspace.ts'
import { notifyEdit } from '../drafts/notify-edit.ts'
import { useDraftWorkspace } from '../drafts/use-draft-workspace.ts'
import { editorActions } from '../editor/editor-actions.ts'
import { START, type Step, takeStep } from '../editor/editor-place.ts'
import type { Editing } from '../question-dialog/question-dialog.tsx'
import { type QuestionnairePath, useQuestionnaireAddress } from './use-questionnaire-address.ts'

/** Cards beside another view need this much. Pixels; the style sheet says so too. */
const ROOM_FOR_CARDS = 1000

/** One questionnaire under someone's hands, and where they are in it: every view shows the same, so that changing the view loses nothing. */
export function useQuestionnaire(path: QuestionnairePath, draft: QuestionnaireDraft, ask: ReturnType<typeof useConfirm>['ask']) {
  const address = useQuestionnaireAddress(path)
  const [refusals, setRefusals] = useState<readonly RefusedEdit[]>([])
  const [optionKept, setOptionKept] = useState(false)
  const { draftState, workspace } = useDraftWorkspace(draft, (fresh) => {
    const refused = fresh.filter(({ outcome }) => outcome.refused?.refused !== 'unchanged')
    if (refused.some(({ edit }) => edit.edit === 'delete_option')) setOptionKept(true)
    setRefusals((before) => [...before, ...refused.filter(({ edit }) => edit.edit !== 'delete_option')])
  })
  const [place, take] = useReducer(takeStep, START)
  const [editing, setEditing] = useState<Editing | null>(() => linkedTo(address))
  const frame = useRef<HTMLDivElement>(null)
  const bringCard = useEffectEvent((tag: string) => {
    if (address.tab === 'questions' && address.view === 'list') setEditing({ tag, fresh: false })
    else if (address.tab !== 'questions' || isTooNarrow(frame.current)) address.show({ view: 'cards' })
  })
  const stepTo = useEffectEvent((next: Step) => {
    take(next)
    if ('go' in next) bringCard(next.go)
  })
  const step = useCallback((next: Step) => stepTo(next), [])
  const loaded = useRef(draft.questions)
  const actions = useMemo(() => {
    const tools = { workspace, ask, step, loaded, report: notifyEdit(), onOptionSaved: () => setOptionKept(true), openQuestion: setEditing }
    return editorActions(tools)
  }, [workspace, ask, step])
  const quiet = useMemo(() => builderActions(workspace), [workspace])
  return {
    ...{ address, draftState, workspace, place, frame, editing, setEditing, actions, quiet, refusals, optionKept },
    settleRefusal: useCallback(() => setRefusals((before) => before.slice(1)), []),
    closeBrief: useCallback(() => setOptionKept(false), []),
  }
}

function isTooNarrow(frame: HTMLElement | null): boolean {
  return frame !== null && frame.clientWidth > 0 && frame.clientWidth < ROOM_FOR_CARDS
}

/** The question and the option that a link leads to. */
function linkedTo({ question, option }: { question?: string | undefined; option?: string | undefined }): Editing | null {
  return question ? { tag: question, fresh: false, ...(option && { taught: option }) } : null
}

/** Published questionnaires, which answers may start. */
export function usePublished(): { value: string; label: string }[] {
  const { data } = useDrafts()
  return useMemo(
    () => data?.drafts.flatMap(({ key, name, version }) => (version === null ? [] : [{ value: key, label: name }])) ?? [],
    [data],
  )
}
