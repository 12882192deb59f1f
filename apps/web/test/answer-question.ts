import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Presses a button of the dialog with this title, once it is open. */
export async function answerQuestion(user: UserEvent, title: string | RegExp, button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title })
  await user.click(within(dialog).getByRole('button', { name: button }))
}
