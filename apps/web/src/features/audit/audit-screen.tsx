import { AUDIT_COUNT_LIMIT, type AuditPage } from '@clinic/contract/audit'
import { Button, Switch } from '@mantine/core'
import { IconDownload, IconListSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { t, tIn } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { AuditFilters } from './audit-filters.tsx'
import classes from './audit-screen.module.css'
import { type AuditSearch, countFilters, filterOf, NO_FILTER } from './audit-search.ts'
import { AuditTable } from './audit-table.tsx'
import { ChainBanner } from './chain-banner.tsx'
import { downloadCsv } from './download-csv.ts'
import { useAuditPage, useNewer } from './use-audit.ts'
import { useAuditSearch } from './use-audit-search.ts'

/** The whole log for an administrator: what to look for, whether the log is whole, and the entries (REQ-671 to REQ-673). */
export function AuditScreen({ onPatient }: { onPatient: (patientId: string) => void }) {
  const [search, change] = useAuditSearch('/pages/audit')
  const page = useAuditPage(search)
  const [live, setLive] = useState(false)
  const newer = useNewer(search, page.data?.newest ?? null)
  const news = newer.data?.count ?? 0
  const refresh = useEffectEvent(() => void page.refetch())
  useEffect(() => {
    if (live && news > 0) refresh()
  }, [live, news])

  return (
    <Page actions={<Download search={search} />}>
      <ChainBanner />
      <AuditFilters search={search} onChange={change.filter} />
      <Panel
        title={t('Entries')}
        note={page.data && totalText(page.data)}
        aside={
          <span className={classes.live}>
            {news > 0 && !live && (
              <Button size="xs" variant="light" onClick={() => void page.refetch()}>
                {newer.data?.more ? t('Show more than {news} new', { news }) : t('Show {news} new', { news })}
              </Button>
            )}
            <Switch size="sm" label={tIn('switch', 'Live')} checked={live} onChange={(event) => setLive(event.currentTarget.checked)} />
          </span>
        }
        flush
      >
        {page.isError && (
          <LoadFailure title={t('The entries could not be loaded')} retry={page.refetch}>
            {problemSentence(page.error)}
          </LoadFailure>
        )}
        {page.isPending && <TableSkeleton label={t('Loading entries')} rows={8} columns={5} />}
        {page.data && page.data.rows.length === 0 && !page.isError && <Nothing search={search} onClear={() => change.filter(NO_FILTER)} />}
        {page.data && page.data.rows.length > 0 && (
          <div className={classes.rows} data-old={page.isPlaceholderData || undefined} aria-busy={page.isPlaceholderData}>
            <AuditTable rows={page.data.rows} people={page.data.people} onFilter={change.filter} onPatient={onPatient} />
            <Pages page={page.data} search={search} onGo={change.go} />
          </div>
        )}
      </Panel>
    </Page>
  )
}

/** `1,204 entries`, or honestly that there are more than were counted. */
function totalText({ total, more }: AuditPage): string {
  if (total === null) return t('too many to count')
  if (more) return t('more than {limit} entries', { limit: numberText(AUDIT_COUNT_LIMIT) })
  return t('{total, plural, one {# entry} other {# entries}}', { total })
}

type PagesProps = { page: AuditPage; search: AuditSearch; onGo: (place: { before?: string; after?: string }) => void }

function Pages({ page: { older, newer }, search, onGo }: PagesProps) {
  const isNewest = search.before === '' && search.after === ''
  if (isNewest && older === null) return null
  return (
    <nav className={classes.pages} aria-label={t('Pages of entries')}>
      <Button variant="default" size="xs" disabled={isNewest} onClick={() => onGo({})}>
        {t('Newest')}
      </Button>
      <Button variant="default" size="xs" disabled={newer === null} onClick={() => newer && onGo({ after: newer })}>
        {t('Newer')}
      </Button>
      <Button variant="default" size="xs" disabled={older === null} onClick={() => older && onGo({ before: older })}>
        {t('Older')}
      </Button>
    </nav>
  )
}

function Download({ search }: { search: AuditSearch }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await downloadCsv(filterOf(search))
    } catch (error) {
      notify.failure(t('The entries could not be downloaded. {error}', { error: problemSentence(error) }), () => void run())
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" loading={busy} leftSection={<IconDownload size={16} aria-hidden />} onClick={() => void run()}>
      {t('Download CSV')}
    </Button>
  )
}

function Nothing({ search, onClear }: { search: AuditSearch; onClear: () => void }) {
  const count = countFilters(search)
  if (count === 0) return <EmptyState icon={<IconListSearch size={20} aria-hidden />} title={t('No entries yet')} />
  return (
    <EmptyState
      icon={<IconListSearch size={20} aria-hidden />}
      title={t('No matching entries')}
      action={
        <Button size="xs" variant="default" onClick={onClear}>
          {t('Clear {count, plural, one {# filter} other {# filters}}', { count })}
        </Button>
      }
    >
      {t('Try a longer date range or fewer filters.')}
    </EmptyState>
  )
}
