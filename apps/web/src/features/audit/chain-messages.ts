import type { AuditState } from '@clinic/contract/audit'
import { momentText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'

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
      ? [
          t('{waiting} wait to be signed, for more than a minute. The key may be missing: see AUDIT_KEY in the settings.', {
            waiting: entries(waiting),
          }),
        ]
      : []),
  ]
  return {
    tone: issues.length > 0 ? 'bad' : late ? 'warn' : 'good',
    title: t('{sealed} sealed', { sealed: entries(sealed) }),
    facts: [
      ...(head ? [t('head {head}…', { head: head.slice(0, HEAD_SHOWN) })] : []),
      ...(waiting > MANY && !late ? [t('{waiting} being sealed', { waiting: entries(waiting) })] : []),
      anchor ? t('last anchor {at}', { at: whenText(anchor.at, now) }) : t('not anchored yet'),
      verification ? verifiedText(whenText(verification.at, now), issues.length) : t('not verified yet'),
    ],
    problems,
  }
}

function verifiedText(at: string, issues: number): string {
  return issues === 0
    ? t('verified {at}: whole', { at })
    : t('verified {at}: {issues, plural, one {# finding} other {# findings}}', { at, issues })
}

/** `today 03:15`, `yesterday 03:15`, or the day. */
function whenText(iso: string, now: Date): string {
  const text = momentText(iso)
  const [day, clock] = text.split(', ')
  const yesterday = new Date(now.getTime() - 24 * 60 * 60_000)
  if (day === momentText(now.toISOString()).split(', ')[0]) return t('today {clock}', { clock })
  if (day === momentText(yesterday.toISOString()).split(', ')[0]) return t('yesterday {clock}', { clock })
  return text
}

function entries(count: number): string {
  return t('{total, plural, one {# entry} other {# entries}}', { total: count })
}
