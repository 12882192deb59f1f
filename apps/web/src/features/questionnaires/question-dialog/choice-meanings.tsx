import { MEANING_LIMITS } from '@clinic/contract/questionnaires'
import { MEANING_FAULTS, MEANING_LANGUAGES, type MeaningLanguage } from '@clinic/core/questionnaires/meanings/meaning-faults'
import { plainFault, taughtFor } from '@clinic/core/questionnaires/meanings/plain-fault'
import { needsExplicitChoice } from '@clinic/core/questionnaires/meanings/read-meaning'
import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from './question-dialog.module.css'
import type { QuestionProps } from './question-dialog-field.ts'

const LANGUAGE_NAMES: Readonly<Record<MeaningLanguage, string>> = { en: t('In English'), fr: t('In French') }
/** A pasted list has a phrase a line. */
const BREAKS = ['\n', ';']

/** What patients say who mean an option, in both languages. */
export function ChoiceMeanings({ tag, label, question, actions, opened }: QuestionProps & { label: string; opened: boolean }) {
  const { en = [], fr = [] } = taughtFor(question, label)
  const taught = { en, fr }
  const [faults, setFaults] = useState<Partial<Record<MeaningLanguage, string>>>({})
  const set = (language: MeaningLanguage, given: readonly string[]) => {
    const wanted = given.map((phrase) => phrase.replace(/\s+/g, ' ').trim()).filter((phrase) => phrase !== '')
    const known = taught[language]
    const faulty = wanted.flatMap((phrase) => (known.includes(phrase) ? [] : (faultText(phrase) ?? [])))
    const kept = wanted.filter((phrase) => known.includes(phrase) || faultText(phrase) === null).slice(0, MEANING_LIMITS.phrases)
    setFaults({ [language]: faulty[0] })
    if (kept.join('\n') !== known.join('\n'))
      actions.make({ edit: 'set_choice', tag, label, to: { meanings: { ...taught, [language]: kept } }, from: { meanings: taught } })
  }
  const faultText = (phrase: string): string | null => {
    if (phrase.length > MEANING_LIMITS.length) return t('A phrase has at most {most} characters.', { most: MEANING_LIMITS.length })
    const fault = plainFault(question, label, phrase)
    return fault && `“${phrase}” ${t(MEANING_FAULTS[fault.why]).replace('{other}', fault.other)}.`
  }
  if (needsExplicitChoice(question))
    return (
      <p className={classes.quiet}>
        {t('This question is answered by a button or a plain yes or no only: the chat is taught nothing for it.')}
      </p>
    )
  return (
    <details className={classes.more} open={opened || undefined}>
      <summary>{t('What patients say for it ({count})', { count: en.length + fr.length })}</summary>
      <div className={classes.inner}>
        <p className={classes.quiet}>
          {t(
            'The chat takes these words for this option, also inside a longer reply. Remove names and anything else that could identify a patient.',
          )}
        </p>
        <div className={classes.pair}>
          {MEANING_LANGUAGES.map((language) => (
            <TagsInput
              key={language}
              label={t('{language} ({count} of {most})', {
                language: LANGUAGE_NAMES[language],
                count: taught[language].length,
                most: MEANING_LIMITS.phrases,
              })}
              aria-label={`${LANGUAGE_NAMES[language]}, ${label}`}
              description={t('Press Enter after each, or paste one per line')}
              lang={language}
              value={taught[language]}
              maxTags={MEANING_LIMITS.phrases}
              splitChars={BREAKS}
              acceptValueOnBlur
              error={faults[language]}
              onChange={(phrases) => set(language, phrases)}
            />
          ))}
        </div>
      </div>
    </details>
  )
}
