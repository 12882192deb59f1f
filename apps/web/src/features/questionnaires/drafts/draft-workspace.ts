import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import {
  DRAFT_LIMITS,
  type EditOutcome,
  editDraft,
  type Information,
  type MadeEdit,
  readDraft,
  readEdits,
  saveQuestionnaire,
} from '@clinic/contract/questionnaires/drafts'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { EditResult } from '@clinic/core/questionnaires/edits/edit-result'
import { call } from '../../../lib/api.ts'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { type Highlights, MARK_MS, marksOf, stillVisible } from './draft-highlights.ts'
import { type Journal, readJournal, writeJournal } from './draft-journal.ts'
import {
  countUnsent,
  type DraftState,
  finishSending,
  makeEdit,
  openState,
  redo,
  startSending,
  takenTags,
  undo,
  withJournal,
  withNews,
} from './draft-state.ts'
import { findUnsentEdits, type UnsentEdits } from './unsent-edits.ts'

/** Typing pauses this long before it is sent; what changes the shape of the questionnaire goes as soon as it is drawn. */
const TYPING_MS = 500
const DRAWN_MS = 50
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

/** An own edit that the server refused, with the outcome. */
export type RefusedEdit = { edit: QuestionnaireEdit; outcome: EditOutcome }
/** `saved`: everything is with the server. `offline`: it is tried again automatically. `stopped`: the draft is gone, or may not be changed any longer. */
export type Saving = 'saved' | 'saving' | 'offline' | 'stopped'

export type WorkspaceState = {
  about: Omit<QuestionnaireDraft, 'questions'>
  state: DraftState
  saving: Saving
  savedAt: string | null
  /** Why nothing is saved any longer, or why it is not now. */
  problem: ApiProblem | null
  /** What an earlier visit left and the server does not have, until someone says what to do with it. */
  left: UnsentEdits | null
  highlights: Highlights
}

type OnRefusals = (refusals: RefusedEdit[]) => void

/**
 * One draft under someone's hands: edits show at once, are stored by the browser, go to the server in order, and are on what others did
 * at the same time. What the server refuses is told, never dropped silently.
 */
export class DraftWorkspace {
  #current: WorkspaceState
  readonly #at: { id: string }
  readonly #journal: string
  /** As an earlier visit kept it; not written over before it is settled what to do with it. */
  #stored: Journal | null
  readonly #listeners = new Set<() => void>()
  #onRefused: OnRefusals = () => undefined
  readonly #own: number
  #timer: number | undefined
  #pause = FIRST_PAUSE_MS
  #busy = false
  #newsWaiting = false
  #closed = false
  #described: Promise<void> = Promise.resolve()

  constructor(draft: QuestionnaireDraft, own: number) {
    const { questions, ...about } = draft
    this.#at = { id: String(draft.id) }
    this.#journal = `${own}.${draft.id}`
    this.#own = own
    this.#current = {
      about,
      state: openState(questions, draft.revision),
      saving: 'saved',
      savedAt: null,
      problem: null,
      left: null,
      highlights: {},
    }
    this.#stored = readJournal(this.#journal)
    if (this.#stored) void findUnsentEdits(draft, this.#stored).then((left) => this.#found(left))
  }

  read = (): WorkspaceState => this.#current

  edit(edit: QuestionnaireEdit): EditResult {
    const { state, result } = makeEdit(this.#current.state, edit)
    if (!('refused' in result)) this.#moved(state, edit.edit === 'set_fields' || edit.edit === 'set_choice' ? TYPING_MS : DRAWN_MS)
    return result
  }

  /** `null` where there is nothing to undo. */
  undo(): EditResult | null {
    return this.#putBack(undo(this.#current.state))
  }

  redo(): EditResult | null {
    return this.#putBack(redo(this.#current.state))
  }

  /** Name, description and picture go at once, each on what the one before left. Throws what the server says. */
  describe(information: Partial<Information>): Promise<void> {
    const done = this.#described.then(() => this.#describe(information))
    this.#described = done.catch(() => undefined)
    return done
  }

  /** Sends what waits now. Resolves when everything is with the server; throws what stopped it. */
  async flush(): Promise<void> {
    window.clearTimeout(this.#timer)
    while (countUnsent(this.#current.state) > 0) {
      if (this.#busy) await new Promise((resolve) => window.setTimeout(resolve, 50))
      else await this.#send()
      if (this.#current.problem) throw this.#current.problem
    }
  }

  /** Someone changed the draft, or the line was down: reads what is new. While own edits are on their way their answer brings it. */
  async readNews(): Promise<void> {
    if (this.#busy || this.#closed) {
      this.#newsWaiting = true
      return
    }
    this.#busy = true
    try {
      const news = await call(readEdits, { params: this.#at, query: { since: String(this.#current.state.revision) } })
      const state = withNews(this.#current.state, news)
      const isBack = this.#current.saving === 'offline'
      this.#set({
        state,
        ...(isBack && { problem: null, saving: countUnsent(state) > 0 ? 'saving' : 'saved' }),
        ...(news.information && { about: { ...this.#current.about, ...news.information } }),
      })
      this.#mark(news.edits)
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#settle()
    }
  }

  /** Reads the draft again: whether it differs from what is published, say. */
  async refresh(): Promise<void> {
    const { questions: _, ...about } = await call(readDraft, { params: this.#at })
    this.#set({ about })
  }

  /** What an earlier visit left: put in, or discard. What was done since goes first; while that cannot be sent, the question stays. */
  async recover(take: boolean): Promise<void> {
    if (take) await this.flush().catch(() => undefined)
    if (take && countUnsent(this.#current.state) > 0) return
    const { left, state } = this.#current
    if (!left) return
    this.#stored = null
    if (take) this.#moved(withJournal(state, left), 0)
    else this.#keep(state)
    this.#set({ left: null })
  }

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Someone looks at it. Called back, it sends what waits and stops following. */
  open(onRefused: OnRefusals): () => void {
    this.#closed = false
    this.#onRefused = onRefused
    return () => {
      this.#closed = true
      window.clearTimeout(this.#timer)
      if (!this.#busy && !this.#stored) void this.#send()
    }
  }

  async #describe(information: Partial<Information>): Promise<void> {
    await this.flush()
    const { revision } = this.#current.state
    const { questions: _, ...about } = await call(saveQuestionnaire, { params: this.#at, body: { revision, ...information } })
    const { state } = this.#current
    // Ours alone: nothing has to be heard of before the next one goes.
    const next = about.revision === revision + 1 && state.revision === revision ? { ...state, revision: about.revision } : state
    this.#set({ about, state: next, savedAt: new Date().toISOString() })
    await this.readNews()
  }

  #putBack(edited: ReturnType<typeof undo>): EditResult | null {
    if (!edited) return null
    if ('refused' in edited.result) this.#set({ state: edited.state })
    else this.#moved(edited.state, DRAWN_MS)
    return edited.result
  }

  #moved(state: DraftState, wait: number): void {
    this.#set({ state, saving: this.#current.saving === 'stopped' ? 'stopped' : 'saving' })
    this.#keep(state)
    this.#later(wait)
  }

  #keep(state: DraftState): void {
    if (!this.#stored) writeJournal(this.#journal, state)
  }

  #found(left: UnsentEdits | null): void {
    if (left) this.#set({ left })
    else {
      this.#stored = null
      this.#keep(this.#current.state)
    }
  }

  #later(wait: number): void {
    window.clearTimeout(this.#timer)
    if (this.#current.saving !== 'stopped') this.#timer = window.setTimeout(() => void this.#send(), wait)
  }

  async #send(): Promise<void> {
    if (this.#busy) return
    // A batch that was on its way when the line broke goes again under its name.
    const state = startSending(this.#current.state, crypto.randomUUID(), DRAFT_LIMITS.edits)
    const { sent } = state
    if (!sent) return this.#current.saving === 'offline' ? this.readNews() : undefined
    this.#busy = true
    this.#set({ state, saving: 'saving' })
    this.#keep(state)
    try {
      const answer = await call(editDraft, {
        params: this.#at,
        body: { revision: state.revision, batch: sent.id, edits: [...sent.edits] },
        outlives: true,
      })
      const next = finishSending(this.#current.state, answer)
      this.#pause = FIRST_PAUSE_MS
      const all = countUnsent(next) === 0
      this.#set({ state: next, problem: null, saving: all ? 'saved' : 'saving', ...(all && { savedAt: new Date().toISOString() }) })
      this.#keep(next)
      const made = answer.results.filter(({ revision }) => revision !== null).length
      if (answer.revision - state.revision > made) void this.#markSince(state.revision)
      const taken = takenTags(sent, answer.results)
      const refusals = answer.results.flatMap((outcome, place) => {
        const edit = sent.edits[place]
        return outcome.refused && edit && !taken.includes(edit) ? [{ edit, outcome }] : []
      })
      if (refusals.length > 0) this.#onRefused(refusals)
    } catch (error) {
      this.#failed(error)
    } finally {
      this.#settle()
    }
  }

  /** A refusal of the whole call will not change by asking again; a broken line will. */
  #failed(error: unknown): void {
    const problem = error instanceof ApiProblem ? error : null
    const passes = !problem || problem.status === 0 || problem.status >= 500 || problem.status === 429 || problem.status === 401
    this.#set({ problem, saving: passes ? 'offline' : 'stopped' })
    if (!passes || this.#closed) return
    this.#later(this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }

  #settle(): void {
    this.#busy = false
    if (this.#closed) return
    if (this.#newsWaiting) {
      this.#newsWaiting = false
      void this.readNews()
    } else if (this.#current.saving === 'saving' && countUnsent(this.#current.state) > 0) this.#later(0)
  }

  /** What others did at the same time came with the answer; who did it is asked for. */
  async #markSince(revision: number): Promise<void> {
    const news = await call(readEdits, { params: this.#at, query: { since: String(revision) } }).catch(() => null)
    if (news && !this.#closed) this.#mark(news.edits)
  }

  #mark(edits: readonly MadeEdit[]): void {
    const fresh = marksOf(edits, this.#own)
    if (Object.keys(fresh).length === 0) return
    this.#set({ highlights: { ...this.#current.highlights, ...fresh } })
    window.setTimeout(() => this.#set({ highlights: stillVisible(this.#current.highlights) }), MARK_MS)
  }

  #set(change: Partial<WorkspaceState>): void {
    this.#current = { ...this.#current, ...change }
    for (const listen of [...this.#listeners]) listen()
  }
}
