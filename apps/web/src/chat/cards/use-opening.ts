import { useEffect, useState } from 'react'

/** Whether a card's dialog is open: automatically once it may, and from then on as the person says. */
export function useOpening(byItself: boolean): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(byItself)
  useEffect(() => {
    if (byItself) setOpen(true)
  }, [byItself])
  return [open, setOpen]
}
