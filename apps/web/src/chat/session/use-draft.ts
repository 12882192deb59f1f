import { useState } from 'react'

// Forms half filled in outlive their dialog and their card, but never the page: nothing of them is stored on the device.
const drafts = new Map<string, unknown>()

/** State that is still there when the same form is opened again. */
export function useDraft<Form>(name: string, initial: Form): [Form, (change: Partial<Form>) => void] {
  const [form, setForm] = useState<Form>(() => (drafts.get(name) as Form | undefined) ?? initial)
  return [
    form,
    (change) =>
      setForm((before) => {
        const next = { ...before, ...change }
        drafts.set(name, next)
        return next
      }),
  ]
}

export function forgetDraft(name: string): void {
  drafts.delete(name)
}

export function forgetDrafts(): void {
  drafts.clear()
}
