import type { CsvType } from '@clinic/contract/reports'
import { Button, CloseButton, Progress } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { numberText } from '../../../lib/format/numbers.ts'
import type { Days } from '../period/ranges.ts'
import classes from './download-buttons.module.css'
import { type Downloading, useDownload } from './use-download.ts'

/** REQ-652 to REQ-656, and the opt-in report by E-5. */
const BUTTONS: readonly { type: CsvType; label: string }[] = [
  { type: 'overall_report', label: 'Download Overall CSV' },
  { type: 'patients_seen', label: 'Download Seen CSV' },
  { type: 'ineligible_report', label: 'Download Ineligible CSV' },
  { type: 'unfinished_questionnaires', label: 'Download Unfinished CSV' },
  { type: 'renewal_missed', label: 'Download Missed CSV' },
  { type: 'opt_in_for_call', label: 'Download Opt-in CSV' },
]

/** A button for every file; while it is on its way, how far it is and how to stop it. */
export function DownloadButtons({ days }: { days: Days }) {
  const [under, begin] = useDownload(days)
  return (
    <section className={classes.buttons} aria-label="Downloads">
      {BUTTONS.map(({ type, label }) => {
        const downloading = under[type]
        return downloading ? (
          <Running key={type} label={label} downloading={downloading} />
        ) : (
          <Button key={type} variant="default" size="xs" leftSection={<IconDownload size={14} aria-hidden />} onClick={() => begin(type)}>
            {label}
          </Button>
        )
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
        {total === 0 ? 'Preparing…' : `${numberText(rows)} of ${numberText(total)} rows, ${sizeText(bytes)}`}
      </div>
      <Progress value={fraction} size="sm" aria-label={label} className={classes.bar} />
      <CloseButton size="sm" aria-label={`Stop: ${label}`} onClick={downloading.stop} />
    </div>
  )
}

function sizeText(bytes: number): string {
  return bytes < 1e6 ? `${numberText(Math.ceil(bytes / 1000))} kB` : `${numberText(bytes / 1e6, 1)} MB`
}
