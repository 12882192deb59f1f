import { drawingOf, type Stroke } from '@clinic/core/questionnaires/reading/drawing'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { DrawCanvas } from '../../question-cards/controls/draw-canvas.tsx'
import { PictureField } from '../../question-cards/controls/picture-field.tsx'
import type { SmallPicture } from '../../question-cards/controls/shrink-picture.ts'
import type { AskFieldProps } from './ask-field-props.ts'
import type { Draft } from './draft-answer.ts'
import classes from './phone-intake.module.css'
import { TypedAnswer } from './typed-answer.tsx'

/** A drawing by the chat's own canvas, or the answer in words (REQ-413). */
export function AskDrawing(props: AskFieldProps) {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const given = (drawn: readonly Stroke[]) => shownDraft(drawingOf(drawn), (one) => ({ drawing: one }))
  return (
    <ShownOrWords {...props} hint="Draw what the patient tells, or draws beside you." back="Draw it" made={given(strokes)}>
      <DrawCanvas
        strokes={strokes}
        labelledBy="ask-question"
        onStrokes={(drawn) => {
          setStrokes(drawn)
          props.onChange(given(drawn))
        }}
      />
    </ShownOrWords>
  )
}

/** A picture that the patient mailed or handed over, or the answer in words (REQ-413). */
export function AskPicture(props: AskFieldProps) {
  const [picture, setPicture] = useState<SmallPicture | null>(null)
  const given = (taken: SmallPicture | null) => shownDraft(taken?.base64 ?? '', (one) => ({ picture: one }))
  return (
    <ShownOrWords {...props} hint="A picture that the patient mailed or handed over." back="Add a picture" made={given(picture)}>
      <PictureField
        picture={picture}
        onPicture={(taken) => {
          setPicture(taken)
          props.onChange(given(taken))
        }}
      />
    </ShownOrWords>
  )
}

function shownDraft(shown: string, as: (shown: string) => NonNullable<Draft['shown']>): Draft {
  return { selected: [], text: '', ...(shown !== '' && { shown: as(shown) }) }
}

type Props = AskFieldProps & { hint: string; back: string; made: Draft; children: ReactNode }

function ShownOrWords({ hint, back, made, children, ...field }: Props) {
  const [isSaid, setIsSaid] = useState(field.draft.text !== '')
  const turn = () => {
    setIsSaid(!isSaid)
    field.onChange(isSaid ? made : { selected: [], text: '' })
  }
  return (
    <>
      {isSaid ? (
        <TypedAnswer {...field} />
      ) : (
        <div className={classes.shown}>
          <p className={classes.about}>{hint}</p>
          {children}
        </div>
      )}
      <Button variant="subtle" size="xs" className={classes.turn ?? ''} onClick={turn}>
        {isSaid ? back : 'Write it in words'}
      </Button>
    </>
  )
}
