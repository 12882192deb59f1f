import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

type Props = {
  title: ReactNode
  /** Quiet words after the title: a count, a state. */
  note?: ReactNode
  /** At the right end of the title's line. */
  aside?: ReactNode
  /** For content that reaches the edges, such as a table. */
  flush?: boolean
  children: ReactNode
}

/** A titled sheet of paper on the page. */
export function Panel({ title, note, aside, flush = false, children }: Props) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {note && <span className={classes.note}>{note}</span>}
        {aside && <div className={classes.aside}>{aside}</div>}
      </header>
      <div className={classes.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  )
}
