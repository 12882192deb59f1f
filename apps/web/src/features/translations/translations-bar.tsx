import type { FormSegments, SegmentSide, Word } from '@clinic/contract/translations'
import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconArrowLeft } from '@tabler/icons-react'
import { momentText } from '../../lib/format/dates.ts'
import { tServer } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { translatedElsewhere } from './group-translations.ts'
import classes from './questionnaire-translations-screen.module.css'
import { TranslationsFileButtons } from './translations-file-buttons.tsx'
import { useApproval } from './use-approval.ts'

type Props = {
  data: FormSegments
  of: SegmentSide
  /** How many texts are left to do. */
  left: number
  isSaving: boolean
  undoes: number
  onUndo: () => void
  onWrite: (segments: readonly Word[]) => Promise<boolean>
  onSide: (of: SegmentSide) => void
}

/** Which words these are, how many are left, and what can be done with all of them. */
export function TranslationsBar({ data: { text, sides, words }, of, left, isSaving, undoes, onUndo, onWrite, onSide }: Props) {
  const { approve } = useApproval(text)
  const elsewhere = translatedElsewhere(words)
  const isApproved = text.approved !== null && text.changed === 0
  return (
    <div className={classes.bar}>
      <div className={classes.about}>
        <LinkButton
          size="xs"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          to="/pages/languages"
          search={{}}
        >
          {t('French Texts')}
        </LinkButton>
        <h2 className={classes.name}>{tServer(text.name)}</h2>
        {sides.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t('Version')}
            data={[
              { value: 'published', label: t('Published') },
              { value: 'draft', label: t('Draft') },
            ]}
            value={of}
            onChange={(side) => onSide(side as SegmentSide)}
          />
        )}
        <p className={classes.saving} role="status">
          {left === 0 ? t('Fully translated.') : t('{left} of {words} still to translate.', { left, words: words.length })}{' '}
          {isSaving ? t('Saving…') : t('All saved.')}
        </p>
      </div>
      <div className={classes.actions}>
        {elsewhere.length > 0 && (
          <Button size="xs" variant="default" onClick={() => void onWrite(elsewhere)}>
            {t('Reuse existing translations ({elsewhere})', { elsewhere: elsewhere.length })}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={undoes === 0 || isSaving}
          onClick={onUndo}
        >
          {undoes > 1 ? t('Undo {undoes} texts', { undoes }) : t('Undo')}
        </Button>
        <TranslationsFileButtons name={text.words?.key ?? ''} of={of} segments={words} onWrite={onWrite} />
        {isApproved ? (
          <Chip tone="good">{approvedText(text)}</Chip>
        ) : (
          <Button size="xs" disabled={left > 0 || isSaving} loading={approve.isPending} onClick={() => approve.mutate()}>
            {t('Approve')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Who approved a text, and when. */
export function approvedText({ approved }: Pick<FormSegments['text'], 'approved'>): string {
  return approved ? t('Approved by {by}, {at}', { by: approved.by, at: momentText(approved.at) }) : ''
}
