import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Article } from '@clinic/nlu/articles/article'
import { approveShipped } from '../src/assistant/approvals/approve-content.ts'
import { approveDrafts } from '../src/assistant/articles/approve-drafts.ts'
import { publishBuiltIn } from '../src/assistant/articles/publish-built-in.ts'
import { publishContent } from '../src/assistant/questionnaires/publish-content.ts'
import type { Sql } from '../src/platform/db/database.ts'
import { buildStaff, TEST_NOW } from './build.ts'

/** Questionnaires as of a clinic that is open: published and, with the consent form, approved for patients. */
export async function publishApproved(sql: Sql, questionnaires: readonly Questionnaire[]): Promise<void> {
  await publishContent(sql, questionnaires)
  await sql.begin((tx) => approveShipped(tx, { questionnaires, user_id: null, now: '2026-01-01T00:00:00.000Z' }))
}

/** Articles as of a clinic that answers from them. */
export async function publishApprovedArticles(sql: Sql, articles: readonly Article[]): Promise<void> {
  const { id: user_id } = await buildStaff(sql)
  await publishBuiltIn(sql, articles, TEST_NOW)
  await sql.begin((tx) => approveDrafts(tx, { language: 'en', user_id, now: TEST_NOW }))
}
