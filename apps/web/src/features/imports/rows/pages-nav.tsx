import { Button } from '@mantine/core'
import { numberText } from '../../../lib/format/numbers.ts'
import { pageCount } from '../../../ui/data-table/data-table-paging.ts'
import classes from './pages-nav.module.css'

type Props = { label: string; page: number; size: number; total: number; onPage: (page: number) => void }

/** The page before and the one after; nothing where there is only one. */
export function PagesNav({ label, page, size, total, onPage }: Props) {
  const pages = pageCount(total, size)
  if (pages === 1) return null
  return (
    <nav className={classes.pages} aria-label={`Pages of ${label}`}>
      <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span role="status">
        Page {numberText(page)} of {numberText(pages)}
      </span>
      <Button variant="default" size="xs" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
