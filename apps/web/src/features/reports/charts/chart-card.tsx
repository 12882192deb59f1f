import type { MetricName } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { CHART_CARD } from '../../../ui/motion.ts'
import { Panel } from '../../../ui/panel.tsx'
import classes from './chart-card.module.css'
import type { Open } from './drill-down.ts'

type Props = {
  title: string
  /** The number whose definition the question mark opens. */
  metric: MetricName
  /** The card's place: one appears after the other (REQ-072). */
  place: number
  wide?: boolean
  note?: ReactNode
  aside?: ReactNode
  onOpen: Open
  children: ReactNode
}

/** A card with a chart. */
export function ChartCard({ title, metric, place, wide = false, note, aside, onOpen, children }: Props) {
  const timing = { '--arrive': `${CHART_CARD.duration}ms`, '--wait': `${CHART_CARD.step * place}ms` } as CSSProperties
  return (
    <div className={classes.card} data-wide={wide || undefined} style={timing}>
      <Panel
        title={title}
        note={note && <span className={classes.note}>{note}</span>}
        aside={
          <span className={classes.aside}>
            {aside}
            <ActionIcon
              color="gray"
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('About {name}', { name: t(definitionOf(metric).name) })}
              onClick={() => onOpen({ metric })}
            >
              <IconHelp size={16} aria-hidden />
            </ActionIcon>
          </span>
        }
      >
        {children}
      </Panel>
    </div>
  )
}
