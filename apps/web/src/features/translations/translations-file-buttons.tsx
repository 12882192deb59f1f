import type { OpenWord, SegmentSide, Word } from '@clinic/contract/translations'
import { readSegmentsCsv, segmentsCsv } from '@clinic/core/questionnaires/translations/segments-csv'
import { Button, FileButton } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import { useRef } from 'react'
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
    if (!found) return void notify.failure('This CSV must have the columns Question, Part, English and French.')
    const left = found.unknown === 0 ? '' : ` ${countText(found.unknown, 'row')} skipped: no matching English text.`
    if (found.words.length === 0) return void notify.info(`No new translations in this file.${left}`)
    if (await onWrite(found.words)) notify.success(`${countText(found.words.length, 'text')} imported. Undo reverts them all.${left}`)
  }
  return (
    <>
      <Button size="xs" variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
        Export CSV
      </Button>
      <FileButton resetRef={reset} onChange={(file) => void take(file)} accept=".csv,text/csv">
        {(props) => (
          <Button {...props} size="xs" variant="default" leftSection={<IconFileUpload size={16} aria-hidden />}>
            Import CSV
          </Button>
        )}
      </FileButton>
    </>
  )
}

function countText(count: number, segment: string): string {
  return count === 1 ? `One ${segment}` : `${count} ${segment}s`
}
