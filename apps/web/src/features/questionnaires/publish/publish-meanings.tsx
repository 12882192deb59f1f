import type { Questions } from '@clinic/contract/questionnaires'
import { type MeaningsEffect, MISSED_DAYS, type QuestionEffect, readMeaningsEffect } from '@clinic/contract/questionnaires/missed-replies'
import { sameValue } from '@clinic/core/questionnaires/edits/same-value'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { Checkbox } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { DraftWorkspace, WorkspaceState } from '../drafts/draft-workspace.ts'
import classes from '../versions/publish-view.module.css'
import { useMayWrite } from '../versions/version-queries.ts'
import type { Ticks } from './publish-needs.ts'

type Measured = { draftState: WorkspaceState; workspace: DraftWorkspace; before: Questions }

/** What new meanings change, measured on the server; not needed where the draft has the published ones. */
export function useMeaningsEffect({ draftState: { about, state }, workspace, before }: Measured) {
  const mayWrite = useMayWrite()
  const needed = mayWrite && !sameMeanings(before, state.shown)
  const query = useQuery({
    queryKey: ['questionnaires', 'meanings-effect', about.key, about.based_on, JSON.stringify(meaningsIn(state.shown))],
    queryFn: async ({ signal }) => {
      await workspace.flush()
      return call(readMeaningsEffect, { params: { id: about.key }, signal })
    },
    enabled: needed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { needed, query }
}

/** The replies of the last months as the draft reads them: nothing is published before this is seen. */
export function PublishMeanings({
  effect,
  ticks,
  onTick,
}: {
  effect: UseQueryResult<MeaningsEffect>
  ticks: Ticks
  onTick: (change: Partial<Ticks>) => void
}) {
  const { data } = effect
  return (
    <Panel title={t('Effect of new meanings')} note={t('on the replies of the last {days} days', { days: MISSED_DAYS })}>
      {effect.isError && (
        <LoadFailure title={t('The effect could not be measured')} retry={effect.refetch}>
          {problemSentence(effect.error)}
        </LoadFailure>
      )}
      {effect.isPending && <TableSkeleton label={t('Trying the replies on the draft')} columns={2} />}
      {data && (
        <ul className={classes.list}>
          {data.questions.map((question) => (
            <Effect key={question.tag} question={question} />
          ))}
        </ul>
      )}
      {data && data.changed > 0 && (
        <Checkbox
          mt="md"
          label={t('It is right that replies are read differently ({changed})', { changed: numberText(data.changed) })}
          checked={ticks.reread}
          onChange={(event) => onTick({ reread: event.currentTarget.checked })}
        />
      )}
    </Panel>
  )
}

function Effect({ question: { text, recorded, before, understood, changed } }: { question: QuestionEffect }) {
  const now = understood.reduce((sum, { count }) => sum + count, 0)
  return (
    <li>
      <strong>{text}</strong>
      {recorded === 0 ? (
        <p className={classes.quiet}>{t('No reply to this question was misunderstood. The new meanings are for the replies to come.')}</p>
      ) : (
        <>
          <p className={classes.quiet}>
            {t('Misunderstood: {recorded}. Understood with this draft: {now}, with the published version: {before}.', {
              recorded: numberText(recorded),
              now: numberText(now),
              before: numberText(before),
            })}
          </p>
          <ul className={classes.differences}>
            {understood.map(({ label, count }) => (
              <li key={label}>{t('{count} as “{label}”', { count: numberText(count), label })}</li>
            ))}
          </ul>
        </>
      )}
      {changed.length > 0 && (
        <ul className={classes.differences}>
          {changed.map(({ from, to, count }) => (
            <li key={`${from} ${to}`}>
              {t('Read differently: {count}, before “{from}”, now {to}', {
                count: numberText(count),
                from,
                to: to === null ? t('not understood') : `“${to}”`,
              })}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function meaningsIn(questions: Questions): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(questions).flatMap(([tag, { choices = {} }]) => {
      const taught = Object.entries(choices).flatMap(([label, { meanings }]) => (meanings ? [[label, meanings] as const] : []))
      return taught.length > 0 ? [[tag, Object.fromEntries(taught)] as const] : []
    }),
  )
}

function sameMeanings(before: Questions, after: Questions): boolean {
  const [was, is] = [meaningsIn(before), meaningsIn(after)]
  // A question that is gone reads nothing.
  const tags = [...Object.keys(was), ...Object.keys(is)].filter((tag) => getOwnProperty(after, tag))
  return tags.every((tag) => sameValue(getOwnProperty(was, tag) ?? {}, getOwnProperty(is, tag) ?? {}))
}
