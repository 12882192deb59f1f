import { SIDEBAR_RESIZE } from '../ui/motion.ts'

/** Tells charts again and again to measure anew, until whatever moves has come to rest (REQ-073). Answers how to stop early. */
export function resizeAfter(tell: () => void = tellWindow): () => void {
  const timer = setInterval(tell, SIDEBAR_RESIZE.every)
  const end = setTimeout(stop, SIDEBAR_RESIZE.total)
  function stop() {
    clearInterval(timer)
    clearTimeout(end)
  }
  return stop
}

function tellWindow(): void {
  window.dispatchEvent(new Event('resize'))
}
