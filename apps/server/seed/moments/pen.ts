import type { DocumentDetail } from '@clinic/contract/documents/medical-document'
import { type DocumentDraft, documentDraft } from '@clinic/contract/documents/readiness'
import type { Seller } from '@clinic/contract/documents/sellers'
import { ageOn } from '@clinic/core/shared/dates'
import { recordTreatmentConsent } from '../../src/care/documents/drafts/record-treatment-consent.ts'
import { saveDocumentDraft } from '../../src/care/documents/drafts/save-document-draft.ts'
import type { Signing } from '../../src/care/documents/drafts/signing.ts'
import { signDocument } from '../../src/care/documents/signing/sign-document.ts'
import { recordDecision } from '../../src/care/next-steps/record-decision.ts'
import { saveVisitNote } from '../../src/care/visit-notes/save-visit-note.ts'
import { signVisitNote } from '../../src/care/visit-notes/sign-visit-note.ts'
import type { Session, StaffContext } from '../../src/identity/auth/access/context.ts'
import { dayIn } from '../../src/platform/clock.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import type { Seen } from './find-seen.ts'
import { follow } from './follow.ts'
import { closeSession, openSession, showFactor } from './signing-session.ts'
import type { DemoStaff, Stage } from './stage.ts'
import { monthsOf, type Step, type Story } from './stories.ts'

export type Scene = { seen: Seen; np: DemoStaff; story: Story; at: string }
export type Pen = { take(step: Step, scene: Scene): Promise<void>; close(): Promise<void> }

const CLINIC = 'TCN AI'
const REPLACEMENT_GRAMS = '1'
const YOUNG = 25
const USUAL_GRAMS = 3

/** Takes the steps of documents in the name of their practitioners, each at its own time. */
export function openPen(stage: Stage, sellers: readonly Seller[]): Pen {
  const sessions = new Map<number, Session>()
  const documents = new Map<string, DocumentDetail>()
  const signingOf = async (context: StaffContext): Promise<Signing> => {
    const session = sessions.get(context.staff.id) ?? (await openSession(context))
    sessions.set(context.staff.id, session)
    return { session, agent: '', clinic_name: CLINIC, origin: '', hasFax: false }
  }
  const sign = async (context: StaffContext, patient_id: string, { draft, version }: { draft: DocumentDraft; version: number }) => {
    const signing = await signingOf(context)
    const { draft_id, ...saved } = await saveDocumentDraft(context, { patient_id, version, draft }, signing)
    await showFactor(context, signing.session)
    const { document } = await signDocument(context, { patient_id, draft_id: draft_id ?? '', version: saved.version }, signing)
    documents.set(patient_id, document)
  }
  return {
    async take(step, scene) {
      const context = stage.as(scene.np, scene.at)
      const draft = draftOf(scene, dayIn(stage.zone, scene.at))
      const { patient_id } = scene.seen
      const document = documents.get(patient_id)
      if (step === 'draft') return begin(context, scene, { draft, signing: await signingOf(context) })
      if (step === 'sign') return sign(context, patient_id, { draft, version: 1 })
      if (!document) throw new Error(`${patient_id}: nothing is signed`)
      if (step === 'replace') return sign(context, patient_id, { draft: replacing(draft, document.id), version: 0 })
      documents.set(patient_id, await follow(context, { step, document, sellers, place: scene.story.seller }))
    },
    async close() {
      for (const session of sessions.values()) await closeSession(stage.as(stage.named('admin'), stage.now), session)
    },
  }
}

/** The visit’s decision, its note, consent and an unfinished document. */
async function begin(context: StaffContext, { seen, story }: Scene, { draft, signing }: { draft: DocumentDraft; signing: Signing }) {
  const { patient_id, completed_at, user_id, consented, authorized } = seen
  if (!authorized)
    await recordDecision(context.sql as unknown as Tx, {
      ...{ patient_id, decided_at: completed_at, user_id, kind: 'authorize', reason: '', next_on: null },
      ...{ grams_per_day: Number(story.grams), months: monthsOf(story) },
    })
  const content = {
    template: 'dap' as const,
    data: 'Pain at night and after work. Other treatment did not help enough.',
    assessment: 'No reason against treatment was found. Goals, risks and driving were discussed.',
    plan: `Oil in the evening, at most ${story.grams} g a day. Review in 6 weeks.`,
  }
  await saveVisitNote(context, { patient_id, draft: { kind: 'visit', version: 0, content } })
  await signVisitNote(context, { patient_id, version: 1 })
  if (!consented) await recordTreatmentConsent(context, { patient_id, given: true })
  await saveDocumentDraft(context, { patient_id, version: 0, draft: { ...draft, statement: false } }, signing)
}

function draftOf({ seen, story, np }: Scene, today: string): DocumentDraft {
  const { street_address, city, province, flags, date_of_birth, authorized } = seen
  const initials = np.name.split(' ').map((word) => word[0] ?? '')
  return documentDraft.parse({
    ...{ daily_grams: story.grams, period_count: String(story.period.count), period_unit: story.period.unit },
    ...{ place_of_consultation: `${street_address}, ${city} ${province}`, province_of_consultation: province },
    ...{ condition: 'Chronic pain', condition_reason: 'Physiotherapy and two medicines did not help enough.', statement: true },
    ...{ flags: Object.fromEntries(flags.map((flag) => [flag, 'Discussed; low dose, no THC at first, review in 6 weeks.'])) },
    reasons: {
      ...(ageOn(date_of_birth, today) < YOUNG && { 'under-25': 'Other treatment was tried for two years; CBD first.' }),
      ...(Number(story.grams) > USUAL_GRAMS && { 'above-3-grams': 'Takes oil and capsules; lower amounts were not enough.' }),
      ...(authorized && authorized.grams !== Number(story.grams) && { 'differs-from-decision': 'Agreed with the patient by phone.' }),
    },
    fax_initials: initials.join('').slice(0, 3),
  })
}

function replacing(draft: DocumentDraft, supersedes: number): DocumentDraft {
  const why = 'The first named too much by mistake; the patient knows.'
  const reasons = { ...draft.reasons, replaces: why, 'differs-from-decision': why }
  return { ...draft, supersedes, reasons, daily_grams: REPLACEMENT_GRAMS }
}
