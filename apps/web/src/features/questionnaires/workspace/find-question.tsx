import type { Questions } from '@clinic/contract/questionnaires'
import { inOrder } from '@clinic/core/questionnaires/diff/in-order'
import { Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { memo, useMemo, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { Step } from '../editor/editor-place.ts'
import classes from '../question-types/builder.module.css'

/** So many are listed at once. */
const MOST = 20

/** Finds a question by its number, words or tag, and goes there. */
export const FindQuestion = memo(function FindQuestion({ questions, step }: { questions: Questions; step: (step: Step) => void }) {
  const data = useMemo(
    () => inOrder(questions).map(([value, { question_number, text }]) => ({ value, label: `${question_number}. ${text} (${value})` })),
    [questions],
  )
  const [words, setWords] = useState('')
  return (
    <Select
      className={classes.find ?? ''}
      aria-label={t('Find a question')}
      placeholder={t('Find a question')}
      size="xs"
      searchable
      leftSection={<IconSearch size={14} aria-hidden />}
      rightSection={<span />}
      nothingFoundMessage={t('No question has these words.')}
      data={data}
      limit={MOST}
      value={null}
      searchValue={words}
      onSearchChange={setWords}
      onChange={(tag) => {
        setWords('')
        if (tag !== null) step({ go: tag })
      }}
    />
  )
})
