import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Props = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>

function AnchorButton(props: Props) {
  return <Button component="a" {...props} />
}

/** A link to a page that looks like a button. The compiler checks its path and parameters, which it does not do for `component={Link}`. */
export const LinkButton = createLink(AnchorButton)
