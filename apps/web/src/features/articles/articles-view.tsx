import type { ArticleRow } from '@clinic/contract/articles'
import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { IconFileText, IconPlus, IconSearch } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { dayText } from '../../lib/format/dates.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { LANGUAGE_NAMES, STATE_NAMES, STATE_TONES } from './article-messages.ts'
import classes from './articles-screen.module.css'
import { TryBox } from './try-box.tsx'
import { useArticles } from './use-articles.ts'

const ArticleDrawer = lazy(() => import('./article-drawer.tsx').then((module) => ({ default: module.ArticleDrawer })))

/** Every article: who owns it, whether it is answered, when it is to be reviewed. */
export function ArticlesView({ toolbar }: { toolbar: ReactNode }) {
  const articles = useArticles()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const [everOpened, setEverOpened] = useState(false)
  const columns = useMemo(() => {
    const edit = (id: string) => {
      setEverOpened(true)
      setOpen(id)
    }
    return { edit, list: columnsOf(edit) }
  }, [])
  const wanted = search.trim().toLowerCase()
  const shown = articles.data?.filter(({ title, owner }) => `${title} ${owner}`.toLowerCase().includes(wanted)) ?? []
  const begin = (
    <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => columns.edit('new')}>
      {t('New article')}
    </Button>
  )
  return (
    <Page toolbar={toolbar} actions={begin}>
      <div className={classes.stack}>
        <TryBox onOpen={columns.edit} />
        <Panel
          title={t('Articles')}
          note={articles.data && t('{data, plural, one {# article} other {# articles}}', { data: articles.data.length })}
          aside={
            <TextInput
              size="xs"
              aria-label={t('Search by title or owner')}
              placeholder={t('Title or owner')}
              leftSection={<IconSearch size={16} aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          }
          flush
        >
          {articles.isError && (
            <LoadFailure title={t('The articles could not be loaded')} retry={articles.refetch}>
              {problemSentence(articles.error)}
            </LoadFailure>
          )}
          {articles.isPending && <TableSkeleton label={t('Loading the articles')} rows={8} columns={7} />}
          {articles.data && shown.length === 0 && (
            <EmptyState
              icon={<IconFileText size={20} aria-hidden />}
              title={wanted === '' ? t('No articles yet') : t('No matching articles')}
            >
              {wanted === ''
                ? t('Without articles, every question is handed off to staff.')
                : t('Try another word from the title or owner.')}
            </EmptyState>
          )}
          {shown.length > 0 && (
            <DataTable label={t('Articles')} columns={columns.list} rows={shown} keyOf={keyOf} view={wanted} needs={900} />
          )}
        </Panel>
        {everOpened && (
          <Suspense>
            <ArticleDrawer open={open} onOpen={setOpen} />
          </Suspense>
        )}
      </div>
    </Page>
  )
}

const keyOf = ({ id }: ArticleRow) => id

function columnsOf(edit: (id: string) => void): Column<ArticleRow>[] {
  return [
    {
      key: 'title',
      header: t('Title'),
      cell: ({ id, title, language }) => (
        <span className={classes.title}>
          <UnstyledButton className={classes.open} aria-haspopup="dialog" title={title} onClick={() => edit(id)}>
            {title}
          </UnstyledButton>
          {language !== 'en' && <Chip>{LANGUAGE_NAMES[language]}</Chip>}
        </span>
      ),
      width: '23%',
      phone: 'heading',
    },
    { key: 'state', header: t('State'), cell: (row) => <State {...row} />, width: '12%', phone: 'end' },
    { key: 'owner', header: t('Owner'), cell: ({ owner }) => tSentence(owner), width: '13%', phone: 'second' },
    { key: 'reviewed', header: t('Reviewed'), cell: ({ reviewed_on }) => dayText(reviewed_on), width: '11.5%' },
    { key: 'due', header: t('Review due'), cell: (row) => <Due {...row} />, width: '11.5%' },
    { key: 'phrasings', header: t('Sample questions'), cell: ({ phrasings }) => numberText(phrasings), width: '8%' },
    {
      key: 'saved',
      header: t('Last version'),
      cell: ({ version, saved_by, saved_at }) => (
        <>
          {tSentence(saved_by)}
          <br />
          <span className={classes.quiet}>{t('version {version}, {saved_at}', { version, saved_at: dayText(saved_at) })}</span>
        </>
      ),
    },
  ]
}

function State({ state, draft_beside }: ArticleRow) {
  return (
    <span className={classes.states}>
      <Chip tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Chip>
      {draft_beside && <Chip>{t('newer draft')}</Chip>}
    </span>
  )
}

function Due({ review_due, overdue }: ArticleRow) {
  return overdue ? (
    <span className={classes.late}>{t('{review_due}, overdue', { review_due: dayText(review_due) })}</span>
  ) : (
    dayText(review_due)
  )
}
