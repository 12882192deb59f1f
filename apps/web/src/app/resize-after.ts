import { SIDEBAR_RESIZE } from '../ui/motion.ts'

/** Tells charts again and again to measure again, until everything that moves has come to rest (REQ-073). Answers how to stop early. */
export function resizeAfter(notify: () => void = dispatchResize): () => void {
  const timer = setInterval(notify, SIDEBAR_RESIZE.every)
  const end = setTimeout(stop, SIDEBAR_RESIZE.total)
  function stop() {
    clearInterval(timer)
    clearTimeout(end)
  }
  return stop
}

function dispatchResize(): void {
  window.dispatchEvent(new Event('resize'))
}
