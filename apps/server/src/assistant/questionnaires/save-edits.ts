import type { AuditEntry } from '@clinic/contract/audit'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import type { Inside } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Notice } from '../../platform/events.ts'
import { editorsNotice } from './draft-notice.ts'
import { updateDraft } from './draft-store.ts'
import { insertEdits } from './edit-store.ts'
import { findEditorIds } from './editor-store.ts'
import type { Making } from './make-edits.ts'

/** Whoever had it open within these hears of edits: the pages of a tab in the background say so less often. */
const HEARING_SECONDS = 600

type Kept = { audit: AuditEntry; live: readonly Notice[] }

/** Writes edits that were made and what they made of the draft. `said` begins the entry: which questions of which draft were touched follows. */
export async function saveEdits(tx: Tx, context: Inside<StaffContext>, { draft, made, said }: Making & { said: string }): Promise<Kept> {
  const who = { user_id: context.staff.id, now: context.now }
  if (made.length > 0) {
    await insertEdits(tx, { draft_id: draft.id, ...who, made })
    await updateDraft(tx, { ...draft, ...who })
  }
  const editors = await findEditorIds(tx, { draft_id: draft.id, since: later(context.now, -HEARING_SECONDS) })
  const edits = made.map(({ revision, edit, patch }) => ({ revision, edit: edit.edit, questions: Object.keys(patch).slice(0, 20) }))
  return {
    audit: {
      action: 'Questionnaire Edited',
      description: `${said} in the draft of “${draft.name}”, now revision ${draft.revision}`,
      entity: { kind: 'questionnaire', id: draft.key },
      additionalInfo: JSON.stringify({ edits }),
    },
    live: made.length > 0 ? [editorsNotice(draft, editors)] : [],
  }
}
