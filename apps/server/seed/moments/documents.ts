import type { Seller } from '@clinic/contract/documents/sellers'
import { addDays } from '@clinic/core/shared/dates'
import { ageDocuments } from '../../src/care/documents/life/age-documents.ts'
import { dayIn, instantIn, later } from '../../src/platform/clock.ts'
import { findSeen, type Seen, servedProvinces } from './find-seen.ts'
import { ifAllowed } from './if-allowed.ts'
import { openPen } from './pen.ts'
import type { Stage } from './stage.ts'
import { monthsOf, STORIES, type Step, type Story } from './stories.ts'

const DAY_SECONDS = 86_400
/** Between a visit and its signature. */
const SIGNING_SECONDS = 360
const HISTORY_DAYS = 33
const NIGHT = '02:30:00.000'

/** `about`: the patient; null: all. */
type Action = { at: string; about: string | null; run(): Promise<unknown> }

/** Medical documents of recent visits, one in each state, each signed and followed by its practitioner (F-23). */
export async function writeDocuments(stage: Stage, sellers: readonly Seller[]): Promise<void> {
  const pen = openPen(stage, sellers)
  const left = await findSeen(stage.sql, { since: later(stage.now, -HISTORY_DAYS * DAY_SECONDS), provinces: servedProvinces() })
  const actions: Action[] = nights(stage)
  for (const story of STORIES) {
    const cast = castOf(stage, story, left)
    // No visit leaves time for it.
    if (!cast) continue
    left.splice(left.indexOf(cast.seen), 1)
    actions.push(
      ...cast.moments.map(({ step, at }) => ({ at, about: cast.seen.patient_id, run: () => pen.take(step, { ...cast, story, at }) })),
    )
  }
  actions.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
  const ended = new Set<string | null>()
  for (const { run, about } of actions) if (!ended.has(about) && !(await ifAllowed(run))) ended.add(about)
  await pen.close()
}

/** The first visit after which there was time for the whole story. */
function castOf(stage: Stage, story: Story, left: readonly Seen[]) {
  const latest = later(stage.now, -story.age * DAY_SECONDS)
  for (const seen of inOrderOfFit(story, left).filter(({ completed_at }) => completed_at <= latest)) {
    const np = stage.staff.find(({ id }) => id === seen.user_id)
    const moments = np && momentsOf(story, seen.completed_at, (from) => stage.atWork(np, from))
    if (np && moments) return { seen, np, moments }
  }
  return null
}

/** Visits at which the document was authorized come first, then those without a decision. */
function inOrderOfFit(story: Story, left: readonly Seen[]): Seen[] {
  const fits = ({ authorized }: Seen) =>
    authorized === null ? 1 : authorized.grams === Number(story.grams) && authorized.months === monthsOf(story) ? 2 : 0
  return left.toSorted((one, other) => fits(other) - fits(one))
}

function momentsOf({ steps, pause }: Story, completed_at: string, atWork: (from: string) => string | null) {
  const moments: { step: Step; at: string }[] = []
  let from = later(completed_at, SIGNING_SECONDS)
  for (const step of steps) {
    const at = atWork(from)
    if (at === null) return null
    moments.push({ step, at })
    from = later(at, step === 'draft' ? SIGNING_SECONDS : pause * DAY_SECONDS)
  }
  return moments
}

function nights({ sql, now, zone }: Stage): Action[] {
  const today = dayIn(zone, now)
  return Array.from({ length: HISTORY_DAYS }, (_, days) => instantIn(zone, `${addDays(today, days + 1 - HISTORY_DAYS)}T${NIGHT}`))
    .filter((at) => at !== null && at <= now)
    .map((at) => ({ at: at ?? now, about: null, run: () => ageDocuments({ sql, now: at ?? now, zone }) }))
}
