import { type NoteContent, type NoteKind, type NoteSection, SECTION_LENGTH } from '@clinic/contract/patients/visit-notes'
import { sectionName, sectionsOf } from '@clinic/core/visit-notes/check-signable'
import { switchTemplate } from '@clinic/core/visit-notes/switch-template'
import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { KIND_NAMES, SECTION_HINTS } from './note-words.ts'
import { SaveLine } from './save-line.tsx'
import { type NoteStart, useNoteEditor } from './use-note-editor.ts'
import classes from './visit-notes.module.css'

/** `called`: the patient’s name. `onClose`: nothing was written, or it is gone. */
type Props = { patientId: string; called: string; start: NoteStart; onClose: () => void }

/** A note while it is written: saved as it is typed, then signed. */
export function NoteEditor({ patientId, called, start, onClose }: Props) {
  const editor = useNoteEditor(patientId, start, onClose)
  const { ask, dialog } = useConfirm()
  const [tried, setTried] = useState(false)
  const { written, missing } = editor
  const change = (content: NoteContent) => editor.type({ ...written, content })
  const sign = async () => {
    setTried(true)
    if (missing !== null) return
    const yes = await ask({
      title: t('Sign the {kind, select, visit {visit note} addendum {addendum} other {late entry}} on {called}?', {
        kind: start.kind,
        called,
      }),
      text: t('A signed note never changes. What comes later is added as an addendum or a late entry.'),
      confirm: t('Sign note'),
    })
    if (yes) await editor.sign()
  }
  const discard = async () => {
    const yes = await ask({
      title: t('Discard this draft on {called}?', { called }),
      text: t('What you wrote cannot be restored.'),
      confirm: t('Discard draft'),
      tone: 'bad',
    })
    if (yes) await editor.discard()
  }
  return (
    <section className={classes.editor} aria-label={t('{kind}, draft', { kind: KIND_NAMES[start.kind] })}>
      <div className={classes.top}>
        <h4 className={classes.title}>{t('{kind}, draft', { kind: KIND_NAMES[start.kind] })}</h4>
        {written.content.template !== 'plain' && <TemplateSwitch content={written.content} onChange={change} />}
      </div>
      {start.kind === 'late-entry' && (
        <TextInput
          className={classes.short}
          type="datetime-local"
          label={t('When it happened (clinic time)')}
          value={written.happened_local}
          onChange={(event) => editor.type({ ...written, happened_local: event.currentTarget.value })}
        />
      )}
      {sectionsOf(written.content).map(({ name, text }) => (
        <Textarea
          key={name}
          label={t(sectionName(name))}
          description={SECTION_HINTS[name]}
          autosize
          minRows={name === 'reason' ? 1 : 3}
          maxRows={16}
          maxLength={SECTION_LENGTH}
          value={text}
          error={tried && text.trim() === '' ? t('Write this before you sign.') : null}
          onChange={(event) => change(withSection(written.content, name, event.currentTarget.value))}
          onBlur={editor.flush}
        />
      ))}
      <div className={classes.bottom}>
        <SaveLine editor={editor} refusal={tried ? missing : null} />
        <Button variant="default" onClick={() => void discard()} disabled={editor.busy}>
          {t('Discard')}
        </Button>
        <Button onClick={() => void sign()} loading={editor.busy}>
          {t('Sign note')}
        </Button>
      </div>
      {dialog}
    </section>
  )
}

type Templated = Exclude<NoteContent, { template: 'plain' }>

function TemplateSwitch({ content, onChange }: { content: Templated; onChange: (content: NoteContent) => void }) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('Template')}
      data={[
        { value: 'soap', label: 'SOAP' },
        { value: 'dap', label: 'DAP' },
      ]}
      value={content.template}
      onChange={() => onChange(switchTemplate(content))}
    />
  )
}

function withSection(content: NoteContent, name: NoteSection, text: string): NoteContent {
  return { ...content, [name]: text } as NoteContent
}

/** The parts of a new note. */
export function newStart(kind: NoteKind, content: NoteContent, about: number | null = null): NoteStart {
  return { kind, about, version: 0, written: { content, happened_local: '' } }
}
