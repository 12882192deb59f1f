import type { Sql } from '@clinic/server/testing/database'
import type { Chatting } from './chat-client.ts'
import { QUEUE_ACTIONS } from './history.ts'
import { SHEET_ROWS, type Sheet } from './import-client.ts'
import type { Entry } from './read-entries.ts'

/** Every conversation has as many turns as were answered, reached its end, and left its patient in the queue with one consent. */
export async function checkConversations(sql: Sql, conversations: readonly Chatting[]): Promise<string[]> {
  const rows = await sql<{ id: string; turn: number; turns: number; consents: number; waits: boolean }[]>`
    select c.id, c.turn, (select count(*) from conversation_turns t where t.conversation_id = c.id) as turns,
      (select count(*) from consents k where k.conversation_id = c.id) as consents,
      coalesce((select in_pcr_queue from patients p where p.patient_id = c.patient_id), false) as waits
    from conversations c`
  const stored = new Map(rows.map((row) => [row.id, row]))
  const wrong: string[] = []
  for (const { patient, end } of conversations) {
    const { id, turns: answered } = patient
    if (end === 'given up' && answered === 0) continue
    const row = stored.get(id)
    if (end !== 'reached') wrong.push(`stuck: conversation ${id} stopped after ${answered} turns`)
    else if (row?.turns !== answered || row.turn !== answered)
      wrong.push(`conversation ${id} has ${row?.turns} turns, ${answered} were answered`)
    else if (row.consents !== 1 || !row.waits)
      wrong.push(`conversation ${id} ended with ${row.consents} consents, in the queue: ${row.waits}`)
  }
  return wrong
}

/** Every sheet came in whole or not at all, and whole where that was said. */
export async function checkSheets(sql: Sql, sheets: readonly Sheet[]): Promise<string[]> {
  const rows = await sql<{ sheet: string; count: number }[]>`
    select split_part(patient_id, '-', 1) as sheet, count(*) as count from patients where patient_id like 'SHEET%' group by 1`
  const counts = new Map(rows.map(({ sheet, count }) => [sheet, count]))
  return sheets.flatMap(({ number, outcome }) => {
    const count = counts.get(`SHEET${number}`) ?? 0
    const right = outcome === 'done' ? count === SHEET_ROWS : outcome === 'refused' ? count === 0 : count === 0 || count === SHEET_ROWS
    return right ? [] : [`half an import: sheet ${number} (${outcome}) has ${count} of ${SHEET_ROWS} patients`]
  })
}

/**
 * Rows that an action writes beside the patient exist: an encounter for each completion, an undo step for each
 * transition.
 */
export async function checkCompanions(sql: Sql, entries: readonly Entry[]): Promise<string[]> {
  const audited: readonly string[] = Object.values(QUEUE_ACTIONS).map(({ action }) => action)
  const [row] = await sql<{ encounters: number; steps: number }[]>`
    select (select count(*) from encounters) as encounters, (select count(*) from undo_steps) as steps`
  const completed = entries.filter(({ action }) => action === QUEUE_ACTIONS.complete.action).length
  const actions = entries.filter(({ action }) => audited.includes(action)).length
  const wrong = row?.encounters === completed ? [] : [`half done: ${row?.encounters} encounters for ${completed} completions`]
  // Undo steps are deleted once they can no longer be used.
  return row && row.steps > actions ? [...wrong, `half done: ${row.steps} steps to take back for ${actions} actions`] : wrong
}
