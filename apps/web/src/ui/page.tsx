import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import classes from './page.module.css'

/** The place in the top bar that a page may fill; the shell provides it. */
export const PageActionsSlot = createContext<HTMLElement | null>(null)

type Props = {
  /** Beside the route's name in the top bar: switches and buttons that concern the whole page. */
  actions?: ReactNode
  /** The line under the top bar: search, filters, hints. */
  toolbar?: ReactNode
  /** One sentence on what the page is for. */
  lead?: ReactNode
  /** Reading width instead of the full width of a table. */
  narrow?: boolean
  /** All the height that the top bar leaves, and no more. */
  fill?: boolean
  children: ReactNode
}

/** The frame of a page in the shell, whose top bar carries the heading (the route's name). */
export function Page({ actions, toolbar, lead, narrow = false, fill = false, children }: Props) {
  const slot = use(PageActionsSlot)
  return (
    <div className={classes.page} data-narrow={narrow || undefined} data-fill={fill || undefined}>
      {actions && slot && createPortal(actions, slot)}
      {lead && <p className={classes.lead}>{lead}</p>}
      {toolbar && <div className={classes.toolbar}>{toolbar}</div>}
      {children}
    </div>
  )
}
