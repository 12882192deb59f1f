import { dismissMissedReply, type MissedReply, restoreMissedReply } from '@clinic/contract/questionnaires/missed-replies'
import { Button, Group } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { loadPart } from '../../lib/chunk.ts'
import { momentText } from '../../lib/format/dates.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './misunderstood-view.module.css'
import { useMissedReplies, useRefreshMissed } from './use-articles.ts'

const MeansDialog = lazy(() => loadPart(() => import('./means-dialog.tsx')).then((module) => ({ default: module.MeansDialog })))

/** Replies to questions that were not understood: each gets a meaning, or is dismissed. What is published takes it off the list. */
export function MissedReplies() {
  const missed = useMissedReplies()
  const [meant, setMeant] = useState<MissedReply | null>(null)
  const dismiss = useDismiss()
  const columns = useMemo(() => columnsOf({ mean: setMeant, dismiss }), [dismiss])
  const { data } = missed
  return (
    <Panel title={t('Replies to questions')} note={data && noteOf(data)} flush>
      {missed.isError && (
        <LoadFailure title={t('The replies could not be loaded')} retry={missed.refetch}>
          {problemSentence(missed.error)}
        </LoadFailure>
      )}
      {missed.isPending && <TableSkeleton label={t('Loading replies')} rows={12} columns={5} />}
      {data && data.replies.length === 0 && (
        <EmptyState icon={<IconMessageQuestion size={20} aria-hidden />} title={t('No reply to teach')}>
          {t('Replies to questions with options appear here when the chat doesn’t understand them.')}
        </EmptyState>
      )}
      {data && data.replies.length > 0 && (
        <DataTable
          label={t('Replies to questions')}
          columns={columns}
          rows={data.replies}
          keyOf={keyOf}
          view={String(data.replies.length)}
          needs={820}
        />
      )}
      {meant && (
        <Suspense fallback={null}>
          <MeansDialog reply={meant} onClose={() => setMeant(null)} />
        </Suspense>
      )}
    </Panel>
  )
}

const keyOf = ({ questionnaire, question, language, text }: MissedReply) => JSON.stringify([questionnaire, question, language, text])

type Listed = NonNullable<ReturnType<typeof useMissedReplies>['data']>

function noteOf({ more, progress: { open, understood, dismissed } }: Listed): string {
  const done = understood + dismissed
  const values = { done: numberText(done), all: numberText(open + done) }
  return more
    ? t('{done} of {all} dealt with in the last 90 days, the newest of more', values)
    : t('{done} of {all} dealt with in the last 90 days', values)
}

type Tools = { mean: (reply: MissedReply) => void; dismiss: (reply: MissedReply) => void }

function columnsOf({ mean, dismiss }: Tools): Column<MissedReply>[] {
  return [
    {
      key: 'text',
      header: t('Reply'),
      cell: ({ text, language }) => (
        <span className={classes.answer} lang={language}>
          {text}
        </span>
      ),
      width: '26%',
      phone: 'heading',
    },
    { key: 'question', header: t('Question'), cell: ({ question_text }) => question_text, width: '24%', phone: 'second' },
    { key: 'language', header: t('Language'), cell: ({ language }) => (language === 'fr' ? t('French') : t('English')) },
    { key: 'count', header: t('Count'), cell: ({ count }) => numberText(count), width: '7%', phone: 'end' },
    { key: 'last', header: t('Last'), cell: ({ last_at }) => momentText(last_at), width: '13%' },
    {
      key: 'verbs',
      header: t('Actions'),
      quietHeader: true,
      width: '230px',
      cell: (reply) => (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-haspopup="dialog"
            aria-label={t('What “{text}” means', { text: reply.text })}
            disabled={reply.draft_id === null}
            onClick={() => mean(reply)}
          >
            {t('Means …')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            aria-label={t('Dismiss “{text}”', { text: reply.text })}
            onClick={() => dismiss(reply)}
          >
            {t('Dismiss')}
          </Button>
        </Group>
      ),
    },
  ]
}

const chosen = ({ questionnaire, question, language, text }: MissedReply) => ({ questionnaire, question, language, text })

function useDismiss() {
  const refresh = useRefreshMissed()
  const restore = useMutation({
    mutationFn: (reply: MissedReply) => call(restoreMissedReply, { body: chosen(reply) }),
    onSuccess: refresh,
    onError: (error) => notify.failure(problemSentence(error)),
  })
  const { mutate: undo } = restore
  const { mutate } = useMutation({
    mutationFn: (reply: MissedReply) => call(dismissMissedReply, { body: chosen(reply) }),
    onSuccess: async (_, reply) => {
      await refresh()
      notify.success(t('Dismissed.'), { label: t('Undo'), run: () => undo(reply) })
    },
    onError: (error, reply) => notify.failure(problemSentence(error), () => mutate(reply)),
  })
  return mutate
}
