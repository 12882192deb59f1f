import { t } from '../../../lib/messages/t.ts'
import type { WorkspaceState } from './draft-workspace.ts'

/** The state of saving in words. `unsent`: how many edits the server does not have yet; `clock`: when everything was saved last, `14:32`. */
export function savingMessage(
  { saving, problem }: Pick<WorkspaceState, 'saving' | 'problem'>,
  unsent: number,
  clock: string | null,
): string {
  if (saving === 'saving') return t('Saving…')
  if (saving === 'saved') return clock === null ? t('All changes saved') : t('All changes saved {clock}', { clock })
  const stored = t('{unsent, plural, one {# change} other {# changes}} {unsent, plural, one {is} other {are}} kept here', { unsent })
  if (saving === 'stopped')
    return [problem?.message ?? t('This draft can no longer be saved.'), ...(unsent > 0 ? [`${stored}.`] : [])].join(' ')
  return unsent > 0 ? t('Offline: {stored}. They’ll be sent when you’re back online.', { stored }) : t('Offline. Retrying…')
}
