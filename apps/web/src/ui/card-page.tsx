import { type ReactNode, useEffect, useRef } from 'react'
import classes from './card-page.module.css'

type Props = {
  /** Above the card: the brand, usually a link home. */
  brand?: ReactNode
  title: string
  children: ReactNode
  /** Quiet things under the card. */
  below?: ReactNode
}

/** One card in the middle of an otherwise empty page. A changed title takes the focus, so that it is read out. */
export function CardPage({ brand, title, children, below }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current !== title && !heading.current?.closest('main')?.contains(document.activeElement)) heading.current?.focus()
    shown.current = title
  }, [title])
  return (
    <main className={classes.page} id="main">
      <div className={classes.column}>
        {brand}
        <div className={classes.card}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {children}
        </div>
        {below}
      </div>
    </main>
  )
}
