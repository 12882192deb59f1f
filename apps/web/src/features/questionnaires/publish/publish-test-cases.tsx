import { removeTestCase, type TestCase } from '@clinic/contract/questionnaires/versions'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Panel } from '../../../ui/panel.tsx'
import classes from '../versions/publish-view.module.css'
import { useRefreshQuestionnaire } from '../versions/version-queries.ts'
import type { Played, Ticks } from './publish-needs.ts'

type Props = {
  about: { key: string }
  runs: readonly TestCase[]
  played: readonly Played[]
  ticks: Ticks
  mayWrite: boolean
  onTick: (change: Partial<Ticks>) => void
}

/** Test cases played on the draft: what comes out differently, to be approved one by one. */
export function PublishTestCases({ about, runs, played, ticks, mayWrite, onTick }: Props) {
  const { ask, dialog } = useConfirm()
  const refresh = useRefreshQuestionnaire()
  const remove = useMutation({
    mutationFn: ({ id }: Played) => call(removeTestCase, { params: { key: about.key, run_id: String(id) } }),
    onSuccess: refresh,
    onError: (error) => notify.failure(problemSentence(error)),
  })
  const askRemove = async (one: Played) => {
    const text = t('This test case will no longer run before publishing.')
    if (await ask({ title: t('Remove “{name}”?', { name: one.name }), text, confirm: t('Remove'), tone: 'bad' })) remove.mutate(one)
  }
  const put = (id: number, is: boolean) => onTick({ approved: is ? [...ticks.approved, id] : ticks.approved.filter((one) => one !== id) })
  return (
    <Panel
      title={t('Test cases')}
      note={played.length > 0 ? t('{played, plural, one {# patient} other {# patients}}', { played: played.length }) : undefined}
    >
      {played.length === 0 && (
        <p className={classes.quiet}>
          {t(
            'No test cases yet. Run the questionnaire under Questions and save the answers as a test case. It will run again before each publish.',
          )}
        </p>
      )}
      <ul className={classes.list}>
        {played.map((one) => {
          const run = runs.find(({ id }) => id === one.id)
          return (
            <li key={one.id} className={classes.run}>
              <div className={classes.runHead}>
                <strong>{one.name}</strong>
                {one.differences.length === 0 ? (
                  <Chip tone="good">{t('same result')}</Chip>
                ) : (
                  <Chip tone="warn">{t('different result')}</Chip>
                )}
                {run && (
                  <span className={classes.quiet}>
                    {run.approved_by
                      ? t('approved by {approved_by}, {approved_at}', {
                          approved_by: run.approved_by,
                          approved_at: dayText(run.approved_at),
                        })
                      : t('recorded by {recorded_by}, {recorded_at}', {
                          recorded_by: run.recorded_by,
                          recorded_at: dayText(run.recorded_at),
                        })}
                  </span>
                )}
                {mayWrite && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('Remove {name}', { name: one.name })}
                    onClick={() => void askRemove(one)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                )}
              </div>
              {one.differences.length > 0 && (
                <>
                  <ul className={classes.differences}>
                    {one.differences.map(({ text }) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                  <Checkbox
                    label={t('Approve the new result for “{name}”', { name: one.name })}
                    checked={ticks.approved.includes(one.id)}
                    disabled={!mayWrite}
                    onChange={(event) => put(one.id, event.currentTarget.checked)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
      {dialog}
    </Panel>
  )
}
