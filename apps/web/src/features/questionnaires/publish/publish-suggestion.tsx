import { resolveSuggestion } from '@clinic/contract/questionnaires/versions'
import { Alert, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import type { BuilderActions } from '../builder/builder-actions.ts'
import type { DraftWorkspace, WorkspaceState } from '../drafts/draft-workspace.ts'
import { ChangeList } from '../versions/change-list.tsx'
import { useRefreshQuestionnaire } from '../versions/version-queries.ts'

type Props = { draftState: WorkspaceState; workspace: DraftWorkspace; mayWrite: boolean; actions: BuilderActions }

/** Newer questions that built in, where the clinic goes its own way: taken into the draft, or declined. */
export function PublishSuggestion({ draftState: { about, state }, workspace, mayWrite, actions }: Props) {
  const refresh = useRefreshQuestionnaire()
  const resolve = useMutation({
    mutationFn: async (take: boolean) => {
      await workspace.flush()
      const { revision, shown } = workspace.read().state
      await call(resolveSuggestion, { params: { id: String(about.id) }, body: { revision, take } })
      await Promise.all([workspace.readNews(), workspace.refresh(), refresh()])
      return { take, shown }
    },
    onSuccess: ({ take, shown }) => {
      if (take) notify.success(t('The newer questions are in the draft.'), { label: t('Undo'), run: () => void actions.putBack(shown) })
      else notify.success(t('The newer questions were declined.'))
    },
    onError: (error) => notify.failure(problemSentence(error)),
  })
  if (!about.suggested) return null
  return (
    <Alert color="accent" title={t('Version {version} is available in this release', { version: about.suggested.version })}>
      <p>{t('The clinic’s own questions stay until someone takes the update. It would change:')}</p>
      <ChangeList before={state.shown} after={about.suggested.questions} />
      {mayWrite && (
        <Group gap="xs" mt="sm">
          <Button size="xs" loading={resolve.isPending} onClick={() => resolve.mutate(true)}>
            {t('Add to draft')}
          </Button>
          <Button size="xs" variant="default" disabled={resolve.isPending} onClick={() => resolve.mutate(false)}>
            {t('Decline')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}
