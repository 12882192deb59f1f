import type { DropOff, QuestionnaireDropOff } from '@clinic/contract/transcripts'
import { Button, NativeSelect } from '@mantine/core'
import { IconDownload, IconMessages } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { STEP_NAMES } from './conversation-messages.ts'
import type { ConversationSearch } from './conversation-search.ts'
import { downloadDropOff } from './download-drop-off.ts'
import { DropOffTable } from './drop-off-table.tsx'
import classes from './drop-off-view.module.css'
import type { Parts } from './parts.ts'
import { percentText } from './rate-text.ts'
import { useDropOff } from './use-conversations.ts'

type Picker = (days: { startDate: string; endDate: string; today: string }) => ReactNode
type Props = { search: ConversationSearch; picker: Picker; bars: Parts['bars'] }

/** How far people come, and at which question they stop: counts alone. */
export function DropOffView({ search, picker, bars }: Props) {
  const dropOff = useDropOff(search)
  const { data } = dropOff
  if (dropOff.isError && !data)
    return (
      <LoadFailure title={t('The figures could not be loaded')} retry={dropOff.refetch}>
        {problemSentence(dropOff.error)}
      </LoadFailure>
    )
  if (!data) return <TableSkeleton label={t('Loading the figures')} rows={8} />
  return (
    <div className={classes.view} aria-busy={dropOff.isPlaceholderData} data-old={dropOff.isPlaceholderData || undefined}>
      <div className={classes.line}>
        {picker(data)}
        <span className={classes.quiet}>{t('Conversations started in this period')}</span>
        <Download days={data} />
      </div>
      <Panel title={t('Intake funnel')}>
        {bars(t('Conversations by furthest step reached'), funnelBars(data))}
        <p className={classes.text}>
          {t('Each row counts conversations that reached at least this step. Some patients in the queue also book a time.')}
        </p>
      </Panel>
      {data.questionnaires.length === 0 && (
        <EmptyState icon={<IconMessages size={20} aria-hidden />} title={t('No questions asked in this period')}>
          {t('Choose a different date range above.')}
        </EmptyState>
      )}
      {data.questionnaires.length > 0 && <Questions questionnaires={data.questionnaires} />}
    </div>
  )
}

function funnelBars({ way }: DropOff) {
  const whole = way.find(({ step }) => step === 'started')?.count ?? 0
  return way.map(({ step, count }) => ({
    key: step,
    label: STEP_NAMES[step],
    count,
    ...(step !== 'started' && whole > 0 && { note: t('{count} of all', { count: percentText(count, whole) }) }),
  }))
}

/** One questionnaire at a time, the visit's own first: there are a dozen scales. */
function Questions({ questionnaires }: { questionnaires: readonly QuestionnaireDropOff[] }) {
  const [chosen, setChosen] = useState('')
  const shown = questionnaires.find((one) => keyOf(one) === chosen) ?? questionnaires[0]
  if (!shown) return null
  const { name, version, questions } = shown
  const left = questions.reduce((sum, question) => sum + question.left, 0)
  return (
    <Panel
      title={t('Drop-off by question')}
      note={t('{left} left during a question', { left: numberText(left) })}
      aside={
        <NativeSelect
          size="xs"
          aria-label={t('Questionnaire')}
          data={questionnaires.map((one) => ({
            value: keyOf(one),
            label: t('{name}, version {version}', { name: one.name, version: one.version }),
          }))}
          value={keyOf(shown)}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      }
      flush
    >
      <DropOffTable label={t('Questions of {name}, version {version}', { name, version })} questions={questions} />
    </Panel>
  )
}

const keyOf = ({ key, version }: QuestionnaireDropOff) => `${key} ${version}`

function Download({ days: { startDate, endDate } }: { days: DropOff }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await downloadDropOff({ startDate, endDate })
    } catch (error) {
      notify.failure(t('The questions could not be downloaded. {error}', { error: problemSentence(error) }), () => void run())
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      className={classes.end}
      loading={busy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void run()}
    >
      {t('Download CSV')}
    </Button>
  )
}
