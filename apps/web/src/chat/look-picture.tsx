import { useState } from 'react'
import { LookOrWords } from './look-or-words.tsx'
import type { LookProps } from './look-props.ts'
import { PictureField } from './picture-field.tsx'
import type { SmallPicture } from './shrink-picture.ts'
import { useFormWords } from './use-form-words.ts'

/** A photograph, looked at before it is sent (REQ-413). */
export function LookPicture({ card, onAnswer }: LookProps) {
  const { looks } = useFormWords()
  const [picture, setPicture] = useState<SmallPicture | null>(null)
  return (
    <LookOrWords
      card={card}
      onAnswer={onAnswer}
      made={picture && { query: looks.picture, shown: looks.picture, context: { picture: picture.base64 } }}
      use={looks.usePicture}
      instead={looks.asPicture}
    >
      <PictureField picture={picture} onPicture={setPicture} />
    </LookOrWords>
  )
}
