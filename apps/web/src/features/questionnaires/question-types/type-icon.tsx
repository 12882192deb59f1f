import type { Widget } from '@clinic/contract/questionnaires'
import { typeIcon } from './question-types.ts'

/** The sign of a type of question, beside its name. */
export function TypeIcon({ type, size = 20 }: { type: Widget; size?: number }) {
  const Icon = typeIcon(type)
  return <Icon size={size} aria-hidden />
}
