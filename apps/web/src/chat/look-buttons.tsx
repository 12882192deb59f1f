import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import choiceStyles from './choices.module.css'
import { grouped } from './grouped.ts'
import { HtmlParts } from './html-parts.tsx'
import styles from './look.module.css'
import { LookNotice } from './look-notice.tsx'
import type { LookProps } from './look-props.ts'
import type { LookChoice } from './read-look.ts'
import { CARD_HEADING_ID } from './use-card-focus.ts'
import { useFormWords } from './use-form-words.ts'
import { usePopups } from './use-popups.tsx'
import { useWords } from './use-words.ts'

/** One press is the answer; where a choice has something to say first, a second one is asked for. */
export function LookButtons({ card, look: { choices }, onAnswer }: LookProps) {
  const words = useWords()
  const { looks } = useFormWords()
  const popups = usePopups()
  const [noticed, setNoticed] = useState<LookChoice | null>(null)
  const submit = useRef<HTMLButtonElement>(null)
  // It comes below what was pressed, where it may not be seen.
  useEffect(() => {
    if (noticed) submit.current?.scrollIntoView({ block: 'nearest' })
  }, [noticed])
  const answer = (choice: LookChoice) => popups.send([choice], () => onAnswer({ query: choice.value, shown: choice.label }))
  return (
    <CardFrame
      card={card}
      dialog={popups.dialog}
      onAnswer={onAnswer}
      actions={
        noticed ? (
          <Button ref={submit} look="filled" onClick={() => answer(noticed)}>
            {words.button.submit}
          </Button>
        ) : null
      }
    >
      <fieldset className={choiceStyles.choices} aria-labelledby={CARD_HEADING_ID}>
        {grouped(choices).map(({ group, members }) => (
          <div key={members[0]?.value} className={choiceStyles.buttons}>
            {group ? <p className={styles.label}>{group}</p> : null}
            {members.map((choice) => (
              <div key={choice.value} className={styles.way}>
                <Button
                  className={styles.press}
                  aria-pressed={choice.notice ? noticed === choice : undefined}
                  onClick={() => (choice.notice ? setNoticed(choice) : answer(choice))}
                >
                  {choice.html ? (
                    <span className={styles.html}>
                      <HtmlParts parts={choice.html} />
                    </span>
                  ) : (
                    choice.label
                  )}
                </Button>
                {choice.notice ? <LookNotice text={noticed === choice ? choice.notice : null} /> : null}
              </div>
            ))}
          </div>
        ))}
      </fieldset>
      {noticed ? <p className={styles.hint}>{looks.pressSubmit}</p> : null}
    </CardFrame>
  )
}
