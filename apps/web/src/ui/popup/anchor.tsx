import { type Ref, type RefObject, useLayoutEffect } from 'react'

type Props = { of: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }

/** Replaces a button that is drawn elsewhere: what opens beside it finds its place by this. */
export function Anchor({ of, ref }: Props) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return
    const release = ref(of.current)
    return () => {
      if (typeof release === 'function') release()
      else ref(null)
    }
  }, [of, ref])
  return null
}
