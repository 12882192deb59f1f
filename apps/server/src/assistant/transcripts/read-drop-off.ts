import { type DropOff, type QuestionnaireDropOff, WAY_STEPS } from '@clinic/contract/transcripts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { readMoment } from '../../platform/db/read-replica.ts'
import type { Asked, Range } from '../../reports/resolve-range.ts'
import { loadVersion } from '../questionnaires/load-version.ts'
import { resolveIdle } from './resolve-idle.ts'
import { resolvePeriod } from './resolve-period.ts'
import { countPath, findDropOff, type StoredStop } from './store.ts'

/**
 * How far the conversations that began in some days came, and question by question where people stop: counts alone. The reading is an entry.
 * Refusal: as `resolvePeriod`.
 */
export async function readDropOff(context: StaffContext, asked: Asked): Promise<DropOff> {
  const range = resolvePeriod(context, asked)
  const found = await collectDropOff(context, range)
  await note(context, {
    action: 'Read Report',
    description: `Read where conversations stopped from ${range.first} to ${range.last}`,
    entity: { kind: 'list', id: 'conversation_stops' },
  })
  return { startDate: range.first, endDate: range.last, today: range.today, ...found }
}

/** The same for the screen and for its CSV. */
export async function collectDropOff({ sql }: StaffContext, { from, until, now }: Range): Promise<Pick<DropOff, 'way' | 'questionnaires'>> {
  const stretch = { from, until, idle: resolveIdle(now) }
  const [way, rows] = await readMoment(sql, (tx) => Promise.all([countPath(tx, stretch), findDropOff(tx, stretch)]))
  const groups = Map.groupBy(rows, ({ questionnaire, version }) => `${questionnaire} ${version}`)
  return {
    way: WAY_STEPS.map((step) => ({ step, count: way[step] })),
    questionnaires: await Promise.all([...groups.values()].flatMap((group) => (group[0] ? [present(sql, group, group[0])] : []))),
  }
}

async function present(
  sql: StaffContext['sql'],
  rows: readonly StoredStop[],
  { questionnaire: key, version, name }: StoredStop,
): Promise<QuestionnaireDropOff> {
  const published = await loadVersion(sql, key, version)
  return {
    ...{ key, version, name },
    questions: rows.map(({ questionnaire: _key, version: _version, name: _name, ...row }) => ({
      ...row,
      text: published?.questions[row.question]?.text ?? row.question,
    })),
  }
}
