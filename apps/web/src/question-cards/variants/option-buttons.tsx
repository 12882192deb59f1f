import { useEffect, useRef, useState } from 'react'
import { CardFrame } from '../card-frame.tsx'
import { CARD_HEADING_ID } from '../card-heading-id.ts'
import { Button } from '../controls/button.tsx'
import choiceStyles from '../controls/choices.module.css'
import { HtmlParts } from '../controls/html-parts.tsx'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { useFormMessages } from '../messages/use-form-messages.ts'
import { grouped } from './group-options.ts'
import { OptionNotice } from './option-notice.tsx'
import type { VariantOption } from './read-variant.ts'
import { useOptionPopups } from './use-option-popups.tsx'
import type { VariantProps } from './variant-props.ts'
import styles from './variants.module.css'

/** One press is the answer; where a choice has something to say first, a second one is asked for. */
export function OptionButtons({ card, variant: { choices }, onAnswer }: VariantProps) {
  const messages = useChatMessages()
  const { variants } = useFormMessages()
  const popups = useOptionPopups()
  const [noticed, setNoticed] = useState<VariantOption | null>(null)
  const submit = useRef<HTMLButtonElement>(null)
  // It comes below what was pressed, where it may not be seen.
  useEffect(() => {
    if (noticed) submit.current?.scrollIntoView({ block: 'nearest' })
  }, [noticed])
  const answer = (choice: VariantOption) => popups.send([choice], () => onAnswer({ query: choice.value, shown: choice.label }))
  return (
    <CardFrame
      card={card}
      dialog={popups.dialog}
      onAnswer={onAnswer}
      actions={
        noticed ? (
          <Button ref={submit} variant="filled" onClick={() => answer(noticed)}>
            {messages.button.submit}
          </Button>
        ) : null
      }
    >
      <fieldset className={choiceStyles.choices} aria-labelledby={CARD_HEADING_ID}>
        {grouped(choices).map(({ group, members }) => (
          <div key={members[0]?.value} className={choiceStyles.buttons}>
            {group ? <p className={styles.label}>{group}</p> : null}
            {members.map((choice) => (
              <div key={choice.value} className={styles.path}>
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
                {choice.notice ? <OptionNotice text={noticed === choice ? choice.notice : null} /> : null}
              </div>
            ))}
          </div>
        ))}
      </fieldset>
      {noticed ? <p className={styles.hint}>{variants.pressSubmit}</p> : null}
    </CardFrame>
  )
}
