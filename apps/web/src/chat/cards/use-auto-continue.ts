import { useEffect, useEffectEvent } from 'react'

/** REQ-134: about a second after the assistant has finished. */
export const AFTER_SPEECH_MS = 1000
/** REQ-135: details stay in view for six seconds before they are confirmed, when the sound is on. */
export const BEFORE_CONFIRMING_MS = 6000

/** Continues automatically after `delay` while `running`; a hidden tab waits, and anything that stops `running` starts the time again. */
export function useAutoContinue(running: boolean, delay: number, onTime: () => void): void {
  const goOn = useEffectEvent(onTime)
  useEffect(() => {
    if (!running) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const arm = () => {
      clearTimeout(timer)
      timer = document.hidden ? undefined : setTimeout(goOn, delay)
    }
    arm()
    document.addEventListener('visibilitychange', arm)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', arm)
    }
  }, [running, delay])
}
