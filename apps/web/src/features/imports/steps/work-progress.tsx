import { Loader, Progress } from '@mantine/core'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './work-progress.module.css'

type Props = { label: string; progress: number; total: number }

/** How far something is that continues automatically. */
export function WorkProgress({ label, progress, total }: Props) {
  return (
    <div className={classes.work}>
      <div className={classes.line}>
        {total === 0 && <Loader size="xs" aria-hidden />}
        <span role="status" className={classes.label}>
          {label}
        </span>
        {total > 0 && <span>{t('{progress} of {total} rows', { progress: numberText(progress), total: numberText(total) })}</span>}
      </div>
      {total > 0 && <Progress value={Math.min(100, Math.round((100 * progress) / total))} size="lg" aria-label={label} />}
      <p className={classes.quiet}>{t('You can leave this page. The import continues in the background; find it under “All imports”.')}</p>
    </div>
  )
}
