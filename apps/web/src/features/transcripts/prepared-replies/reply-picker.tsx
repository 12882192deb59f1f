import type { PreparedReply } from '@clinic/contract/chat/prepared-replies'
import { Button, Group, Modal, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { ReplyForm } from './reply-form.tsx'
import classes from './reply-picker.module.css'
import { useFoundArticles, usePreparedReplies, useReplyOrder } from './use-prepared-replies.ts'

/** `may`: write and approve prepared replies. */
export type ReplyRights = { write: boolean; approve: boolean }
type Props = { language: 'en' | 'fr'; may: ReplyRights; onInsert: (text: string) => void; onClose: () => void }

const SEARCH_MS = 250

/** Approved articles and prepared replies, to insert into a message to a patient. */
export function ReplyPicker({ language: spoken, may, onInsert, onClose }: Props) {
  const [language, setLanguage] = useState(spoken)
  const [words, setWords] = useState('')
  const [edited, setEdited] = useState<PreparedReply | 'new' | null>(null)
  const insert = (text: string) => {
    onInsert(text)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} size="lg" title={t('Articles and replies')} closeButtonProps={{ 'aria-label': t('Close') }}>
      {edited ? (
        <ReplyForm reply={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      ) : (
        <Stack>
          <Group align="end">
            <TextInput
              className={classes.search}
              label={t('Search articles and replies')}
              maxLength={200}
              value={words}
              data-autofocus
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
            <SegmentedControl
              aria-label={t('Language')}
              value={language}
              onChange={(value) => setLanguage(value as 'en' | 'fr')}
              data={[
                { value: 'en', label: t('English') },
                { value: 'fr', label: t('French') },
              ]}
            />
          </Group>
          <Replies words={words} language={language} may={may} onInsert={insert} onEdit={setEdited} />
          <Articles words={words} language={language} onInsert={insert} />
        </Stack>
      )}
    </Modal>
  )
}

type ListProps = { words: string; language: 'en' | 'fr'; onInsert: (text: string) => void }

function Replies({
  words,
  language,
  may,
  onInsert,
  onEdit,
}: ListProps & { may: ReplyRights; onEdit: (reply: PreparedReply | 'new') => void }) {
  const replies = usePreparedReplies()
  const order = useReplyOrder()
  if (replies.isError)
    return (
      <LoadFailure title={t('The prepared replies could not be loaded')} retry={replies.refetch}>
        {problemSentence(replies.error)}
      </LoadFailure>
    )
  const text = (reply: PreparedReply) => (language === 'fr' ? reply.text_fr : reply.text_en)
  /** Those that come with the program have a name in each language. */
  const nameOf = ({ name }: PreparedReply) => tSentence(name)
  const wanted = words.trim().toLowerCase()
  const shown = (replies.data ?? []).filter(
    (reply) => (reply.approved_by !== null || may.write || may.approve) && `${nameOf(reply)} ${text(reply)}`.toLowerCase().includes(wanted),
  )
  return (
    <section className={classes.part}>
      <Group justify="space-between">
        <h3>{t('Prepared replies')}</h3>
        {may.write && (
          <Button variant="default" size="xs" onClick={() => onEdit('new')}>
            {t('New reply')}
          </Button>
        )}
      </Group>
      {shown.length === 0 && <p>{replies.isPending ? t('Loading…') : t('No prepared reply has these words.')}</p>}
      <ul>
        {shown.map((reply) => (
          <li key={reply.id}>
            <p>
              <strong>{nameOf(reply)}</strong> {reply.approved_by === null && <Chip tone="warn">{t('Draft')}</Chip>}
            </p>
            <p lang={language}>{text(reply)}</p>
            <Group gap="xs">
              {reply.approved_by !== null && <Insert name={nameOf(reply)} onInsert={() => onInsert(text(reply))} />}
              {reply.approved_by === null && may.approve && (
                <Button
                  size="xs"
                  variant="default"
                  loading={order.isPending}
                  aria-label={t('Approve {name}', { name: nameOf(reply) })}
                  onClick={() => order.mutate({ do: 'approve', id: reply.id, version: reply.version })}
                >
                  {t('Approve')}
                </Button>
              )}
              {may.write && (
                <Button size="xs" variant="subtle" aria-label={t('Edit {name}', { name: nameOf(reply) })} onClick={() => onEdit(reply)}>
                  {t('Edit')}
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
      {order.isError && <p role="alert">{problemSentence(order.error)}</p>}
    </section>
  )
}

function Articles({ words, language, onInsert }: ListProps) {
  const [searched] = useDebouncedValue(words.trim(), SEARCH_MS)
  const found = useFoundArticles(searched, language)
  return (
    <section className={classes.part}>
      <h3>{t('Approved articles')}</h3>
      {found.isError && <p role="alert">{problemSentence(found.error)}</p>}
      {found.data?.length === 0 && <p>{t('No approved article has these words.')}</p>}
      <ul>
        {(found.data ?? []).map(({ id, title, text }) => (
          <li key={id}>
            <p>
              <strong>{title}</strong>
            </p>
            <p lang={language} className={classes.text}>
              {text}
            </p>
            <Insert name={title} onInsert={() => onInsert(`${title}\n${text}`)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Insert({ name, onInsert }: { name: string; onInsert: () => void }) {
  return (
    <Button size="xs" variant="default" aria-label={t('Insert {name}', { name })} onClick={onInsert}>
      {t('Insert')}
    </Button>
  )
}
