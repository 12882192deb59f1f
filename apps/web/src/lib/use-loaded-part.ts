import { useEffect, useState } from 'react'

const RETRY_MS = 3000

const here = new Map<unknown, unknown>()

/** A part of the page that is fetched when its step comes, so that the first words need not wait for it. Null until it is here. */
export function useLoadedPart<Part>(load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>((here.get(load) as Part) ?? null)
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined
    let gone = false
    const fetchPart = () =>
      load().then(
        (loaded) => {
          here.set(load, loaded)
          if (!gone) setPart(loaded)
        },
        () => {
          if (!gone) retry = setTimeout(fetchPart, RETRY_MS)
        },
      )
    void fetchPart()
    return () => {
      gone = true
      clearTimeout(retry)
    }
  }, [load])
  return part
}
