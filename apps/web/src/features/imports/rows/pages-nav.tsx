import { Button } from '@mantine/core'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { pageCount } from '../../../ui/data-table/data-table-paging.ts'
import classes from './pages-nav.module.css'

type Props = { label: string; page: number; size: number; total: number; onPage: (page: number) => void }

/** The page before and the one after; nothing where there is only one. */
export function PagesNav({ label, page, size, total, onPage }: Props) {
  const pages = pageCount(total, size)
  if (pages === 1) return null
  return (
    <nav className={classes.pages} aria-label={t('Pages of {label}', { label })}>
      <Button variant="default" size="xs" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('Previous')}
      </Button>
      <span role="status">{t('Page {page} of {pages}', { page: numberText(page), pages: numberText(pages) })}</span>
      <Button variant="default" size="xs" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('Next')}
      </Button>
    </nav>
  )
}
