import type { Question } from '@clinic/contract/questionnaires'
import { drawingOf, type Stroke } from '@clinic/core/questionnaires/drawing'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { DrawCanvas } from '../../question-cards/controls/draw-canvas.tsx'
import { PictureField } from '../../question-cards/controls/picture-field.tsx'
import type { SmallPicture } from '../../question-cards/controls/shrink-picture.ts'
import type { Draft } from './draft-answer.ts'
import classes from './phone-intake.module.css'
import { TypedAnswer } from './typed-answer.tsx'

type Props = { question: Question; draft: Draft; disabled: boolean; onChange: (draft: Draft) => void }

const WAYS = {
  draw: { hint: 'Draw what the patient tells, or draws beside you.', words: 'Write it in words', back: 'Draw it' },
  picture: { hint: 'A picture that the patient mailed or handed over.', words: 'Write it in words', back: 'Add a picture' },
} as const

/** A drawing, or a picture that the patient mailed or handed over, by the chat's own fields; or the answer in words (REQ-413). */
export function ShownAnswer(props: Props) {
  const { question, draft, onChange } = props
  const [isSaid, setIsSaid] = useState(draft.text !== '')
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [picture, setPicture] = useState<SmallPicture | null>(null)
  const kind = question.widget === 'draw' ? 'draw' : 'picture'
  const show = (drawn: readonly Stroke[], taken: SmallPicture | null) => {
    const shown = kind === 'draw' ? { drawing: drawingOf(drawn) } : { picture: taken?.base64 ?? '' }
    onChange({ selected: [], text: '', ...(Object.values(shown).some(Boolean) && { shown }) })
  }
  const turn = () => {
    setIsSaid(!isSaid)
    if (isSaid) show(strokes, picture)
    else onChange({ selected: [], text: '' })
  }
  return (
    <>
      {isSaid ? (
        <TypedAnswer {...props} />
      ) : (
        <div className={classes.shown}>
          <p className={classes.about}>{WAYS[kind].hint}</p>
          {kind === 'draw' ? (
            <DrawCanvas
              strokes={strokes}
              labelledBy="ask-question"
              onStrokes={(drawn) => {
                setStrokes(drawn)
                show(drawn, null)
              }}
            />
          ) : (
            <PictureField
              picture={picture}
              onPicture={(taken) => {
                setPicture(taken)
                show([], taken)
              }}
            />
          )}
        </div>
      )}
      <Button variant="subtle" size="xs" className={classes.turn ?? ''} onClick={turn}>
        {isSaid ? WAYS[kind].back : WAYS[kind].words}
      </Button>
    </>
  )
}
