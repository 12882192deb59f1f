import { countText } from '../../../lib/format/lists.ts'
import type { WorkspaceState } from './draft-workspace.ts'

/** The state of saving in words. `unsent`: how many edits the server does not have yet; `clock`: when everything was saved last, `14:32`. */
export function savingMessage(
  { saving, problem }: Pick<WorkspaceState, 'saving' | 'problem'>,
  unsent: number,
  clock: string | null,
): string {
  if (saving === 'saving') return 'Saving…'
  if (saving === 'saved') return clock === null ? 'All changes saved' : `All changes saved ${clock}`
  const stored = `${countText(unsent, 'change')} ${unsent === 1 ? 'is' : 'are'} kept here`
  if (saving === 'stopped')
    return [problem?.message ?? 'This draft can no longer be saved.', ...(unsent > 0 ? [`${stored}.`] : [])].join(' ')
  return unsent > 0 ? `Offline: ${stored}. They’ll be sent when you’re back online.` : 'Offline. Retrying…'
}
