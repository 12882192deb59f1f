import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The parameter of the address that names the open tab. */
const PARAMETER = 'part'

/** Which tab of the record is open; the address holds it while the record is open. `keys`: the first one is where a record opens. */
export function useRecordTab(keys: readonly string[]): [tab: string, open: (tab: string) => void] {
  const navigate = useNavigate()
  const asked: unknown = useRouterState({ select: ({ location }): unknown => (location.search as Record<string, unknown>)[PARAMETER] })
  const first = keys[0] ?? ''
  const [tab, setTab] = useState(() => keys.find((key) => key === asked) ?? first)
  const write = (part: string | undefined) =>
    void navigate({
      to: '.',
      search: ((before: Record<string, unknown>) => ({ ...before, [PARAMETER]: part })) as never,
      replace: true,
      resetScroll: false,
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the record is closed
  useEffect(() => () => (new URLSearchParams(window.location.search).has(PARAMETER) ? write(undefined) : undefined), [])
  return [
    tab,
    (next) => {
      setTab(next)
      write(next === first ? undefined : next)
    },
  ]
}
