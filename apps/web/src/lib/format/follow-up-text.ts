import type { PlannedFollowUp } from '@clinic/contract/chart'
import { t } from '../messages/t.ts'
import { dayText } from './dates.ts'

/** "Call from 12 Jan 2026; questions on 7 Feb 2026 (draft, not confirmed by the clinical lead)" */
export function followUpText(planned: readonly PlannedFollowUp[]): string {
  return t('{steps} (draft, not confirmed by the clinical lead)', { steps: planned.map(stepText).join('; ') })
}

function stepText({ kind, on }: PlannedFollowUp): string {
  const day = dayText(on)
  if (kind === 'call') return t('call from {day} on', { day })
  return kind === 'tests' ? t('liver tests on {day}', { day }) : t('questions in the chat on {day}', { day })
}
