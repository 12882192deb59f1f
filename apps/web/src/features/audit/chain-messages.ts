import type { AuditState } from '@clinic/contract/audit'
import { momentText } from '../../lib/format/dates.ts'
import { countText } from '../../lib/format/lists.ts'

export type ChainTone = 'good' | 'warn' | 'bad'
/** The state of the log in words; `problems` are what someone has to look at. */
export type ChainMessage = { tone: ChainTone; title: string; facts: string[]; problems: string[] }

const HEAD_SHOWN = 12
/** Fewer are sealed before anyone has read that they wait. */
const MANY = 1000

/** How far the log is sealed, and whether anything is wrong with it. `now`: the viewer's clock. */
export function chainMessage(state: AuditState, now: Date): ChainMessage {
  const { sealed, head, waiting, late, anchor, verification } = state
  const issues = verification?.findings ?? []
  const problems = [
    ...issues,
    ...(late
      ? [`${entries(waiting)} wait for their seal for more than a minute. The key may be missing: see AUDIT_KEY in the settings.`]
      : []),
  ]
  return {
    tone: issues.length > 0 ? 'bad' : late ? 'warn' : 'good',
    title: `${entries(sealed)} sealed`,
    facts: [
      ...(head ? [`head ${head.slice(0, HEAD_SHOWN)}…`] : []),
      ...(waiting > MANY && !late ? [`${entries(waiting)} being sealed`] : []),
      anchor ? `last anchor ${whenText(anchor.at, now)}` : 'not anchored yet',
      verification
        ? `verified ${whenText(verification.at, now)}: ${issues.length > 0 ? countText(issues.length, 'finding') : 'whole'}`
        : 'not verified yet',
    ],
    problems,
  }
}

/** `today 03:15`, `yesterday 03:15`, or the day. */
function whenText(iso: string, now: Date): string {
  const text = momentText(iso)
  const [day, clock] = text.split(', ')
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (day === momentText(now.toISOString()).split(', ')[0]) return `today ${clock}`
  if (day === momentText(yesterday.toISOString()).split(', ')[0]) return `yesterday ${clock}`
  return text
}

function entries(count: number): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? 'entry' : 'entries'}`
}
