import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from '../drafts/editor.module.css'
import type { EditorActions } from './editor-actions.ts'

type Cards = { count: number; isAnyOpen: boolean; canWrite: boolean; actions: EditorActions }

/** How many questions there are, and what is done to all cards. */
export const CardsHead = memo(function CardsHead({ count, ...rest }: Cards) {
  return (
    <header className={classes.paneHead}>
      <h2>{t('{count, plural, one {# question} other {# questions}}', { count })}</h2>
      <CardsActions {...rest} />
    </header>
  )
})

/** Apart, so that a question more draws no button again. */
const CardsActions = memo(function CardsActions({ isAnyOpen, canWrite, actions }: Omit<Cards, 'count'>) {
  return (
    <>
      <Button
        size="compact-xs"
        variant="subtle"
        onClick={() => actions.step({ openAll: isAnyOpen ? [] : Object.keys(actions.questions()) })}
      >
        {isAnyOpen ? t('Close all') : t('Open all')}
      </Button>
      {canWrite && (
        <Button size="compact-xs" variant="subtle" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => actions.addFirst()}>
          {t('Add first question')}
        </Button>
      )}
    </>
  )
})
