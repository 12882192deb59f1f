import { useState } from 'react'
import { PictureField } from '../controls/picture-field.tsx'
import type { SmallPicture } from '../controls/shrink-picture.ts'
import { useFormMessages } from '../messages/use-form-messages.ts'
import { DrawnOrTyped } from './drawn-or-typed.tsx'
import type { VariantProps } from './variant-props.ts'

/** A photograph, looked at before it is sent (REQ-413). */
export function PictureQuestion({ card, onAnswer }: VariantProps) {
  const { variants } = useFormMessages()
  const [picture, setPicture] = useState<SmallPicture | null>(null)
  return (
    <DrawnOrTyped
      card={card}
      onAnswer={onAnswer}
      made={picture && { query: variants.picture, shown: variants.picture, context: { picture: picture.base64 } }}
      use={variants.usePicture}
      instead={variants.asPicture}
    >
      <PictureField picture={picture} onPicture={setPicture} />
    </DrawnOrTyped>
  )
}
