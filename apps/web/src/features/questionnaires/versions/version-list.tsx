import { restoreVersion, type VersionRow } from '@clinic/contract/questionnaires/versions'
import { Button, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { BuilderActions } from '../builder/builder-actions.ts'
import type { DraftWorkspace, WorkspaceState } from '../drafts/draft-workspace.ts'
import classes from './publish-view.module.css'
import { VersionCompare } from './version-compare.tsx'
import { VersionPreview } from './version-preview.tsx'
import { useVersions } from './version-queries.ts'

type Props = { draftState: WorkspaceState; workspace: DraftWorkspace; mayWrite: boolean; actions: BuilderActions }

/** What was published, newest first: who, when and why; looked at, compared, restore into the draft. */
export function VersionList({ draftState, workspace, mayWrite, actions }: Props) {
  const { about, state } = draftState
  const versions = useVersions(about.key)
  const [previewed, setVersion] = useState<number | null>(null)
  const [comparing, setComparing] = useState(false)
  const { ask, dialog } = useConfirm()
  const restore = useRestore(about.id, workspace, actions)
  const askRestore = async (version: number) => {
    const text = t('The draft will be replaced by these questions. You can undo this. Patients see them once you publish.')
    if (await ask({ title: t('Put version {version} back into the draft?', { version }), text, confirm: t('Put back') }))
      restore.mutate(version)
  }
  const rows = versions.data ?? []
  return (
    <Panel
      title={t('Versions')}
      note={rows.length > 0 ? t('{rows, plural, one {# version} other {# versions}}', { rows: rows.length }) : undefined}
      aside={
        rows.length > 0 && (
          <Button size="xs" variant="default" onClick={() => setComparing(true)}>
            {t('Compare versions')}
          </Button>
        )
      }
    >
      {versions.isPending && <TableSkeleton label={t('Loading versions')} columns={2} />}
      {versions.isError && (
        <LoadFailure title={t('The versions could not be loaded')} retry={versions.refetch}>
          {problemSentence(versions.error)}
        </LoadFailure>
      )}
      {versions.data?.length === 0 && <p className={classes.quiet}>{t('Not published yet.')}</p>}
      <ol className={classes.list} aria-label={t('Versions, newest first')}>
        {rows.map((row) => (
          <Row key={row.version} row={row} current={about.based_on}>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('View version {version}', { version: row.version })}
              onClick={() => setVersion(row.version)}
            >
              {tIn('verb', 'View')}
            </Button>
            {mayWrite && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('Restore to draft: version {version}', { version: row.version })}
                disabled={restore.isPending}
                onClick={() => void askRestore(row.version)}
              >
                {t('Restore to draft')}
              </Button>
            )}
          </Row>
        ))}
      </ol>
      <VersionPreview questionnaireKey={about.key} version={previewed} onClose={() => setVersion(null)} />
      <Modal
        opened={comparing}
        onClose={() => setComparing(false)}
        size="xl"
        title={t('Compare versions')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {comparing && <VersionCompare questionnaireKey={about.key} rows={rows} draft={state.shown} />}
      </Modal>
      {dialog}
    </Panel>
  )
}

function Row({ row, current, children }: { row: VersionRow; current: number | null; children: React.ReactNode }) {
  return (
    <li className={classes.version}>
      <div className={classes.runHead}>
        <strong>{t('Version {version}', { version: row.version })}</strong>
        {row.version === current && <Chip tone="good">{tIn('version', 'live')}</Chip>}
        {row.origin === 'starter' && <Chip>{t('built in')}</Chip>}
        <span className={classes.quiet}>
          {tSentence(row.published_by)}, {momentText(row.published_at)},{' '}
          {t('{questions, plural, one {# question} other {# questions}}', { questions: row.questions })}
        </span>
      </div>
      {row.notes !== '' && <p className={classes.notes}>{row.notes}</p>}
      <div className={classes.actions}>{children}</div>
    </li>
  )
}

/** Gives the draft the questions of a version; what it had before can be restore. */
function useRestore(id: number, workspace: DraftWorkspace, actions: BuilderActions) {
  return useMutation({
    mutationFn: async (version: number) => {
      await workspace.flush()
      const { revision, shown } = workspace.read().state
      await call(restoreVersion, { params: { id: String(id) }, body: { revision, version } })
      await workspace.readNews()
      return { version, shown }
    },
    onSuccess: ({ version, shown }) => {
      notify.success(t('The draft has the questions of version {version}.', { version }), {
        label: t('Undo'),
        run: () => void actions.putBack(shown),
      })
    },
    onError: (error) => notify.failure(problemSentence(error)),
  })
}
