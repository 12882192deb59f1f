import { dismissPhrase, type Misunderstood } from '@clinic/contract/articles'
import { Button, Group } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { chatStageText } from '../../lib/format/chat-stage-text.ts'
import { momentText } from '../../lib/format/dates.ts'
import { intentText } from '../../lib/format/intent-text.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { formatLanguage } from '../../lib/messages/language.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import screen from './articles-screen.module.css'
import { MissedReplies } from './missed-replies.tsx'
import classes from './misunderstood-view.module.css'
import { TeachDialog } from './teach-dialog.tsx'
import { TrainingPhrases } from './training-phrases.tsx'
import { refreshMisunderstood, useMissedReplies, useMisunderstood } from './use-articles.ts'

/** Messages that the assistant did not understand or only guessed at; each is taught or dismissed. */
export function MisunderstoodView() {
  const misunderstood = useMisunderstood()
  // What is below the replies waits for their number, so nothing moves under the pointer.
  const repliesPending = useMissedReplies().isPending
  const [teaching, setTeaching] = useState<Misunderstood | null>(null)
  const dismiss = useDismiss()
  const columns = useMemo(() => columnsOf({ teach: setTeaching, dismiss }), [dismiss])
  const { data } = misunderstood
  return (
    <div className={screen.stack}>
      <MissedReplies />
      {!repliesPending && (
        <>
          <Panel title={t('Misunderstood messages')} note={data && noteOf(data)} flush>
            {misunderstood.isError && (
              <LoadFailure title={t('The messages could not be loaded')} retry={misunderstood.refetch}>
                {problemSentence(misunderstood.error)}
              </LoadFailure>
            )}
            {misunderstood.isPending && <TableSkeleton label={t('Loading messages')} rows={8} columns={5} />}
            {data && data.messages.length === 0 && (
              <EmptyState icon={<IconMessageQuestion size={20} aria-hidden />} title={t('Nothing to review')}>
                {t('Messages the assistant doesn’t understand appear here.')}
              </EmptyState>
            )}
            {data && data.messages.length > 0 && (
              <DataTable
                label={t('Misunderstood messages')}
                columns={columns}
                rows={data.messages}
                keyOf={keyOf}
                view={String(data.messages.length)}
                needs={820}
              />
            )}
          </Panel>
          <TrainingPhrases />
        </>
      )}
      <TeachDialog message={teaching} onClose={() => setTeaching(null)} />
    </div>
  )
}

const keyOf = ({ heard }: Misunderstood) => heard

function noteOf({ messages, more }: { messages: readonly Misunderstood[]; more: boolean }): string {
  const kinds = messages.length
  return more
    ? t('{kinds, plural, one {# kind} other {# kinds}} of message in the last 90 days, the newest of more', { kinds })
    : t('{kinds, plural, one {# kind} other {# kinds}} of message in the last 90 days', { kinds })
}

type Tools = { teach: (message: Misunderstood) => void; dismiss: (message: Misunderstood) => void }

function columnsOf({ teach, dismiss }: Tools): Column<Misunderstood>[] {
  return [
    {
      key: 'text',
      header: t('Message'),
      cell: ({ text }) => <span className={classes.answer}>{text}</span>,
      width: '26%',
      phone: 'heading',
    },
    { key: 'count', header: t('Count'), cell: ({ count }) => numberText(count), width: '8%', phone: 'end' },
    { key: 'last', header: t('Last'), cell: ({ last_at }) => momentText(last_at), width: '14%', phone: 'second' },
    { key: 'stages', header: t('Step'), cell: placeText },
    { key: 'guessed', header: t('Best guess'), cell: guessText },
    {
      key: 'verbs',
      header: t('Actions'),
      quietHeader: true,
      width: '230px',
      cell: (message) => (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-haspopup="dialog"
            aria-label={t('Teach “{text}”', { text: message.text })}
            onClick={() => teach(message)}
          >
            {t('Teach')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            aria-label={t('Dismiss “{text}”', { text: message.text })}
            onClick={() => dismiss(message)}
          >
            {t('Dismiss')}
          </Button>
        </Group>
      ),
    },
  ]
}

/** The steps of the chat and the questions at which it was written, each in the reader’s language. */
function placeText({ stages, questions }: Misunderstood): string {
  const asked = questions.map(({ text, french }) => (formatLanguage() === 'fr-CA' && french) || text)
  return [...stages.map(chatStageText), ...asked].join(', ') || '–'
}

function guessText({ guessed, surest }: Misunderstood): string {
  // Half a percent and less says nothing.
  const sure = surest === null || surest < 0.005 ? null : t('{percent}%', { percent: numberText(surest * 100) })
  if (guessed.length > 0) return [...guessed.map(intentText), sure].filter((part) => part !== null).join(', ')
  return sure === null ? t('not understood') : t('not understood, best guess {sure}', { sure })
}

function useDismiss() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ heard }: Misunderstood) => call(dismissPhrase, { body: { heard } }),
    onSuccess: async () => {
      await refreshMisunderstood(client)
      notify.success(t('Dismissed. Messages like this won’t appear again.'))
    },
    onError: (error, message) => notify.failure(problemSentence(error), () => mutate(message)),
  })
  return mutate
}
