import type { PrintedContent } from '@clinic/contract/documents/document-content'
import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { gramsText, statementText } from '../signed/document-texts.ts'
import { DocumentPreview } from './document-preview.tsx'
import classes from './draft.module.css'
import { SigningFactor } from './signing-factor.tsx'
import type { DraftEditing } from './use-document-draft.ts'

type Props = { opened: boolean; editing: DraftEditing; called: string; about: string; onClose: () => void }

/** The record may be a dialog itself, and comes later in the page. */
const ABOVE_RECORD = 210

/** The last look: what will be printed, the statement, and a second factor that shows again who signs (F-7). */
export function SignDialog({ opened, editing, called, about, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      zIndex={ABOVE_RECORD}
      title={t('Sign the medical document of {called}?', { called })}
    >
      {editing.readiness.content ? (
        <SignForm
          key={String(opened)}
          editing={editing}
          content={editing.readiness.content}
          called={called}
          about={about}
          onClose={onClose}
        />
      ) : (
        <p className={classes.text}>{t('Something that is printed is still missing. Close this and look at “Ready to sign”.')}</p>
      )}
    </Modal>
  )
}

function SignForm({ editing, content, called, about, onClose }: Omit<Props, 'opened'> & { content: PrintedContent }) {
  const { draft, readiness, type, flush, busy, sign } = editing
  const [freshUntil, setFreshUntil] = useState(readiness.factor_fresh_until)
  const { possession_grams, last_day, warnings } = readiness
  const ready = draft.statement && freshUntil !== null
  const submit = async () => {
    if (await sign()) onClose()
    // A factor that was too old has to be shown again.
    else setFreshUntil(null)
  }
  return (
    <Stack gap="md">
      <p className={classes.text}>
        {called}, {about}
      </p>
      <DocumentPreview content={content} />
      <p className={classes.text}>
        {possession_grams !== null && t('{called} may carry {grams}. ', { called, grams: gramsText(possession_grams) })}
        {last_day !== null && t('Registered today, it would end {last_day}. ', { last_day: dayText(last_day) })}
        {t('Once signed it never changes: a mistake means a new document, and a new application at the seller.')}
      </p>
      {warnings.length > 0 && (
        <ul className={classes.reasons}>
          {warnings.map(({ code, text, reason }) => (
            <li key={code}>
              {tSentence(text)} <span className={classes.soft}>{t('Your reason: {reason}', { reason })}</span>
            </li>
          ))}
        </ul>
      )}
      <Checkbox
        label={statementText(content.statement)}
        checked={draft.statement}
        onChange={(event) => {
          type({ statement: event.currentTarget.checked })
          void flush()
        }}
      />
      {freshUntil === null ? (
        <SigningFactor onShown={setFreshUntil} />
      ) : (
        <p className={classes.shown} role="status">
          <IconCircleCheck size={18} aria-hidden className={classes.good} />
          {t('It is you, confirmed until {clock}.', { clock: momentText(freshUntil).split(', ').at(-1) })}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button disabled={!ready} loading={busy} onClick={() => void submit()}>
          {ready ? t('Sign for {called}', { called }) : missingText(draft.statement, freshUntil)}
        </Button>
      </Group>
    </Stack>
  )
}

function missingText(statement: boolean, freshUntil: string | null): string {
  if (!statement && freshUntil === null) return t('Statement and identity left')
  return statement ? t('Identity left') : t('Statement left')
}
