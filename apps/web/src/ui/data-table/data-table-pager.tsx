import { ActionIcon, NativeSelect, TextInput, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import classes from './data-table-pager.module.css'
import { clampPage, type Paging, pageCount, pagerPages, shownRange } from './data-table-paging.ts'

type Props = Paging & {
  label: string
  sizes: readonly number[]
  /** How many pages can be gone to at once; without it, those next to the page, the first and the last. */
  links?: number
  onPage: (page: number) => void
  onSize: (size: number) => void
}

/** Total, sizes, previous, pager, next, jumper, in this order. */
export function DataTablePager({ label, sizes, links, onPage, onSize, ...paging }: Props) {
  const { page, size, total } = paging
  const pages = pageCount(total, size)
  return (
    <nav className={classes.pager} aria-label={t('Pages of {label}', { label })}>
      <span className={classes.total}>
        {t('Total {total}', { total })}
        {pages > 1 && (
          <span className={classes.range} data-range>
            {shownRange(paging)}
          </span>
        )}
      </span>
      <NativeSelect
        size="xs"
        aria-label={t('Rows per page')}
        value={String(size)}
        data={sizes.map((one) => ({ value: String(one), label: t('{size} per page', { size: one }) }))}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      />
      <span className={classes.pages}>
        <ActionIcon size="md" color="gray" aria-label={t('Previous page')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <IconChevronLeft size={16} aria-hidden />
        </ActionIcon>
        {pagerPages(page, pages, links).map((one, index, all) =>
          one === null ? (
            <span key={`gap-after-${all[index - 1]}`} aria-hidden>
              …
            </span>
          ) : (
            <UnstyledButton
              key={one}
              className={classes.page}
              aria-label={t('Page {page}', { page: one })}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => onPage(one)}
            >
              {one}
            </UnstyledButton>
          ),
        )}
        <ActionIcon size="md" color="gray" aria-label={t('Next page')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <IconChevronRight size={16} aria-hidden />
        </ActionIcon>
      </span>
      <Jumper pages={pages} onJump={(asked) => onPage(clampPage(asked, paging))} />
    </nav>
  )
}

function Jumper({ pages, onJump }: { pages: number; onJump: (page: number) => void }) {
  const [asked, setAsked] = useState('')
  return (
    <form
      className={classes.jumper}
      onSubmit={(event) => {
        event.preventDefault()
        if (asked !== '') onJump(Number(asked))
        setAsked('')
      }}
    >
      <span aria-hidden data-hint>
        {t('Go to')}
      </span>
      <TextInput
        size="xs"
        className={classes.requested}
        aria-label={t('Go to page')}
        placeholder={t('Page')}
        inputMode="numeric"
        disabled={pages <= 1}
        value={asked}
        onChange={(event) => setAsked(event.currentTarget.value.replace(/\D/g, ''))}
      />
    </form>
  )
}
