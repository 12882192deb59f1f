import type { OpenWord, SegmentSide, Word } from '@clinic/contract/translations'
import { readSegmentsCsv, segmentsCsv } from '@clinic/core/questionnaires/translations/segments-csv'
import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { readTranslationsFile } from './read-translations-file.ts'

type Props = {
  name: string
  of: SegmentSide
  segments: readonly OpenWord[]
  onWrite: (segments: readonly Word[]) => Promise<boolean>
}

/** The words as a file for a translator, and such a file imported. */
export function TranslationsFileButtons({ name, of, segments, onWrite }: Props) {
  const reset = useRef<() => void>(null)
  const download = () => {
    const file = new Blob([segmentsCsv(segments)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, `french_${name}${of === 'draft' ? '_draft' : ''}.csv`)
  }
  const take = async (file: File | null) => {
    reset.current?.()
    if (!file) return
    const text = await readTranslationsFile(file)
    const found = text === null ? null : readSegmentsCsv(text, segments)
    if (!found) return void notify.failure(t('This CSV must have the columns Question, Part, English and French.'))
    const left =
      found.unknown === 0
        ? ''
        : t(' {unknown, plural, one {# row} other {# rows}} skipped: no matching English text.', { unknown: found.unknown })
    if (found.words.length === 0) return void notify.info(t('No new translations in this file.{left}', { left }))
    if (await onWrite(found.words))
      notify.success(
        t('{words, plural, one {# text} other {# texts}} imported. Undo reverts them all.{left}', { words: found.words.length, left }),
      )
  }
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
        {t('Export CSV')}
      </Button>
      <FileButton resetRef={reset} onChange={(file) => void take(file)} accept=".csv,text/csv">
        {(props) => (
          <Button {...props} size="xs" variant="default" leftSection={<IconFileUpload size={16} aria-hidden />}>
            {t('Import CSV')}
          </Button>
        )}
      </FileButton>
    </>
  )
}
