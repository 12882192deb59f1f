import { drawingOf, type Stroke } from '@clinic/core/questionnaires/reading/drawing'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { DrawCanvas } from '../../question-cards/controls/draw-canvas.tsx'
import { PictureField } from '../../question-cards/controls/picture-field.tsx'
import type { SmallPicture } from '../../question-cards/controls/shrink-picture.ts'
import type { Draft } from './draft-answer.ts'
import type { IntakeFieldProps } from './intake-field-props.ts'
import classes from './phone-intake.module.css'
import { TypedAnswer } from './typed-answer.tsx'

/** A drawing by the chat's own canvas, or the answer in words (REQ-413). */
export function DrawingAnswer(props: IntakeFieldProps) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const given = (drawn: readonly Stroke[]) => shownDraft(drawingOf(drawn), (one) => ({ drawing: one }))
  return (
    <PictureOrText {...props} hint={t('Draw what the patient describes.')} back={t('Draw it')} made={given(strokes)}>
      <DrawCanvas
        strokes={strokes}
        labelledBy="ask-question"
        onStrokes={(drawn) => {
          setStrokes(drawn)
          props.onChange(given(drawn))
        }}
      />
    </PictureOrText>
  )
}

/** A picture that the patient emailed or handed over, or the answer in words (REQ-413). */
export function PictureAnswer(props: IntakeFieldProps) {
  const [picture, setPicture] = useState<SmallPicture | null>(null)
  const given = (taken: SmallPicture | null) => shownDraft(taken?.base64 ?? '', (one) => ({ picture: one }))
  return (
    <PictureOrText {...props} hint={t('A picture the patient sent or gave you.')} back={t('Add a picture')} made={given(picture)}>
      <PictureField
        picture={picture}
        onPicture={(taken) => {
          setPicture(taken)
          props.onChange(given(taken))
        }}
      />
    </PictureOrText>
  )
}

function shownDraft(shown: string, as: (shown: string) => NonNullable<Draft['shown']>): Draft {
  return { selected: [], text: '', ...(shown !== '' && { shown: as(shown) }) }
}

type Props = IntakeFieldProps & { hint: string; back: string; made: Draft; children: ReactNode }

function PictureOrText({ hint, back, made, children, ...field }: Props) {
  const [isTyped, setIsTyped] = useState(field.draft.text !== '')
  const turn = () => {
    setIsTyped(!isTyped)
    field.onChange(isTyped ? made : { selected: [], text: '' })
  }
  return (
    <>
      {isTyped ? (
        <TypedAnswer {...field} />
      ) : (
        <div className={classes.visible}>
          <p className={classes.about}>{hint}</p>
          {children}
        </div>
      )}
      <Button variant="subtle" size="xs" className={classes.turn ?? ''} onClick={turn}>
        {isTyped ? back : t('Write it in words')}
      </Button>
    </>
  )
}
