import type { OpenDraft } from '@clinic/contract/patients/visit-notes'
import { Button, Group } from '@mantine/core'
import { momentText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { KIND_NAMES } from './note-words.ts'
import { NoteText } from './signed-notes.tsx'
import classes from './visit-notes.module.css'

type Props = { author: string; draft: OpenDraft; onCopy: (() => void) | null }

/** What a colleague wrote and can no longer sign. It can be copied into a note of one’s own, and stays as it is. */
export function LeftDraft({ author, draft, onCopy }: Props) {
  const last = t('{author}, saved {saved_at}', { author, saved_at: momentText(draft.saved_at) })
  return (
    <article className={classes.note} aria-label={t('Unsigned draft: {last}', { last })}>
      <div>
        <h4 className={classes.title}>
          {KIND_NAMES[draft.kind]} <Chip tone="warn">{t('Not signed')}</Chip>
        </h4>
        <p className={classes.soft}>{last}</p>
      </div>
      <p className={classes.text}>
        {t(
          '{author} no longer has an account and cannot sign this draft. It is not part of the signed record, and you cannot sign it for them.',
          {
            author,
          },
        )}
      </p>
      <NoteText content={draft.content} />
      {onCopy && (
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={onCopy}>
            {t('Copy into a note of mine')}
          </Button>
        </Group>
      )}
    </article>
  )
}
