import { type Phrase, withdrawPhrase } from '@clinic/contract/articles'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { momentText } from '../../lib/format/dates.ts'
import { intentText } from '../../lib/format/intent-text.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'
import { refreshMisunderstood, usePhrases } from './use-articles.ts'

/** What staff taught so far; each can be undone. */
export function TrainingPhrases() {
  const phrases = usePhrases()
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const { mutate } = useMutation({
    mutationFn: ({ id }: Phrase) => call(withdrawPhrase, { params: { id: String(id) } }),
    onSuccess: async () => {
      await refreshMisunderstood(client)
      notify.success(t('Phrase removed. The assistant stops using it within seconds.'))
    },
    onError: (error, phrase) => notify.failure(problemSentence(error), () => mutate(phrase)),
  })
  const columns = useMemo(() => {
    const remove = async (phrase: Phrase) => {
      const yes = await ask({ title: t('Remove this phrase?'), text: `“${phrase.text}”`, confirm: t('Remove'), tone: 'bad' })
      if (yes) mutate(phrase)
    }
    return columnsOf((phrase) => void remove(phrase))
  }, [ask, mutate])
  if (!phrases.data || phrases.data.length === 0) return null
  return (
    <Panel title={t('Taught phrases')} note={t('{data, plural, one {# phrase} other {# phrases}}', { data: phrases.data.length })} flush>
      <DataTable label={t('Taught phrases')} columns={columns} rows={phrases.data} keyOf={keyOf} view="taught" needs={720} />
      {dialog}
    </Panel>
  )
}

const keyOf = ({ id }: Phrase) => String(id)

function columnsOf(remove: (phrase: Phrase) => void): Column<Phrase>[] {
  return [
    { key: 'text', header: t('Phrase'), cell: ({ text }) => text, width: '38%', phone: 'heading' },
    {
      key: 'meaning',
      header: t('Means'),
      phone: 'second',
      cell: ({ meaning, meaning_name }) => (meaning.kind === 'intent' ? intentText(meaning.id) : meaning_name),
    },
    { key: 'by', header: t('Taught by'), cell: ({ added_by }) => added_by },
    { key: 'at', header: t('When'), cell: ({ added_at }) => momentText(added_at) },
    {
      key: 'verbs',
      header: t('Actions'),
      quietHeader: true,
      width: '120px',
      cell: (phrase) => (
        <Button
          size="xs"
          variant="subtle"
          color="bad"
          aria-label={t('Remove “{text}”', { text: phrase.text })}
          onClick={() => remove(phrase)}
        >
          {t('Remove')}
        </Button>
      ),
    },
  ]
}
