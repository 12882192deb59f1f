import { PHRASE_LIMIT, type TriedAnswer, tryAnswer } from '@clinic/contract/articles'
import type { ChatLanguage } from '@clinic/contract/chat'
import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { Panel } from '../../ui/panel.tsx'
import { chanceText } from './article-messages.ts'
import classes from './articles-screen.module.css'
import { LanguageSelect } from './language-select.tsx'

const KIND_TEXTS: Readonly<Record<TriedAnswer['kind'], string>> = {
  article: t('Answers from '),
  choices: t('Asks the patient to choose: '),
  refused: t('Says that only a practitioner can answer this'),
  none: t('Has no answer, and offers a person'),
  learning: t('The assistant is still learning its articles. Try again in a moment.'),
}

/** What the assistant would say to a question now. */
export function TryBox({ onOpen }: { onOpen: (id: string) => void }) {
  const [text, setText] = useState('')
  const [language, setLanguage] = useState<ChatLanguage>('en')
  const trying = useMutation({ mutationFn: (input: string) => call(tryAnswer, { body: { text: input, language } }) })
  return (
    <Panel title={t('Try a question')} note={t('Uses the live articles')}>
      <form
        className={classes.try}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') trying.mutate(text)
        }}
      >
        <TextInput
          label={t('Question')}
          maxLength={PHRASE_LIMIT}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          autoComplete="off"
        />
        <LanguageSelect value={language} onChange={setLanguage} />
        <Button type="submit" variant="default" loading={trying.isPending}>
          {t('Try')}
        </Button>
      </form>
      <div role="status">
        {trying.data && <Tried tried={trying.data} onOpen={onOpen} />}
        {trying.isError && <p className={classes.tried}>{problemSentence(trying.error)}</p>}
      </div>
    </Panel>
  )
}

function Tried({ tried: { kind, articles, confidence }, onOpen }: { tried: TriedAnswer; onOpen: (id: string) => void }) {
  return (
    <p className={classes.tried}>
      {KIND_TEXTS[kind]}
      {articles.map(({ id, title }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <UnstyledButton className={classes.open} aria-haspopup="dialog" onClick={() => onOpen(id)}>
            {title}
          </UnstyledButton>
        </span>
      ))}
      {kind !== 'learning' && (
        <span className={classes.quiet}> {t('· confidence {confidence}', { confidence: chanceText(confidence) })}</span>
      )}
    </p>
  )
}
