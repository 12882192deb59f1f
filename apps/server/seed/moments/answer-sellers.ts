import type { Confirmable } from '@clinic/contract/documents/verification'
import { beginVerification } from '../../src/care/documents/verification/begin-verification.ts'
import { endVerification } from '../../src/care/documents/verification/end-verification.ts'
import { matchVerification } from '../../src/care/documents/verification/match-verification.ts'
import { later } from '../../src/platform/clock.ts'
import { ifAllowed } from './if-allowed.ts'
import type { Stage } from './stage.ts'

const ASKED: Confirmable[] = ['consultation', 'grams', 'period']
const DAY_SECONDS = 86_400
const DOUBT_DAYS = 7
/** Between two calls, and for one. */
const MINUTES = 4
const PAUSE = 1800

type Known = { number: string; seller_id: number; given_name: string; surname: string; birth_date: string }
/** `told`: the birth date that the caller reads out; null: the right one. */
type Call = { caller_name: string; told: string | null; note: string }

const CALLS: readonly Call[] = [
  { caller_name: 'Marie Gagnon', told: null, note: '' },
  { caller_name: 'Tom Bishop', told: '1970-01-01', note: 'The caller read out another birth date and hung up.' },
]

/** A seller’s call that was answered and one that was not, for managers and the practitioner to see (F-23). Returns how many. */
export async function answerSellers(stage: Stage): Promise<number> {
  const { sql, now } = stage
  const pcr = stage.named('amara.osei')
  const [recent] = await sql`select from verification_calls where begun_at > ${later(now, -DOUBT_DAYS * DAY_SECONDS)} limit 1`
  const from = recent ? null : stage.lastAtWork(pcr, later(now, -PAUSE * CALLS.length))
  if (from === null) return 0
  let answered = 0
  for (const [place, known] of (await findKnown(stage, from)).entries()) {
    const call = CALLS[place]
    const at = later(from, place * PAUSE)
    if (call && (await ifAllowed(() => answer(stage.as(pcr, at), known, call)))) answered += 1
  }
  return answered
}

async function answer(context: ReturnType<Stage['as']>, { number, seller_id, ...identity }: Known, { caller_name, told, note }: Call) {
  const { id, call_back } = await beginVerification(context, { document_number: number, seller_id, caller_name })
  const { matched } = await matchVerification(context, {
    id: String(id),
    number_called: call_back,
    ...identity,
    ...(told !== null && { birth_date: told }),
  })
  const confirmed = matched ? ASKED : []
  await endVerification(
    { ...context, now: later(context.now, MINUTES * 60) },
    { id: String(id), asked: ASKED, confirmed, doubt: !matched, note, minutes: MINUTES },
  )
}

/** Documents that a seller had by then. */
function findKnown({ sql }: Stage, before: string): Promise<Known[]> {
  return sql<Known[]>`
    select d.number, s.seller_id, p.first_name as given_name, p.last_name as surname, p.date_of_birth as birth_date
    from document_standings s join medical_documents d on d.id = s.document_id join patients p on p.patient_id = d.patient_id
    where s.seller_id is not null and s.state in ('sent', 'received', 'registered', 'expiring') and d.signed_at < ${before}
    order by d.signed_at desc, d.id limit ${CALLS.length}`
}
