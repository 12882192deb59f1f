import { Modal } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { PrintSheet } from './print-sheet.tsx'
import classes from './publish-view.module.css'
import { VersionDownloads } from './version-downloads.tsx'
import { useVersion } from './version-queries.ts'

type Props = { questionnaireKey: string; version: number | null; onClose: () => void }

/** One published version as it is asked, with its downloads. */
export function VersionPreview({ questionnaireKey, version, onClose }: Props) {
  const [last, setLast] = useState(version)
  if (version !== null && version !== last) setLast(version)
  const read = useVersion(questionnaireKey, last)
  return (
    <Modal
      opened={version !== null}
      onClose={onClose}
      size="xl"
      title={t('Version {last}', { last: last ?? '' })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {read.isPending && <TableSkeleton label={t('Loading the version')} columns={1} />}
      {read.isError && (
        <LoadFailure title={t('The version could not be loaded')} retry={read.refetch}>
          {problemSentence(read.error)}
        </LoadFailure>
      )}
      {read.data && (
        <div className={classes.stack}>
          {read.data.description !== '' && <p className={classes.notes}>{read.data.description}</p>}
          {read.data.signed.length > 0 && (
            <p className={classes.quiet}>{t('Warnings acknowledged at publication: {signed}', { signed: read.data.signed.length })}</p>
          )}
          <VersionDownloads document={read.data} />
          <PrintSheet document={read.data} />
        </div>
      )}
    </Modal>
  )
}
