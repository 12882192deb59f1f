import { Button, FileButton, Group, Textarea } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { EDITOR_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import classes from './editor.module.css'

type Props = {
  /** Answers whether it was loaded; the text stays where it was not. */
  onLoad: (text: string) => Promise<boolean>
}

/** The area that JSON is pasted into, or dropped on as a file, with its button (REQ-335). */
export function LoadBox({ onLoad }: Props) {
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)
  const read = async (file: File | null | undefined) => {
    if (!file) return
    const content = await file.text().catch(() => null)
    if (content === null) notify.failure(EDITOR_TEXTS.invalidJson)
    else setText(content)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void read(event.dataTransfer.files[0])
  }
  const load = async () => {
    if (await onLoad(text)) setText('')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can be dropped here; the button beside chooses one
    <div
      className={classes.load}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Textarea
        label={t('Questionnaire JSON')}
        description={t('Paste JSON, ours or FHIR R4, or drop a .json file here')}
        rows={6}
        spellCheck={false}
        classNames={{ input: classes.json ?? '' }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button size="xs" onClick={() => void load()}>
          {t('Load Questionnaire')}
        </Button>
        <FileButton accept=".json,application/json" onChange={(file) => void read(file)}>
          {(props) => (
            <Button {...props} size="xs" variant="default" leftSection={<IconFileUpload size={16} aria-hidden />}>
              {t('Choose file')}
            </Button>
          )}
        </FileButton>
      </Group>
    </div>
  )
}
