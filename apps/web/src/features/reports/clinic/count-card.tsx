import type { CSSProperties, ReactNode } from 'react'
import { CHART_CARD } from '../../../ui/motion.ts'
import { Panel } from '../../../ui/panel.tsx'
import classes from '../charts/chart-card.module.css'
import own from './count-card.module.css'

type Props = { title: string; subtitle: string; place: number; wide?: boolean; aside?: ReactNode; children: ReactNode }

/** A card with a chart and, below it, what it counts. One appears after the other (REQ-072). */
export function CountCard({ title, subtitle, place, wide = false, aside, children }: Props) {
  const timing = { '--arrive': `${CHART_CARD.duration}ms`, '--wait': `${CHART_CARD.step * place}ms` } as CSSProperties
  return (
    <div className={classes.card} data-wide={wide || undefined} style={timing}>
      <Panel title={title} aside={aside}>
        {children}
        <p className={own.text}>{subtitle}</p>
      </Panel>
    </div>
  )
}
