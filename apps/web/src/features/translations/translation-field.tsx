import { type OpenWord, WORD_LIMITS, type Word } from '@clinic/contract/translations'
import { PART_NAMES } from '@clinic/core/questionnaires/translations/segments-csv'
import { Button, Textarea } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { tRich } from '../../lib/messages/rich.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import classes from './questionnaire-translations-screen.module.css'

/** Typing pauses this long before it is saved; leaving the field saves at once. */
const PAUSE_MS = 900
/** About as many characters as a line of the field takes. */
const LINE = 52

type Props = {
  segment: OpenWord
  /** Another answer to the same question reads the same. */
  isAlike: boolean
  onWrite: (segments: readonly Word[]) => Promise<boolean>
}

/** English beside the field for its French, which saves itself. */
export function TranslationField({ segment, isAlike, onWrite }: Props) {
  const { part, original, translation, start } = segment
  const { text, setText, commit, isUnsaved } = useOwnText(segment, onWrite)
  const id = useId()
  return (
    <div className={classes.row} data-left={translation === '' || undefined}>
      <span className={classes.part}>{t(PART_NAMES[part])}</span>
      <p id={id} className={classes.english} lang="en">
        {original}
      </p>
      <div className={classes.french}>
        <Textarea
          aria-label={t('French for {part}: {original}', { part: t(PART_NAMES[part]).toLowerCase(), original })}
          lang="fr-CA"
          spellCheck
          maxLength={WORD_LIMITS.translation}
          rows={Math.max(1, Math.ceil(Math.max(text.length, original.length) / LINE))}
          classNames={{ input: classes.input ?? '' }}
          error={isAlike ? t('Another option has the same French text. Make each option different.') : undefined}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={commit}
        />
        {isUnsaved && <Chip tone="warn">{t('Not saved')}</Chip>}
        {translation === '' && start && (
          <p className={classes.start}>
            {start.original === original
              ? tRich('Elsewhere: {translation}', { translation: <span lang="fr">{start.translation}</span> })
              : tRich('Needs review: the English was “{original}” (French: “{translation}”).', {
                  original: <span lang="en">{start.original}</span>,
                  translation: <span lang="fr">{start.translation}</span>,
                })}{' '}
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('Use as a starting point: {original}', { original })}
              onClick={() => void onWrite([{ ...segment, translation: start.translation }])}
            >
              {t('Use as a starting point')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

/** What is typed, in step with what is saved: what others or an undo write shows where nothing was typed since. */
function useOwnText(segment: OpenWord, onWrite: Props['onWrite']) {
  const [text, setText] = useState(segment.translation)
  const [seen, setSeen] = useState(segment.translation)
  const [isUnsaved, setIsUnsaved] = useState(false)
  if (seen !== segment.translation) {
    setSeen(segment.translation)
    if (text.trim() === seen) setText(segment.translation)
  }
  const commit = () => {
    const translation = text.trim()
    if (translation !== segment.translation) void onWrite([{ ...segment, translation }]).then((saved) => setIsUnsaved(!saved))
    else setIsUnsaved(false)
  }
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause starts again with every change of the text
  useEffect(() => {
    const pause = window.setTimeout(() => latest.current(), PAUSE_MS)
    return () => window.clearTimeout(pause)
  }, [text])
  useEffect(() => () => latest.current(), [])
  return { text, setText, commit, isUnsaved }
}
