import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowsMaximize, IconArrowsMinimize, IconDeviceMobile } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import classes from '../drafts/editor.module.css'
import { VIEW_NAMES, VIEWS, type View } from './use-questionnaire-address.ts'

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
