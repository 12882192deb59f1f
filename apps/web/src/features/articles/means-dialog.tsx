import { MEANING_LIMITS, type TaughtMeanings } from '@clinic/contract/questionnaires'
import { editDraft, readDraft } from '@clinic/contract/questionnaires/drafts'
import type { MissedReply } from '@clinic/contract/questionnaires/missed-replies'
import type { EditRefused } from '@clinic/core/questionnaires/edits/edit-result'
import { MEANING_FAULTS } from '@clinic/core/questionnaires/meanings/meaning-faults'
import { taughtFor } from '@clinic/core/questionnaires/meanings/plain-fault'
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import screen from './articles-screen.module.css'

type Props = { reply: MissedReply; onClose: () => void }

/** Adds a reply to the meanings of an option in the draft, and opens that option in the editor. */
export function MeansDialog({ reply, onClose }: Props) {
  const [text, setText] = useState(reply.text.slice(0, MEANING_LIMITS.length))
  const [label, setLabel] = useState('')
  const navigate = useNavigate()
  const teach = useMutation({
    mutationFn: () => addMeaning(reply, { label, text: text.trim() }),
    onSuccess: (refused) => {
      if (refused !== null) return
      onClose()
      const { questionnaire, question } = reply
      void navigate({ to: '/pages/medicalQuestionnaire', search: { draft: questionnaire, tab: 'questions', question, option: label } })
    },
  })
  return (
    <Modal opened onClose={onClose} size="lg" title={t('What the reply means')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          teach.mutate()
        }}
      >
        <Stack gap="sm">
          <p className={screen.quiet}>
            {reply.name}: {reply.question_text}
          </p>
          <TextInput
            label={t('Phrase')}
            description={t('Remove names and anything else that could identify a patient.')}
            required
            lang={reply.language}
            maxLength={MEANING_LIMITS.length}
            value={text}
            error={teach.data}
            onChange={(event) => {
              setText(event.currentTarget.value)
              teach.reset()
            }}
          />
          <NativeSelect
            label={t('It means')}
            required
            value={label}
            data={[
              { value: '', label: t('Choose an option') },
              ...reply.options.map((value, at) => ({
                value,
                label: value === 'yes' ? t('Yes') : value === 'no' ? t('No') : (reply.option_names?.[at] ?? value),
              })),
            ]}
            onChange={(event) => {
              setLabel(event.currentTarget.value)
              teach.reset()
            }}
          />
          {teach.isError && (
            <p role="status" className={screen.late}>
              {problemSentence(teach.error)}
            </p>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={label === '' || text.trim() === ''} loading={teach.isPending}>
              {t('Add to the draft')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

/** Answers why it was refused; null where it was added, or is there already. */
async function addMeaning(
  { questionnaire, question: tag, language }: MissedReply,
  { label, text }: { label: string; text: string },
): Promise<string | null> {
  const { id, revision, questions } = await call(readDraft, { params: { id: questionnaire } })
  const question = questions[tag]
  if (!question) return t('The draft no longer has this question.')
  const from: TaughtMeanings = taughtFor(question, label)
  const phrases = from[language] ?? []
  if (phrases.includes(text)) return null
  if (phrases.length >= MEANING_LIMITS.phrases)
    return t('An option has at most {phrases} meanings in a language.', { phrases: MEANING_LIMITS.phrases })
  const edit = {
    edit: 'set_choice',
    tag,
    label,
    to: { meanings: { ...from, [language]: [...phrases, text] } },
    from: { meanings: from },
  } as const
  const { results } = await call(editDraft, { params: { id: String(id) }, body: { revision, edits: [edit] } })
  const refused = (results[0]?.refused ?? null) as EditRefused | null
  if (refused === null || refused.refused === 'unchanged') return null
  if (refused.refused === 'meaning-refused')
    return t('This phrase {why}.', { why: t(MEANING_FAULTS[refused.why]).replace('{other}', refused.other) })
  return refused.refused === 'unknown-label' ? t('The draft no longer has this option.') : t('Someone else changed this option. Try again.')
}
