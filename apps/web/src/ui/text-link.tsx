import { Anchor, type AnchorProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = AnchorProps & Omit<ComponentProps<'a'>, keyof AnchorProps>

function TextAnchor(props: Props) {
  return <Anchor {...props} />
}

/** A link to a page within text. The compiler checks its path and parameters, which it does not do for `component={Link}`. */
export const TextLink = createLink(TextAnchor)
