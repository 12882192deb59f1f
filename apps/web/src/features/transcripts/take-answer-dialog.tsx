import { type AskedQuestions, listConversationQuestions, takeAsAnswer } from '@clinic/contract/chat/attention'
import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import classes from './live-chat.module.css'

type Props = { conversation_id: string; words: string; onAsk: (text: string) => void; onClose: () => void }

/** Takes what the patient said as the answer to a question, or asks a question of the questionnaire again. */
export function TakeAnswerDialog(props: Props) {
  const { conversation_id, onClose } = props
  const questions = useQuery({
    queryKey: ['conversations', 'questions', conversation_id],
    queryFn: ({ signal }) => call(listConversationQuestions, { params: { conversation_id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Modal opened onClose={onClose} title={t('Questions of the questionnaire')} closeButtonProps={{ 'aria-label': t('Close') }}>
      {questions.isError && (
        <LoadFailure title={t('The questions could not be loaded')} retry={questions.refetch}>
          {problemSentence(questions.error)}
        </LoadFailure>
      )}
      {questions.isPending && <p>{t('Loading…')}</p>}
      {questions.data === null && (
        <p>{t('The patient is not in a questionnaire. Consent and personal details are given by the patient alone.')}</p>
      )}
      {questions.data && <Answering {...props} asked={questions.data} />}
    </Modal>
  )
}

function Answering({ conversation_id, words, asked, onAsk, onClose }: Props & { asked: AskedQuestions }) {
  const client = useQueryClient()
  const { questions, next, version, revision } = asked
  const [tag, setTag] = useState(next ?? questions.at(-1)?.tag ?? '')
  const [text, setText] = useState(words)
  const [selected, setSelected] = useState<string[]>([])
  const question = questions.find((one) => one.tag === tag)
  const take = useMutation({
    mutationFn: () => {
      const given = selected.length > 0 ? { selected } : { text }
      return call(takeAsAnswer, { params: { conversation_id }, body: { tag, version, revision, ...given } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['conversations'] }),
    onSuccess: onClose,
  })
  if (!question) return <p>{t('No question has been asked yet.')}</p>
  return (
    <Stack>
      <NativeSelect
        label={t('Question')}
        value={tag}
        onChange={({ currentTarget }) => {
          setTag(currentTarget.value)
          setSelected([])
        }}
        data={questions.map((one) => ({
          value: one.tag,
          label: one.tag === next ? t('{question} (waits now)', { question: one.text }) : one.text,
        }))}
      />
      {question.answer !== null && (
        <p className={classes.state}>
          {t('Answered: {answer}', { answer: question.answer || t('skipped') })}
          {question.entered_by && t(', entered by {entered_by}', { entered_by: question.entered_by })}
        </p>
      )}
      {question.yours ? (
        <>
          {question.options.length > 0 ? (
            <Checkbox.Group label={t('Options')} value={selected} onChange={setSelected}>
              <Stack gap="xs" mt="xs">
                {question.options.map(({ label, value }) => (
                  <Checkbox key={value} value={value} label={label} />
                ))}
              </Stack>
            </Checkbox.Group>
          ) : null}
          <Textarea
            label={t('In the patient’s words')}
            autosize
            value={text}
            maxLength={2000}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </>
      ) : (
        <p>{t('Only the patient answers this question, on their screen. Hand back if it isn’t there.')}</p>
      )}
      {take.isError && (
        <p role="alert" className={classes.problem}>
          {problemSentence(take.error)}
        </p>
      )}
      <Group>
        {question.yours && (
          <Button loading={take.isPending} disabled={text.trim() === '' && selected.length === 0} onClick={() => take.mutate()}>
            {t('Take as answer')}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => {
            onAsk(question.text)
            onClose()
          }}
        >
          {t('Ask it again')}
        </Button>
      </Group>
    </Stack>
  )
}
