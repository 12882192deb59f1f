import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowsMaximize, IconArrowsMinimize, IconDeviceMobile, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from '../drafts/editor.module.css'
import { VIEW_NAMES, VIEWS, type View } from '../workspace/use-questionnaire-address.ts'
import type { EditorActions } from './editor-actions.ts'

type Views = {
  view: View
  errors: number
  /** Whether the view has the cards’ place too. */
  isWide: boolean
  isSeen: boolean
  /** Whether what the patient sees takes room beside the view. */
  hasPhone: boolean
  onView: (view: View) => void
  onWiden: () => void
  onSee: () => void
}

/** How the questions are seen, and whether beside what the patient sees. */
export function ViewsHead({ view, errors, isWide, isSeen, hasPhone, onView, onWiden, onSee }: Views) {
  const Widen = isWide ? IconArrowsMinimize : IconArrowsMaximize
  const named = VIEWS.map((value) => ({
    value,
    label: value === 'proof' && errors > 0 ? t('Checks ({errors})', { errors }) : VIEW_NAMES[value],
  }))
  return (
    <div className={classes.viewsHead} data-phone={hasPhone || undefined}>
      <SegmentedControl aria-label={t('View')} size="xs" data={named} value={view} onChange={(next) => onView(next as View)} />
      {view !== 'list' && view !== 'cards' && (
        <Button className={classes.broad ?? ''} size="xs" variant="default" leftSection={<Widen size={16} aria-hidden />} onClick={onWiden}>
          {isWide ? t('Show cards') : t('Expand')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDeviceMobile size={16} aria-hidden />}
        aria-pressed={isSeen}
        data-pressed={isSeen || undefined}
        onClick={onSee}
      >
        {t('Patient view')}
      </Button>
    </div>
  )
}

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
