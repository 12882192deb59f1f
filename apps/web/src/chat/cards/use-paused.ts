import { useState } from 'react'

// A person who has paused once has said that the pace is too fast: the pause lasts until they take it back.
let pausedBefore = false

export function usePaused(): [boolean, (paused: boolean) => void] {
  const [paused, setPaused] = useState(pausedBefore)
  return [
    paused,
    (next) => {
      pausedBefore = next
      setPaused(next)
    },
  ]
}
