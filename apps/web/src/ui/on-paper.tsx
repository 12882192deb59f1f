import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './on-paper.module.css'

/** What is printed in place of the page while this is; on the screen it is not seen. */
export function OnPaper({ children }: { children: ReactNode }) {
  return createPortal(<div className={classes.paper}>{children}</div>, document.body)
}
