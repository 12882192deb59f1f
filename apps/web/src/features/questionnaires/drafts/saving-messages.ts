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
  if (saving === 'stopped') return [problem?.message ?? 'Nothing can be saved any more.', ...(unsent > 0 ? [`${stored}.`] : [])].join(' ')
  return unsent > 0 ? `No connection: ${stored} and sent as soon as it is back` : 'No connection: tried again until it is back'
}
