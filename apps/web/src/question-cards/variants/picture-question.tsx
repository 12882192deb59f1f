import { useState } from 'react'
import { PictureField } from '../controls/picture-field.tsx'
import type { SmallPicture } from '../controls/shrink-picture.ts'
import { useFormMessages } from '../messages/use-form-messages.ts'
import { ShownOrTyped } from './shown-or-typed.tsx'
import type { VariantProps } from './variant-props.ts'

/** A photograph, looked at before it is sent (REQ-413). */
export function PictureQuestion({ card, onAnswer }: VariantProps) {
  const { looks } = useFormMessages()
  const [picture, setPicture] = useState<SmallPicture | null>(null)
  return (
    <ShownOrTyped
      card={card}
      onAnswer={onAnswer}
      made={picture && { query: looks.picture, shown: looks.picture, context: { picture: picture.base64 } }}
      use={looks.usePicture}
      instead={looks.asPicture}
    >
      <PictureField picture={picture} onPicture={setPicture} />
    </ShownOrTyped>
  )
}
