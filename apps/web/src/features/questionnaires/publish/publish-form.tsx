import { publishDraft, VERSION_LIMITS, type VersionRow } from '@clinic/contract/questionnaires/versions'
import { Button, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { listText } from '../../../lib/format/lists.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { DraftWorkspace, WorkspaceState } from '../drafts/draft-workspace.ts'
import classes from '../versions/publish-view.module.css'
import { useRefreshQuestionnaire } from '../versions/version-queries.ts'
import { type Needs, publishLacks, type Reread, type Ticks } from './publish-needs.ts'

type Props = {
  draftState: WorkspaceState
  workspace: DraftWorkspace
  needs: Needs
  ticks: Ticks
  changed: Reread
  /** The draft says what is published. */
  isSame: boolean
  onTick: (change: Partial<Ticks>) => void
  onPublished: (version: VersionRow) => void
}

/** Notes, what is still lacking, and Publish. */
export function PublishForm({ draftState: { about }, workspace, needs, ticks, changed, isSame, onTick, onPublished }: Props) {
  const refresh = useRefreshQuestionnaire()
  const lacks = publishLacks(needs, ticks, changed)
  const publish = useMutation({
    mutationFn: async () => {
      await workspace.flush()
      const { notes, signed, seen, approved, reread } = ticks
      const { revision } = workspace.read().state
      return call(publishDraft, {
        params: { id: String(about.id) },
        body: { revision, notes: notes.trim(), signed: [...signed], seen: [...seen], approved: [...approved], reread },
      })
    },
    onSuccess: async (version) => {
      await Promise.all([workspace.refresh(), refresh()])
      onPublished(version)
    },
    onError: async (error) => {
      notify.failure(problemSentence(error))
      await workspace.readNews()
    },
  })
  return (
    <Panel title={t('Publish')} note={t('as version {based_on}', { based_on: (about.based_on ?? 0) + 1 })}>
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          publish.mutate()
        }}
      >
        <Textarea
          label={t('What’s new in this version')}
          description={t('Shown in the version history')}
          required
          autosize
          minRows={2}
          maxRows={8}
          maxLength={VERSION_LIMITS.notes}
          value={ticks.notes}
          onChange={(event) => onTick({ notes: event.currentTarget.value })}
        />
        <p className={classes.quiet}>
          {tRich('Patients already answering won’t have to start over. New French texts must be approved before they’re used: {link}.', {
            link: <Link to="/pages/languages">{t('French Texts')}</Link>,
          })}
        </p>
        <div className={classes.foot}>
          <p role="status" className={classes.quiet}>
            {isSame
              ? t('Nothing to publish. The draft matches version {based_on}.', { based_on: about.based_on })
              : lacks.length > 0
                ? t('Before you publish: {lacks}.', { lacks: listText(lacks) })
                : t('Ready to publish.')}
          </p>
          <Button type="submit" disabled={isSame || lacks.length > 0} loading={publish.isPending}>
            {t('Publish')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
