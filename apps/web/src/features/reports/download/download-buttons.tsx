import type { CsvType } from '@clinic/contract/reports'
import { Button, CloseButton, Progress } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { DropMenu } from '../../../ui/popup/drop-menu.tsx'
import type { Days } from '../period/ranges.ts'
import classes from './download-buttons.module.css'
import { type Downloading, useDownload } from './use-download.ts'

/** REQ-652 to REQ-656, and the opt-in report by E-5. */
const BUTTONS: readonly { type: CsvType; label: string }[] = [
  { type: 'overall_report', label: t('Download Overall CSV') },
  { type: 'patients_seen', label: t('Download Seen CSV') },
  { type: 'ineligible_report', label: t('Download Ineligible CSV') },
  { type: 'unfinished_questionnaires', label: t('Download Unfinished CSV') },
  { type: 'renewal_missed', label: t('Download Missed CSV') },
  { type: 'opt_in_for_call', label: t('Download Opt-in CSV') },
]

/** A menu of the files, one entry each; beside it, what is on its way, how far it is and how to stop it. */
export function DownloadButtons({ days }: { days: Days }) {
  const [under, begin] = useDownload(days)
  const entries = () => BUTTONS.filter(({ type }) => !under[type]).map(({ type, label }) => ({ label, run: () => begin(type) }))
  return (
    <section className={classes.downloads} aria-label={t('Downloads')}>
      <DropMenu
        entries={entries}
        button={(trigger) => (
          <Button
            {...trigger}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('Downloads')}
          </Button>
        )}
      />
      {BUTTONS.map(({ type, label }) => {
        const downloading = under[type]
        return downloading && <Running key={type} label={label} downloading={downloading} />
      })}
    </section>
  )
}

function Running({ label, downloading }: { label: string; downloading: Downloading }) {
  const { rows, total, bytes } = downloading.progress
  const fraction = total === 0 ? 0 : Math.round((100 * rows) / total)
  return (
    <div className={classes.running}>
      <div className={classes.text} role="status">
        {total === 0
          ? t('Preparing…')
          : t('{rows} of {total} rows, {bytes}', { rows: numberText(rows), total: numberText(total), bytes: sizeText(bytes) })}
      </div>
      <Progress value={fraction} size="sm" aria-label={label} className={classes.bar} />
      <CloseButton size="sm" aria-label={t('Stop: {label}', { label })} onClick={downloading.stop} />
    </div>
  )
}

function sizeText(bytes: number): string {
  return bytes < 1e6
    ? t('{bytes} kB', { bytes: numberText(Math.ceil(bytes / 1000)) })
    : t('{bytes} MB', { bytes: numberText(bytes / 1e6, 1) })
}
