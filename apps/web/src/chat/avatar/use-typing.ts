import { useEffect, useState } from 'react'

/** A pause for thought is still typing. */
const STILL_TYPING_MS = 3000

/** Whether something is being typed anywhere on the page; choosing is not typing. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onKey = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTyping(false), STILL_TYPING_MS)
      setTyping(true)
    }
    document.addEventListener('beforeinput', onKey)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('beforeinput', onKey)
    }
  }, [])
  return typing
}
