import { type FormSegments, readSegments } from '@clinic/contract/translations'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { WorkspaceState } from '../drafts/draft-workspace.ts'
import classes from '../versions/publish-view.module.css'
import { frenchOutlook } from './publish-outlook.ts'

/** Whether patients continue being asked in French when this draft is published, and the way to what is missing for that. */
export function PublishFrench({ draftState: { about, state } }: { draftState: WorkspaceState }) {
  const french = useQuery({
    queryKey: ['questionnaires', 'french', about.key, state.revision],
    queryFn: ({ signal }) => call(readSegments, { params: { key: about.key }, query: { of: 'draft' }, signal }),
    placeholderData: (before) => before,
    refetchOnMount: 'always',
  })
  return (
    <Panel title={t('French')} note={t('of the draft')}>
      {french.isError && (
        <LoadFailure title={t('The French could not be looked up')} retry={french.refetch}>
          {problemSentence(french.error)}
        </LoadFailure>
      )}
      {french.isPending && <TableSkeleton label={t('Looking up the French')} columns={1} rows={1} />}
      {french.data && <Outlook draftKey={about.key} french={french.data} />}
    </Panel>
  )
}

function Outlook({ draftKey, french }: { draftKey: string; french: FormSegments }) {
  const { tone, label, is, result } = frenchOutlook(french)
  return (
    <div className={classes.foot}>
      <div>
        <p className={classes.sign}>
          <Chip tone={tone}>{label}</Chip> {is}
        </p>
        <p className={classes.quiet}>{result}</p>
      </div>
      <LinkButton size="xs" variant="default" to="/pages/languages" search={{ questionnaire: draftKey, of: 'draft' }}>
        {t('French of this draft')}
      </LinkButton>
    </div>
  )
}
