import type { ContentItem, ContentState } from '@clinic/contract/questionnaires/content-approvals'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { listDrafts } from '../articles/list-drafts.ts'
import { listShipped, listUsable } from '../questionnaires/load-version.ts'
import { formText, programTexts } from '../translations/collect-texts.ts'
import { asForm, listKnownNow } from '../translations/list-forms.ts'
import { CONSENT, checkOpen, findConsent, NEEDED_KEYS } from './check-open.ts'
import { findApprovals, type StoredApproval } from './store.ts'

export function readContent({ sql }: StaffContext): Promise<ContentState> {
  return presentContent(sql)
}

/** The newest version of everything that comes with the program, and the articles that are still drafts. */
export async function presentContent(sql: Sql | TransactionSql): Promise<ContentState> {
  const approvals = await findApprovals(sql)
  const usable = await listUsable(sql)
  const consent = await findConsent(sql)
  const items = [
    consentItem(approvals, consent?.english.version ?? null),
    ...(await questionnaireItems(sql, approvals, usable)),
    ...(await draftArticles(sql)),
  ]
  return { open: checkOpen(usable, consent), items }
}

function consentItem(approvals: readonly StoredApproval[], used: string | null): ContentItem {
  const approved = approvedOf(approvals, CONSENT)
  return {
    ...CONSENT,
    ...{ name: 'Consent form', language: null, needed: true, used, approved },
    parts: programTexts().find(({ key }) => key === CONSENT.key)?.parts ?? [],
  }
}

/** What the clinic publishes is not among them: it carries the name of the person who published it. */
async function questionnaireItems(
  sql: Sql | TransactionSql,
  approvals: readonly StoredApproval[],
  usable: Awaited<ReturnType<typeof listUsable>>,
): Promise<ContentItem[]> {
  const known = await listKnownNow(sql)
  return (await listShipped(sql)).map((questionnaire) => {
    const { key, name, version } = questionnaire
    const item = { kind: 'questionnaire' as const, key, version: String(version) }
    const used = usable.find((one) => one.key === key)
    return {
      ...item,
      ...{ name, language: null, needed: NEEDED_KEYS.includes(key), used: used ? String(used.version) : null },
      approved: approvedOf(approvals, item),
      parts: formText(asForm(known, questionnaire, version)).parts,
    }
  })
}

async function draftArticles(sql: Sql | TransactionSql): Promise<ContentItem[]> {
  return (await listDrafts(sql)).map(({ id, version, title, text, language }) => ({
    ...{ kind: 'article', key: id, version: String(version), name: title, language, needed: false, used: null, approved: null },
    parts: [{ original: text, translation: '' }],
  }))
}

function approvedOf(approvals: readonly StoredApproval[], { kind, key, version }: Pick<ContentItem, 'kind' | 'key' | 'version'>) {
  const found = approvals.find((one) => one.kind === kind && one.key === key && one.version === version)
  return found ? { by: found.by, at: found.at } : null
}
