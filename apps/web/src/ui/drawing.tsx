import { t } from '../lib/messages/t.ts'
import classes from './drawing.module.css'

type Props = { path: string; width: number; height: number; label?: string }

/** What a patient drew in answer to a question: SVG path data on a canvas of this size. */
export function Drawing({ path, width, height, label = t('A drawing') }: Props) {
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}
