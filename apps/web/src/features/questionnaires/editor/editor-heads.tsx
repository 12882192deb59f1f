import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowsMaximize, IconArrowsMinimize, IconPlus } from '@tabler/icons-react'
import { memo } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from '../drafts/editor.module.css'
import type { EditorActions } from './editor-actions.ts'
import { type Side, VIEW_NAMES, type View } from './editor-place.ts'

type Props = { errors: number; actions: EditorActions }

/** Which of the four a narrow screen shows. The heads are drawn again when they change, not with every letter. */
export const ViewSwitch = memo(function ViewSwitch({ view, errors, actions }: Props & { view: View }) {
  return (
    <SegmentedControl
      className={classes.narrow ?? ''}
      aria-label={t('View')}
      size="xs"
      data={named(['cards', 'tree', 'graph', 'proof'], errors)}
      value={view}
      onChange={(next) => actions.step({ show: next as View })}
    />
  )
})

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

/** What is beside the cards, and whether in their place. */
export const SideHead = memo(function SideHead({ side, wide, errors, actions }: Props & { side: Side; wide: boolean }) {
  const Icon = wide ? IconArrowsMinimize : IconArrowsMaximize
  return (
    <header className={classes.paneHead}>
      <SegmentedControl
        className={classes.broad ?? ''}
        aria-label={t('Side panel')}
        size="xs"
        data={named(['tree', 'graph', 'proof'], errors)}
        value={side}
        onChange={(next) => actions.step({ show: next as Side })}
      />
      <Button
        className={classes.broad ?? ''}
        size="compact-xs"
        variant="subtle"
        leftSection={<Icon size={14} aria-hidden />}
        onClick={() => actions.step({ widen: !wide })}
      >
        {wide ? t('Show cards') : t('Expand')}
      </Button>
    </header>
  )
})

function named(views: readonly View[], errors: number) {
  return views.map((value) => ({ value, label: value === 'proof' && errors > 0 ? t('Checks ({errors})', { errors }) : VIEW_NAMES[value] }))
}
